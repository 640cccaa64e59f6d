// problem::Reader. The first line of the input says what to read, a letter for each call, and the
// rest is read so.
#include "common/problem/reader.hpp"
#include "judge/tests/fuzz/harness.hpp"

namespace {

using fuzz::demand;

constexpr long long kFarthest = 999'999'999'999'999'999;

// Reads and writes again what was read, which must give the same bytes.
class Echo {
 public:
  explicit Echo(std::string_view text) : text_(text), reader_(std::string(text)) {}

  void read(char letter) {
    switch (letter) {
      case 'i':
        return integer(-kFarthest, kFarthest);
      case 'd':
        return integer(0, 9);
      case 'n':
        return integer(-20, -1);
      case 'w':
        return word("abc", 1, 3);
      case 'e':
        return word("xyz01", 0, 100);
      case ' ':
        reader_.space();
        return echo(" ");
      case 'l':
        return end_of_line();
      default:
        return;
    }
  }

  void end() {
    reader_.end_of_file();
    demand(read_ == text_.size(), "at the end of the file, all of it was read");
  }

 private:
  void echo(const std::string& bytes) {
    demand(text_.substr(read_, bytes.size()) == bytes, "what was read is what stands there");
    read_ += bytes.size();
  }

  void integer(long long low, long long high) {
    const long long value = reader_.integer("n", low, high);
    demand(low <= value && value <= high, "a number is in its range");
    echo(std::to_string(value));
  }

  void word(const std::string& alphabet, std::size_t shortest, std::size_t longest) {
    const std::string word = reader_.word("w", alphabet, shortest, longest);
    demand(shortest <= word.size() && word.size() <= longest, "a word has its length");
    demand(word.find_first_not_of(alphabet) == std::string::npos, "and its letters");
    echo(word);
  }

  void end_of_line() {
    const bool was_at_end = reader_.at_end();
    reader_.end_of_line();
    if (was_at_end) return;
    const std::string line_end = text_.substr(read_, 1) == "\r" ? "\r\n" : "\n";
    demand(line_end_.empty() || line_end_ == line_end, "line ends are of one kind");
    line_end_ = line_end;
    echo(line_end);
  }

  std::string_view text_;
  problem::Reader reader_;
  std::size_t read_ = 0;
  std::string line_end_;  // of the lines so far
};

void check_reason(std::string_view reason) {
  fuzz::demand_printable(reason);
  demand(reason.substr(0, 5) == "line ", "a reason begins with the line");
  const std::size_t digits = reason.find_first_not_of("0123456789", 5);
  demand(digits > 5 && digits != std::string_view::npos, "and its number");
  demand(reason.substr(digits, 2) == ": ", "and a colon");
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view all = fuzz::text_of(data, size);
  const std::size_t end = all.find('\n');
  if (end == std::string_view::npos) return 0;
  try {
    Echo echo(all.substr(end + 1));
    for (char letter : all.substr(0, end))
      echo.read(letter);
    echo.end();
  } catch (const problem::Illegal& illegal) {
    check_reason(illegal.what());
  }
  return 0;
}
