// Which files a program reads and writes in place of the standard streams, as its source tells them.
#include <regex>
#include <string>

#include "judge/base/text.hpp"
#include "judge/compile/toolchain.hpp"

namespace judge {
namespace {

// A call and the first string in it, on one line; then what follows up to the end of the call.
const std::regex& opening_call() {
  static const std::regex kCall(
      R"re(\b(freopen|fopen|open|fstream|ifstream|ofstream|Scanner|FileReader|FileInputStream|)re"
      R"re(FileWriter|FileOutputStream|PrintWriter)\b[\w\s({]{0,60}["']([^"']{1,100})["']([^)]{0,60}))re");
  return kCall;
}

bool is_written(const std::string& call, const std::string& file, const std::string& rest) {
  static const std::regex kMode(R"re(^\s*,\s*(["'][wa]|.*\bout\b))re");
  if (call == "ofstream" || ends_with(call, "Writer") || ends_with(call, "OutputStream"))
    return true;
  return std::regex_search(rest, kMode) ||
         (rest.empty() && call == "open" && ends_with(file, ".out"));
}

// Whether a line is left out by a judge's compiler, which defines ONLINE_JUDGE and nothing else that
// #ifdef may ask for. Blocks inside of others are not looked at.
class Conditions {
 public:
  bool leave_out(const std::string& line) {
    static const std::regex kBegin(R"re(^\s*#\s*if(n?)def\s+(\w+))re"),
        kOther(R"re(^\s*#\s*(else|endif))re");
    std::smatch found;
    if (line.find('#') == std::string::npos) return is_out_;
    if (std::regex_search(line, found, kBegin)) {
      is_out_ = (found[2] == "ONLINE_JUDGE") == (found[1].length() > 0);
    } else if (std::regex_search(line, found, kOther)) {
      is_out_ = found[1] == "else" && !is_out_;
    }
    return is_out_;
  }

 private:
  bool is_out_ = false;
};

}  // namespace

bool is_file_name(std::string_view name) {
  return !name.empty() && name.size() <= 100 && name[0] != '.' && name != "CON" && name != "con" &&
         name.find_first_of("/\\:%\n") == std::string_view::npos;
}

FileStreams opened_files(std::string_view source) {
  constexpr std::size_t kLongestLine = 1000;  // of which a call may be a part
  FileStreams streams;
  Conditions conditions;
  for (std::string_view part : split_lines(source)) {
    std::string line(part.substr(0, std::min({part.find("//"), part.size(), kLongestLine})));
    std::smatch found;
    const bool has_string = line.find_first_of("\"'") != std::string::npos;
    if (conditions.leave_out(line) || !has_string) continue;
    for (; std::regex_search(line, found, opening_call()); line = found.suffix()) {
      std::string file = found[2];
      if (found.str(3).find("stderr") != std::string::npos) continue;
      if (starts_with(file, "./")) file.erase(0, 2);
      std::string& stream = is_written(found[1], file, found[3]) ? streams.output : streams.input;
      if (stream.empty() && is_file_name(file)) stream = file;
    }
  }
  if (streams.input == streams.output) streams = {};
  return streams;
}

}  // namespace judge
