// The judge's command line: see judge/README.md.
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <functional>

#include "judge/base/errors.hpp"
#include "judge/base/text.hpp"
#include "judge/cli/commands.hpp"

namespace {

using namespace judge;

// The command that the user chose, once the command line is understood.
using Chosen = std::function<int(const StopToken& stop)>;

// The subcommand `name`, with the option that all have.
template <typename Options, typename Command>
CLI::App* add_command(CLI::App& app, const char* name, const char* words, Options& options,
                      Command command, Chosen& chosen) {
  CLI::App* added = app.add_subcommand(name, words);
  add_root(*added, options);
  added->callback([&options, command, &chosen] {
    chosen = [&options, command](const StopToken& stop) { return command(options, stop); };
  });
  return added;
}

// A file of one's own may stand among the IDs as well.
template <typename Source>
void add_source(CLI::App& command, Source& source, std::string& dialect, const char* words) {
  command.get_option("ID")->description(words)->type_name("TEXT|FILE");
  command.add_option("--source", source, "your own file, if its name could be a problem's");
  command.add_option("--std", dialect,
                     "dialect of your file, like c++20 or c11 (default: a recent one)");
}

void add_language(CLI::App& command, std::string& language) {
  command.add_option("--lang", language, "en or zh (default: as LC_ALL or LANG say)")
      ->check(CLI::IsMember({"en", "zh"}));
}

void add_reports(CLI::App& run, RunOptions& options) {
  run.add_option("--json", options.json, "write the results to this file");
  run.add_option("--junit", options.junit, "write them as JUnit's XML to this file");
  run.add_option("--html", options.html, "write them as a page for browsers to this file");
  run.add_option("--csv", options.csv,
                 "of several files of your own: write their points to this file");
}

void add_own_judging(CLI::App& command, OwnJudging& options, const std::string& group) {
  CLI::Option* checker = command.add_option(
      "--checker", options.checker,
      "with testlib.h: INPUT OUTPUT ANSWER, 0 is right, 1 or 2 wrong; without: "
      "INPUT ANSWER FEEDBACK_FOLDER, output on standard input, 42 is right, 43 wrong");
  command
      .add_option("--tolerance", options.tolerance,
                  "how far a number may be from the wanted one, or from 1 times that")
      ->check(CLI::Range(0.0, 1.0))
      ->excludes(checker)
      ->group(group);
  checker->group(group);
  command.add_option("--input-file", options.streams.input, "the file that your program reads")
      ->group(group);
  command.add_option("--output-file", options.streams.output, "the file that your program writes")
      ->group(group);
}

void add_limits(CLI::App& run, RunOptions& options) {
  run.add_option("--time", options.time, "CPU time limit in seconds, in place of the problem's")
      ->check(CLI::Range(0.01, 600.0));
  run.add_option("--memory", options.memory, "memory limit in MiB, in place of the problem's")
      ->check(CLI::Range(1, 65536));
  run.add_option("--time-factor", options.time_factor, "scales the time limit")
      ->check(CLI::Range(0.01, 100.0));
  run.add_option("--isolation", options.isolation,
                 "best: all the system allows; none: limits and measurement only")
      ->check(CLI::IsMember({"best", "none"}))
      ->capture_default_str();
}

void add_run(CLI::App& app, RunOptions& options, Chosen& chosen) {
  CLI::App* run = add_command(app, "run", "judges the submissions of problems, or your own file",
                              options, run_command, chosen);
  add_ids(*run, options);
  add_work(*run, options);
  add_source(
      *run, options.source, options.dialect,
      "problems (default: all); or a file of your own, whose problem is told by its name, by "
      "an address in its first lines, or beside it; or the files of a class, or their folder");
  CLI::Option* tests = run->add_option(
      "--tests", options.tests,
      "your file against the test cases in this folder, package or zip, or against this input");
  run->add_option("--answer", options.answer, "to the input that --tests names")->needs(tests);
  const auto set_mode = [&options](const std::string& word) {
    options.compare = compare_mode_of(word);
  };
  run->add_option_function<std::string>("--compare", set_mode,
                                        "how outputs are compared (with --tests; default tokens)")
      ->check(CLI::IsMember(compare_words(false)))
      ->needs(tests);
  add_own_judging(*run, options, run->option_defaults()->get_group());
  add_limits(*run, options);
  add_reports(*run, options);
  run->add_flag("--force", options.force, "run again what did not change");
  run->add_flag("--right", options.right, "leave out the submissions that are wrong on purpose");
  run->add_flag("--all", options.all,
                "go on after a test case that failed; of your own file a line for each");
  run->add_option("--show", options.show,
                  "your file on this test case alone, of which all is shown")
      ->type_name("TEST");
  run->add_flag(
      "--debug", options.debugs,
      "your C or C++ file with sanitizers, checks of the library and warnings, so that it "
      "says where it goes wrong; 5 times the time limit");
  add_language(*run, options.language);
  run->add_flag("--watch", options.watch,
                "judge your file again whenever it is saved, until Ctrl-C");
}

void add_user_programs(CLI::App& stress, UserProgramOptions& options) {
  const std::string group = "With your own programs, for any problem";
  const auto add = [&](const std::string& name, auto& value, const std::string& words) {
    return stress.add_option(name, value, words)->group(group);
  };
  add("--against", options.against, "a program that is slow but right, in place of the problem ID");
  add("--generator", options.generator, "a program that writes an input; called `gen SEED`");
  add("--args", options.arguments,
      "what the generator is called with; SIZE and SEED stand for numbers: \"SIZE SEED\", "
      "\"10 SEED\"; sizes go up from 1 (default: SEED)");
  add("--max-size", options.max_size, "the last SIZE")->check(CLI::Range(1ll, 1000000000ll));
  add("--validator", options.validator,
      "reads an input; exit status 0 or 42: legal; with it the input is made smaller");
  add_own_judging(stress, options, group);
  add("--time", options.time, "CPU time limit of your file in seconds (default 1)")
      ->check(CLI::Range(0.01, 600.0));
  add("--memory", options.memory, "its memory limit in MiB (default 256)")
      ->check(CLI::Range(1, 65536));
}

void add_stress(CLI::App& app, StressOptions& options, Chosen& chosen) {
  CLI::App* stress =
      add_command(app, "stress", "finds a smallest input on which your file is wrong", options,
                  stress_command, chosen);
  add_ids(*stress, options);
  add_work(*stress, options);
  add_source(*stress, options.source, options.dialect,
             "your file, and its problem if neither its name nor an address in it tells");
  stress->add_option("--seconds", options.seconds, "how long to search (default 30)")
      ->check(CLI::Range(0.1, kLongestSearch));
  stress
      ->add_option("--inputs", options.inputs,
                   "how many inputs to try (default: as many as there is time for)")
      ->check(CLI::PositiveNumber);
  stress->add_option("--shrink", options.shrink, "seconds to make smaller what was found")
      ->check(CLI::Range(0.1, kLongestSearch))
      ->capture_default_str();
  stress->add_option("--seed", options.seed, "the same seed finds the same input")
      ->capture_default_str();
  stress->add_option("--save", options.save, "keep the input and its answer in this folder");
  stress->add_option("--json", options.json, "write what was found to this file");
  add_language(*stress, options.language);
  add_user_programs(*stress, options.user);
}

void add_data(CLI::App& app, DataOptions& options, Chosen& chosen) {
  CLI::App* data = add_command(app, "data", "makes and checks the test cases of problems", options,
                               data_command, chosen);
  add_ids(*data, options);
  add_work(*data, options);
  data->add_flag("--pin", options.pin, "write the hashes of what is made to SHA256SUMS");
}

void add_bundle(CLI::App& app, BundleOptions& options, Chosen& chosen) {
  CLI::App* bundle = add_command(
      app, "bundle", "makes one file to paste out of your file and the headers it includes",
      options, bundle_command, chosen);
  bundle->add_option("FILE", options.source, "your file, in C or C++")->required();
  bundle->add_option("-o,--output", options.output, "write it there, not to standard output");
}

// Ends in the program judge-NAME beside this one, with the words of the command line from NAME on.
[[noreturn]] void become(const std::string& name, char** words) {
  const fs::path program = fs::read_symlink("/proc/self/exe").parent_path() / ("judge-" + name);
  execv(program.c_str(), words);
  throw UsageError(program.string() + " is not built yet: make " + name);
}

// A program of its own: few need it, or the libraries that it needs.
void add_program(CLI::App& app, const std::string& name, const char* words, char** argv,
                 Chosen& chosen) {
  CLI::App* program = app.add_subcommand(name, words);
  program->prefix_command()->set_help_flag();
  program->callback([&chosen, name, argv] {
    chosen = [name, argv](const StopToken&) -> int { become(name, argv + 1); };
  });
}

void add_list(CLI::App& app, ListOptions& options, Chosen& chosen) {
  CLI::App* list = add_command(app, "list", "names the problems", options, list_command, chosen);
  add_ids(*list, options);
  list->add_option("--only", options.only, "nothing else of each, for programs that call this one")
      ->check(CLI::IsMember({"id", "dialect"}));
}

void add_new(CLI::App& app, NewOptions& options, Chosen& chosen) {
  add_command(app, "new", "lays out the folders of a new problem: see problems/ADDING.md", options,
              new_command, chosen)
      ->add_option("ID", options.id, "what the problem is to be called, like HDU2147")
      ->required();
}

// The build makes a string of the script.
constexpr const char* kCompletion =
#include "judge/cli/completion.bash.text"
    ;

void add_completion(CLI::App& app, std::string& shell, Chosen& chosen) {
  CLI::App* command =
      app.add_subcommand("completion", "the script that completes words in your shell");
  command->add_option("SHELL", shell)->required()->check(CLI::IsMember({"bash", "zsh"}));
  command->callback([&] {
    chosen = [&](const StopToken&) {
      if (shell == "zsh") print("#compdef judge\nautoload -U +X bashcompinit && bashcompinit\n");
      print(kCompletion);
      if (shell == "zsh") print("_bash_complete -o filenames -F _judge\n");
      return kAllHeld;
    };
  });
}

// `make` writes it beside this program, which is the same for many commits.
std::string version() {
  const fs::path file = fs::read_symlink("/proc/self/exe").replace_filename("version");
  return "judge " + (fs::exists(file) ? replaced(read_file(file), "\n", "") : "of unknown version");
}

}  // namespace

int main(int argc, char** argv) {
  CLI::App app("Judges programs by the problems of this checkout.", "judge");
  app.require_subcommand(1);
  app.set_version_flag("--version", version);
  app.get_formatter()->column_width(32);
  RunOptions run;
  StressOptions stress;
  run.words = stress.words = {argv, argv + argc};
  DataOptions data;
  BundleOptions bundle;
  ListOptions list;
  NewOptions fresh;
  std::string shell;
  Chosen chosen;
  add_run(app, run, chosen);
  add_stress(app, stress, chosen);
  add_data(app, data, chosen);
  add_bundle(app, bundle, chosen);
  add_list(app, list, chosen);
  add_new(app, fresh, chosen);
  add_program(app, "find", "from the rules of a game to its rule", argv, chosen);
  add_program(app, "package", "writes problems as packages for other judges", argv, chosen);
  add_program(app, "mutate", "do the data reject every small mistake in main.cpp?", argv, chosen);
  add_program(app, "dialects", "main.cpp and textbook.cpp with other compilers", argv, chosen);
  add_program(app, "bench", "what submissions and judge cost", argv, chosen);
  add_completion(app, shell, chosen);
  if (const auto status = parse(app, argc, argv)) return *status;
  return run_main("judge", chosen);
}
