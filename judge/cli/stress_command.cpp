// `judge stress`: searches, explains, and keeps what it found.
#include <fmt/format.h>

#include "judge/base/errors.hpp"
#include "judge/base/text.hpp"
#include "judge/cli/commands.hpp"
#include "judge/model/problem.hpp"
#include "judge/model/program.hpp"
#include "judge/model/test_case.hpp"
#include "judge/package/problem_folder.hpp"
#include "judge/stress/search.hpp"
#include "judge/stress/stress_report.hpp"

namespace judge {
namespace {

class Stress {
 public:
  explicit Stress(const Options& options)
      : options_(options),
        workspace_(options.root),
        workers_(options.jobs),
        progress_(options.verbosity),
        compiler_(workspace_),
        problem_(load_problem(workspace_.root(), options.ids.front())),
        language_(options.language.empty() ? language_of_environment() : options.language) {}

  int run() {
    progress_.step(problem_.id + ": compiling");
    const Package package = compile_package(workers_, compiler_, problem_);
    const Compiled compiled = compiler_.submission(workers_.sandbox(), *options_.source,
                                                   dialect_for(options_, problem_), memory_limit());
    if (!compiled.program) {
      fmt::print("CE: {}\n{}", compiled.reason, compiled.diagnostics);
      return kOneFailed;
    }
    const int status = search(package, *compiled.program);
    workspace_.hashes().save();
    return status;
  }

 private:
  int search(const Package& package, const Program& program) {
    const PackageRunner runner(workers_, problem_, package);
    const Requirements requirements{problem_.config.time_limit, memory_limit(),
                                    problem_.config.compare, package.checker};
    Search search(workspace_, runner, progress_, program, requirements,
                  {options_.seconds, options_.shrink, options_.seed});
    const auto counterexample = search.run();
    warn(search.counts());
    if (!counterexample) {
      fmt::print("{}: {}", problem_.id, no_counterexample_report(search.counts(), language_));
      return kAllHeld;
    }
    tell(*counterexample, search.counts(), runner);
    return kOneFailed;
  }

  int memory_limit() const { return problem_.config.memory_limit; }

  void warn(const SearchCounts& counts) {
    for (const std::string& kind : counts.seed_blind_kinds) {
      progress_.line(fmt::format(
          "judge: warning: the generator's kind {} makes the same from different seeds", kind));
    }
  }

  void tell(const Counterexample& counterexample, const SearchCounts& counts,
            const PackageRunner& runner) {
    const std::string reasons =
        runner.explain(workers_.sandbox(), counterexample.input.text, language_);
    const std::string rerun = options_.save ? save(counterexample) : command_to_save();
    progress_.clear();
    fmt::print("{}\n{}\n{}", counterexample_report(counterexample, language_),
               why_heading(language_), reasons);
    fmt::print("\n{}", smallness_report(counterexample, counts, language_));
    fmt::print("{}\n{}\n", rerun_heading(options_.save.has_value(), language_), rerun);
  }

  // Keeps the case under a name of its own; returns the command that runs it.
  std::string save(const Counterexample& counterexample) const {
    const std::string name = "stress-" + sha256(counterexample.input.text).substr(0, 8);
    write_file(*options_.save / (name + ".ans"), counterexample.input.answer);
    write_file(*options_.save / (name + ".in"), counterexample.input.text);
    return fmt::format("{} run {} --source {} --tests {}", binary(), problem_.id,
                       quoted(*options_.source), quoted(*options_.save));
  }

  std::string command_to_save() const {
    return fmt::format("{} stress {} --source {} --seed {} --save DIR", binary(), problem_.id,
                       quoted(*options_.source), options_.seed);
  }

  // As it can be called from here.
  static std::string binary() {
    const fs::path binary = fs::read_symlink("/proc/self/exe");
    const fs::path shorter = binary.lexically_proximate(fs::current_path());
    return quoted(*shorter.begin() == ".." ? binary : shorter);
  }

  // For a shell, if need be.
  static std::string quoted(const fs::path& path) {
    constexpr std::string_view kPlain =
        "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789/._-+,:@%";
    const std::string text = path.string();
    if (text.find_first_not_of(kPlain) == std::string::npos) return text;
    std::string result = "'";
    for (char c : text)
      result += c == '\'' ? std::string("'\\''") : std::string(1, c);
    return result + "'";
  }

  const Options& options_;
  Workspace workspace_;
  Workers workers_;
  Progress progress_;
  Compiler compiler_;
  Problem problem_;
  std::string language_;
};

}  // namespace

int stress_command(const Options& options) {
  check_source(options);
  return Stress(options).run();
}

}  // namespace judge
