// A package of Polygon, where Codeforces prepares problems: problem.xml, tests/, check.cpp.
#include <fmt/format.h>

#include <pugixml.hpp>

#include "judge/base/errors.hpp"
#include "judge/base/text.hpp"
#include "judge/import/foreign_package.hpp"

namespace judge {
namespace {

constexpr const char* kDescription = "problem.xml";

// The value of a limit in whole units; 0 if the description has none.
double limit(const pugi::xml_node& testset, const char* name, const fs::path& file, double most) {
  const pugi::xml_node node = testset.child(name);
  if (!node) return 0;
  const double value = node.text().as_double(-1);
  if (value >= 1 && value <= most) return value;
  throw UsageError(fmt::format("{}: {} must be a number from 1 to {}", file.string(), name, most));
}

class PolygonReader {
 public:
  explicit PolygonReader(const fs::path& folder)
      : folder_(fs::absolute(folder).lexically_normal()), file_(folder_ / kDescription) {
    const pugi::xml_parse_result parsed = document_.load_file(file_.c_str());
    if (!parsed) {
      throw UsageError(
          fmt::format("{}: this is no XML at byte {}: {}; take the file from the package anew",
                      file_.string(), parsed.offset, parsed.description()));
    }
    problem_ = document_.child("problem");
  }

  ForeignPackage read() {
    package_.kind = "Polygon package";
    refuse_interactive();
    read_limits();
    read_tests();
    set_checker(package_, folder_, checker_source(), CheckerProtocol::kTestlib);
    return std::move(package_);
  }

 private:
  void refuse_interactive() const {
    if (!problem_.child("assets").child("interactor")) return;
    throw UsageError(fmt::format("{}: the problem is interactive, which this judge cannot judge",
                                 file_.string()));
  }

  void read_limits() {
    const pugi::xml_node judging = problem_.child("judging");
    pugi::xml_node testset = judging.find_child_by_attribute("testset", "name", "tests");
    if (!testset) testset = judging.child("testset");
    const double milliseconds = limit(testset, "time-limit", file_, kMostSeconds * 1000);
    if (milliseconds > 0) package_.time_limit = milliseconds / 1000;
    constexpr double kMebibyte = 1 << 20;
    const double bytes = limit(testset, "memory-limit", file_, kMostMebibytes * kMebibyte);
    if (bytes > 0) package_.memory_limit = std::max(1, static_cast<int>(bytes / kMebibyte));
    if (milliseconds == 0 || bytes == 0) {
      package_.remarks.push_back(
          fmt::format("{} does not give both limits: {} s and {} MiB are used", kDescription,
                      package_.time_limit, package_.memory_limit));
    }
    package_.streams = {judging.attribute("input-file").as_string(),
                        judging.attribute("output-file").as_string(), true};
  }

  void read_tests() {
    const fs::path tests = folder_ / "tests";
    if (fs::is_directory(tests)) package_.files = pair_files(tests, files_below(tests));
    if (!package_.files.tests.empty()) return;
    const std::string left_out = describe_left_out(package_.files.left_out);
    throw UsageError(fmt::format(
        "{}: no input 01 with its answer 01.a; run the package's doall.sh, or download the full "
        "package{}{}",
        tests.string(), left_out.empty() ? "" : "; ", left_out));
  }

  // check.cpp, or else where the description has it.
  fs::path checker_source() const {
    if (fs::is_regular_file(folder_ / "check.cpp")) return folder_ / "check.cpp";
    const pugi::xml_node checker = problem_.child("assets").child("checker");
    return folder_ / checker.child("source").attribute("path").as_string("check.cpp");
  }

  fs::path folder_;
  fs::path file_;
  pugi::xml_document document_;
  pugi::xml_node problem_;
  ForeignPackage package_;
};

}  // namespace

std::optional<ForeignPackage> polygon_package(const fs::path& folder) {
  if (!fs::is_regular_file(folder / kDescription)) return std::nullopt;
  return PolygonReader(folder).read();
}

}  // namespace judge
