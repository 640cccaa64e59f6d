// Theory of operation. A program is kept under a key made of everything that its bytes depend on:
// the source, the command, the compiler, and the headers that the compiler says it read. The
// headers are known only after a compilation, so there are two steps: the "source key" (all but the
// headers) leads to the list of headers of the last time, and that list with the headers' present
// hashes to the "full key", under which the program lies. A header that changed changes the full
// key; a header that is new to the list can only come in by a change of a listed file.
#include "judge/compile/compile.hpp"

#include <fmt/format.h>

#include "judge/base/errors.hpp"
#include "judge/base/text.hpp"
#include "judge/compile/directives.hpp"
#include "judge/sandbox/run_verdict.hpp"

namespace judge {
namespace {

constexpr std::uint64_t kMostSource = 128u << 10;  // bytes
constexpr std::size_t kShownLines = 50;
constexpr int kUsesBefore = 4;                           // of a header that is then precompiled
constexpr std::uintmax_t kRoomForPreludes = 256u << 20;  // bytes on the disk
constexpr const char* kDoesNotCompile = "it does not compile";

Limits compile_limits(bool is_heavy) {
  Limits limits;
  limits.cpu_seconds = 30;
  limits.wall_seconds = 90;
  limits.memory_bytes = (is_heavy ? 2048ull : 1024ull) << 20;
  limits.output_bytes = 256u << 20;
  limits.error_bytes = 256u << 10;
  limits.processes = is_heavy ? 128 : 32;
  return limits;
}

// The prerequisites in a make rule, as gcc writes it: blanks and "\\"-newlines apart.
std::vector<std::string_view> parse_depfile(std::string_view text) {
  const std::size_t colon = text.find(": ");
  if (colon == std::string_view::npos) return {};
  return split_at(text.substr(colon + 1), " \\\n");
}

// A compiler that finds the disk full says so in the end. It says the same of its bounded folder
// for temporary files, and a source may make it say anything, so the disk is asked too.
void check_disk(const Outcome& outcome, const fs::path& folder) {
  constexpr std::uintmax_t kScarce = 16u << 20;
  if (outcome.error.find("No space left on device") == std::string::npos) return;
  if (fs::space(folder).available < kScarce) {
    throw JudgeError(fmt::format("compiling: the disk of {} is full", folder.string()));
  }
}

std::string why_it_failed(const Outcome& outcome, const Limits& limits) {
  if (outcome.end == End::kExited && outcome.cpu_seconds <= limits.cpu_seconds) {
    return kDoesNotCompile;
  }
  return "the compiler: " + describe_end(outcome, limits, limits.cpu_seconds);
}

// A file of the user's own is compiled alone, as online. If it misses a header that is not far
// away, says how to bring it along; else nothing.
std::string bundle_hint(const fs::path& source, std::string_view text, const fs::path& root,
                        const std::string& diagnostics) {
  for (const Directive& directive : directives(text).all) {
    const auto file = included(directive);
    const bool is_missed =
        file && file->is_quoted &&
        diagnostics.find(fmt::format("error: {}: ", file->name)) != std::string::npos;
    if (!is_missed || !find_header(file->name, source.parent_path(), root)) continue;
    return fmt::format(
        "; \"{}\" is missing here as on an online judge: `judge bundle {} -o NEW` makes one file",
        file->name, source.string());
  }
  return "";
}

// The compiler's first error, or else its first line.
std::string first_error(const std::string& diagnostics) {
  const auto lines = split_lines(diagnostics);
  for (std::string_view line : lines) {
    if (line.find("error: ") != std::string_view::npos) return std::string(line);
  }
  return lines.empty() ? "" : std::string(lines.front());
}

// The last dialect with gets, register and auto_ptr, and without the names data, size and prev.
constexpr const char* kOldCpp = "gnu++11";

// What came of the user's file as recent C++, or else as the judge of the problem, if it is known,
// compiles it, or else as old C++.
Compiled best_reading(Compiled recent, const std::string& judges_dialect,
                      const std::function<Compiled(const std::string&)>& compiled_in) {
  if (!recent.program && recent.reason != kDoesNotCompile) return recent;
  const std::string error = first_error(recent.diagnostics);
  Compiled judges;
  if (!judges_dialect.empty()) judges = compiled_in(judges_dialect);
  if (recent.program && !judges_dialect.empty() && !judges.program)
    recent.warning = fmt::format(
        "this problem's judge compiles as {0}, where it fails: {1} (--std {0} judges it so)",
        judges_dialect, first_error(judges.diagnostics));
  if (recent.program) return recent;
  Compiled old = judges.program ? judges : compiled_in(kOldCpp);
  old.warning = fmt::format("judged as {}, for as recent C++ it fails: {}",
                            judges.program ? judges_dialect : kOldCpp, error);
  if (!judges_dialect.empty() && !judges.program)
    old.warning +=
        fmt::format("; so it does as {}, which this problem's judge takes", judges_dialect);
  return old.program ? old : recent;
}

// Of the system headers with which a source begins the one that takes most of a compilation, if any
// does (DECISIONS.md).
std::string large_header(std::string_view text) {
  const Directives read = directives(text);
  std::string large;
  for (const Directive& directive : read.all) {
    const auto file = included(directive);
    const bool leads = directive.begin < read.first_code.value_or(text.size());
    if (!file || file->is_quoted || !leads) break;
    if (file->name == "bits/stdc++.h" || (file->name == "iostream" && large.empty()))
      large = file->name;
  }
  return large;
}

Program required(const std::string& name, Compiled compiled) {
  if (compiled.program) return *std::move(compiled.program);
  throw JudgeError(fmt::format("{}: {}\n{}", name, compiled.reason, compiled.diagnostics));
}

}  // namespace

struct Compiler::Job {
  fs::path source;
  std::string text;
  Recipe recipe;
  std::map<std::string, std::string> headers{};  // by name: copied beside the copy of the source
  FileStreams streams{};                         // of the program
};

Compiled Compiler::submission(Sandbox& sandbox, const Submission& submission, int memory_mib) {
  const fs::path& source = submission.source;
  if (!fs::is_regular_file(source)) {
    throw UsageError(fmt::format("{}: there is no such file", source.string()));
  }
  language_of(source);
  if (fs::file_size(source) > kMostSource) {
    const std::string reason =
        fmt::format("the source has {} bytes, more than {}", fs::file_size(source), kMostSource);
    return {std::nullopt, reason, ""};
  }
  PortableSource read{read_file(source)};
  if (submission.is_own && is_c_or_cpp(source)) read = portable(std::move(read.text));
  const auto in = [&](const std::string& dialect) {
    Job job{source,
            read.text,
            submission_recipe(source, dialect, memory_mib),
            {},
            opened_files(read.text)};
    job.recipe.flags.insert(job.recipe.flags.end(), read.flags.begin(), read.flags.end());
    if (submission.debugs) add_debugging(job.recipe, source);
    return compile(sandbox, job);
  };
  Compiled compiled = in(submission.dialect);
  if (submission.is_own && language_of(source) == Language::kCpp && submission.dialect.empty())
    compiled = best_reading(std::move(compiled), submission.judges_dialect, in);
  if (!compiled.program)
    compiled.reason += bundle_hint(source, read.text, workspace_.root(), compiled.diagnostics);
  if (!read.remark.empty())
    compiled.warning += (compiled.warning.empty() ? "" : "; ") + read.remark;
  return compiled;
}

Compiled Compiler::by_recipe(Sandbox& sandbox, const fs::path& source, const Recipe& recipe) {
  return compile(sandbox, {source, read_file(source), recipe});
}

Compiled Compiler::helper(Sandbox& sandbox, const fs::path& source, int memory_mib,
                          const std::vector<fs::path>& headers) {
  const std::string text = read_file(source);
  Job job{source, text, submission_recipe(source, "", memory_mib), {}, opened_files(text)};
  if (is_c_or_cpp(source)) job.headers = local_headers(source, text, headers);
  return compile(sandbox, job);
}

Program Compiler::from_checkout(Sandbox& sandbox, const fs::path& source) {
  const std::string name = workspace_.relative(source);
  return required(name, compile(sandbox, {source, read_file(source), checkout_recipe(name)}));
}

Program Compiler::foreign_checker(Sandbox& sandbox, const fs::path& source,
                                  const std::vector<fs::path>& headers) {
  const std::string text = read_file(source);
  return required(source.string(),
                  compile(sandbox, {source, text, submission_recipe("checker.cpp", "", 0),
                                    local_headers(source, text, headers)}));
}

std::string Compiler::source_key_of(const Job& job) {
  std::vector<std::string> parts = {job.text, recipe_key(job.recipe),
                                    workspace_.hashes().of(job.recipe.tool)};
  for (const auto& [name, text] : job.headers)
    parts.insert(parts.end(), {name, text});
  return key_of(parts);
}

Compiled Compiler::compile(Sandbox& sandbox, const Job& job) {
  const std::string source_key = source_key_of(job);
  if (auto program = find(job, source_key))
    return {std::move(program), "", workspace_.cache().find("warnings", source_key).value_or("")};

  TemporaryFolder folder(workspace_.scratch());
  stage(job, folder.path());
  CompileFolders folders{folder.path(), workspace_.root()};
  Command command;
  if (const auto header = prelude_of(sandbox, job)) {
    folders.prelude = *header;
    command.readable.push_back(header->parent_path());
  }
  command.argv = compile_command(job.recipe, folders);
  for (const char* tree : {"common", "problems"}) {
    const fs::path path = workspace_.root() / tree;
    if (job.recipe.is_in_checkout && fs::exists(path)) command.readable.push_back(path);
  }
  command.writable = folder.path();
  command.limits = compile_limits(job.recipe.is_heavy);
  const Outcome outcome = sandbox.run(command);
  if (outcome.end == End::kBroken) throw JudgeError("compiling: " + outcome.message);
  std::string words =
      replaced(outcome.error + outcome.output, (folder.path() / job.recipe.source).string(),
               job.source.filename().string());
  words = replaced(std::move(words), folder.path().string() + "/src/", "");
  words =
      first_lines(replaced(std::move(words), workspace_.root().string() + "/", ""), kShownLines);
  if (!verdict_of_run(outcome, command.limits.cpu_seconds)) {
    if (job.recipe.is_debugged && !words.empty())
      workspace_.cache().put("warnings", source_key, words);
    return {keep(job, source_key, folder.path()), "", job.recipe.is_debugged ? words : ""};
  }
  check_disk(outcome, folder.path());
  return {std::nullopt, why_it_failed(outcome, command.limits), words};
}

std::optional<fs::path> Compiler::prelude(Sandbox& sandbox, const Recipe& recipe,
                                          const std::string& text) {
  const Compiled made = compile(sandbox, {"prelude.hpp", text, prelude_recipe(recipe)});
  if (!made.program) return std::nullopt;
  return made.program->files.at("prelude.hpp");
}

// To precompile a header takes as long as four compilations save, so these come first.
std::optional<fs::path> Compiler::prelude_of(Sandbox& sandbox, const Job& job) {
  const std::string header = large_header(job.text);
  const bool is_header = job.recipe.output.extension() == ".gch";
  if (header.empty() || is_header || job.recipe.is_debugged || job.recipe.tool.filename() != "g++")
    return std::nullopt;
  const std::string text = "#include <" + header + ">\n";
  const std::string key = source_key_of({"", text, prelude_recipe(job.recipe)});
  const int uses = std::stoi(workspace_.cache().find("prelude uses", key).value_or("0"));
  const bool has_room = fs::space(workspace_.scratch()).available >= kRoomForPreludes;
  std::optional<fs::path> made;
  if (uses == kUsesBefore && has_room) made = prelude(sandbox, job.recipe, text);
  // What failed is not tried again at once.
  if (!made) workspace_.cache().put("prelude uses", key, std::to_string(uses % kUsesBefore + 1));
  return made;
}

void Compiler::stage(const Job& job, const fs::path& folder) {
  fs::create_directory(folder / "out");
  const fs::path source = folder / job.recipe.source;
  for (const auto& [name, text] : job.headers)
    write_file(source.parent_path() / name, text);
  if (!job.recipe.is_in_checkout) write_file(source, job.text);
}

std::string Compiler::full_key(const std::string& source_key,
                               const std::vector<std::string>& headers) {
  std::vector<std::string> parts = {source_key};
  for (const std::string& header : headers) {
    parts.push_back(header);
    parts.push_back(workspace_.hashes().of(workspace_.root() / header));
  }
  return key_of(parts);
}

Program Compiler::program_in(const Job& job, const std::string& key) const {
  const fs::path folder = workspace_.programs() / key;
  Program program{key, workspace_.relative(job.source), job.recipe.run, {}, job.recipe.is_heavy};
  for (const std::string& name : list_folder(folder))
    program.files[name] = folder / name;
  program.streams = job.streams;
  return program;
}

std::optional<Program> Compiler::find(const Job& job, const std::string& source_key) {
  const auto headers = workspace_.cache().find("headers", source_key);
  if (!headers) return std::nullopt;
  const std::string key = full_key(source_key, split_words(*headers));
  if (!fs::exists(workspace_.programs() / key)) return std::nullopt;
  return program_in(job, key);
}

Program Compiler::keep(const Job& job, const std::string& source_key, const fs::path& folder) {
  std::vector<std::string> headers;
  if (job.recipe.is_in_checkout) {
    const std::string prefix = workspace_.root().string() + "/";
    const std::string rule = read_file(folder / kDepfile);
    for (const std::string_view file : parse_depfile(rule)) {
      if (starts_with(file, prefix))
        headers.push_back(fs::path(file.substr(prefix.size())).lexically_normal());
    }
  }
  const std::string key = full_key(source_key, headers);
  const fs::path target = workspace_.programs() / key;
  fs::create_directories(target.parent_path());
  std::error_code error;
  // If another judge was faster, its folder is there already and holds the same.
  fs::rename(folder / "out", target, error);
  if (error && !fs::exists(target)) {
    throw JudgeError(fmt::format("cannot keep {}: {}", target.string(), error.message()));
  }
  workspace_.cache().put("headers", source_key, join(headers, " "));
  return program_in(job, key);
}

}  // namespace judge
