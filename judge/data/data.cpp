// Theory of operation. Whatever was once found out about a file by running a program of the package
// is a *finding*: "this generator makes from these arguments the file with this hash", "this
// validator finds the file with this hash legal", "this reference answers it so". Findings name
// programs and files by their content, so they never go stale; the cache keeps them. A test case is
// up to date when its files have the pinned hashes and all that should be known of them is; then
// nothing is run. A file is written whole, and only if its hash is right.
#include "judge/data/data.hpp"

#include <fmt/format.h>

#include <functional>
#include <string>

#include "judge/data/check_written.hpp"
#include "judge/data/data_files.hpp"
#include "judge/data/make_test.hpp"

namespace judge {
namespace {

// One thing to do for one test case or file.
using Task = std::function<void(Sandbox&)>;

void add_tests(std::vector<TestCase>& tests, const DataFiles& files, const std::string& folder,
               const std::vector<std::string>& names) {
  for (const std::string& name : names) {
    const std::string test = folder + "/" + name;
    tests.push_back({test, files.path(test + ".in"), files.path(test + ".ans")});
  }
}

std::vector<TestCase> written_tests(const Problem& problem, const DataFiles& files) {
  std::vector<TestCase> tests;
  add_tests(tests, files, "sample", problem.sample);
  add_tests(tests, files, "hand", problem.hand);
  return tests;
}

std::vector<TestCase> all_tests(const Problem& problem, const DataFiles& files) {
  std::vector<TestCase> tests = written_tests(problem, files);
  std::vector<std::string> names;
  for (const GeneratedTest& test : problem.tests)
    names.push_back(test.name);
  add_tests(tests, files, "generated", names);
  return tests;
}

std::vector<Task> tasks(Context& context, const DataWork& work) {
  std::vector<Task> tasks;
  for (const TestCase& test : written_tests(work.problem, work.files)) {
    tasks.push_back([&context, &work, test](Sandbox& sandbox) {
      check_written(work, sandbox, test, context.workspace.scratch());
    });
  }
  for (const std::string& name : work.problem.invalid)
    tasks.push_back([&work, name](Sandbox& sandbox) { check_rejected(work, sandbox, name); });
  for (const GeneratedTest& test : work.problem.tests) {
    tasks.push_back([&context, &work, &test](Sandbox& sandbox) {
      context.progress.step(work.files.place("generated/" + test.name));
      make_test(work, sandbox, test);
    });
  }
  return tasks;
}

}  // namespace

std::vector<TestCase> make_data(Context& context, const Problem& problem, const Helpers& package,
                                bool pins) {
  const FileLock lock =
      FileLock::take(context.workspace.lock("data-" + problem.id), context.workers.stop());
  DataFiles files(context.workspace, problem, pins);
  if (!pins) files.check_pins();
  files.remove_unknown();
  const DataWork work = {problem, package, files, context.workspace.cache()};
  const std::vector<Task> all = tasks(context, work);
  context.workers.each(all.size(), [&](Sandbox& sandbox, std::size_t i) { all[i](sandbox); });
  if (files.count_put() > 0) {
    context.progress.line(fmt::format("{}: made {} of {} files", problem.id, files.count_put(),
                                      2 * problem.tests.size()));
  }
  if (pins) files.write_pins();
  return all_tests(problem, files);
}

}  // namespace judge
