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

void read_limits(const pugi::xml_node& judging, const fs::path& file, ForeignPackage& package) {
  pugi::xml_node testset = judging.find_child_by_attribute("testset", "name", "tests");
  if (!testset) testset = judging.child("testset");
  const double milliseconds = limit(testset, "time-limit", file, kMostSeconds * 1000);
  if (milliseconds > 0) package.time_limit = milliseconds / 1000;
  constexpr double kMebibyte = 1 << 20;
  const double bytes = limit(testset, "memory-limit", file, kMostMebibytes * kMebibyte);
  if (bytes > 0) package.memory_limit = std::max(1, static_cast<int>(bytes / kMebibyte));
  if (milliseconds > 0 && bytes > 0) return;
  package.remarks.push_back(fmt::format("{} does not give both limits: {} s and {} MiB are used",
                                        kDescription, package.time_limit, package.memory_limit));
}

TestFiles read_tests(const fs::path& folder) {
  TestFiles files;
  if (fs::is_directory(folder)) files = pair_files(folder, files_below(folder));
  if (!files.tests.empty()) return files;
  const std::string left_out = describe_left_out(files.left_out);
  throw UsageError(fmt::format(
      "{}: no input 01 with its answer 01.a; run the package's doall.sh, or download the full "
      "package{}{}",
      folder.string(), left_out.empty() ? "" : "; ", left_out));
}

// check.cpp, or else where the description has it.
fs::path checker_source(const pugi::xml_node& assets, const fs::path& folder) {
  if (fs::is_regular_file(folder / "check.cpp")) return folder / "check.cpp";
  const pugi::xml_node source = assets.child("checker").child("source");
  return folder / source.attribute("path").as_string("check.cpp");
}

}  // namespace

std::optional<ForeignPackage> polygon_package(const fs::path& named) {
  const fs::path folder = fs::absolute(named).lexically_normal(), file = folder / kDescription;
  if (!fs::is_regular_file(file)) return std::nullopt;
  pugi::xml_document document;
  const pugi::xml_parse_result parsed = document.load_file(file.c_str());
  if (!parsed) {
    throw UsageError(
        fmt::format("{}: this is no XML at byte {}: {}; take the file from the package anew",
                    file.string(), parsed.offset, parsed.description()));
  }
  const pugi::xml_node problem = document.child("problem"), assets = problem.child("assets");
  const pugi::xml_node judging = problem.child("judging");
  if (assets.child("interactor")) {
    throw UsageError(fmt::format("{}: the problem is interactive, which this judge cannot judge",
                                 file.string()));
  }
  ForeignPackage package;
  package.kind = "Polygon package";
  read_limits(judging, file, package);
  package.files = read_tests(folder / "tests");
  package.streams = {judging.attribute("input-file").as_string(),
                     judging.attribute("output-file").as_string(), true};
  set_checker(package, folder, checker_source(assets, folder), CheckerProtocol::kTestlib);
  return package;
}

}  // namespace judge
