// problem::read_record and write_record.
#include <sstream>
#include <vector>

#include "common/problem/records.hpp"
#include "judge/tests/fuzz/harness.hpp"

namespace {

using fuzz::demand;
using problem::Record;

std::vector<Record> read_all(const std::string& text) {
  std::istringstream in(text);
  std::vector<Record> records;
  Record record;
  while (problem::read_record(in, record))
    records.push_back(record);
  return records;
}

std::string write_all(const std::vector<Record>& records) {
  std::ostringstream out;
  for (const Record& record : records)
    problem::write_record(out, record);
  return out.str();
}

// Takes a blank and a decimal number off; aborts if something else stands there.
void take_number(std::string_view& text) {
  demand(text.substr(0, 1) == " ", "one blank stands before a number");
  text.remove_prefix(1);
  const std::size_t digits = std::min(text.find_first_not_of("0123456789"), text.size());
  demand(digits > 0, "a number is decimal digits");
  text.remove_prefix(digits);
}

// `text` is these records and nothing else, each after its header.
void check(std::string_view text, const std::vector<Record>& records) {
  for (const Record& record : records) {
    demand(text.substr(0, 1) == "\x1e", "a record begins with the separator");
    text.remove_prefix(1);
    take_number(text);
    take_number(text);
    demand(text.substr(0, 1) == "\n", "the header's line ends");
    text.remove_prefix(1);
    demand(text.substr(0, record.text.size()) == record.text, "the record's text follows");
    text.remove_prefix(record.text.size());
  }
  demand(text.empty(), "no byte is passed over");
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string text(fuzz::text_of(data, size));
  std::vector<Record> records;
  try {
    records = read_all(text);
  } catch (const std::runtime_error&) {
    return 0;
  }
  check(text, records);
  const std::string written = write_all(records);
  demand(write_all(read_all(written)) == written, "what was written is read as it was");
  return 0;
}
