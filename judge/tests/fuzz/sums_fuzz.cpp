// parse_sums: SHA256SUMS.
#include "judge/model/problem.hpp"
#include "judge/problem/problem_folder.hpp"
#include "judge/tests/fuzz/harness.hpp"

namespace {

// Its lines back to one form: LF ends each, and two blanks stand before the path.
std::string plain(std::string_view text) {
  std::string result;
  while (!text.empty()) {
    const std::size_t end = text.find('\n');
    std::string line(text.substr(0, end));
    text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    if (!line.empty() && line.back() == '\r') line.pop_back();
    if (line.size() > 65 && line[65] == '*') line[65] = ' ';
    result += line + "\n";
  }
  return result;
}

// Nothing is passed over: what was read makes up the whole file.
void check(std::string_view text, const std::vector<judge::PinnedFile>& pins) {
  std::string written;
  int line = 0;
  for (const judge::PinnedFile& pin : pins) {
    written += pin.hash + "  " + pin.name + "\n";
    fuzz::demand(pin.line == ++line, "every line is a file");
    fuzz::demand(pin.name.rfind("generated/") == 0, "every file is under generated/");
    fuzz::demand(pin.name.find('/') == pin.name.rfind('/'), "and under no folder there");
  }
  fuzz::demand(written == plain(text), "the same lines are written as were read");
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text = fuzz::text_of(data, size);
  fuzz::accept_or_complain([&] { check(text, judge::parse_sums(text, fuzz::kFile)); });
  return 0;
}
