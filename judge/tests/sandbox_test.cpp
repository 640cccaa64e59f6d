// The sandbox from outside: real programs, with and without namespaces. Every program that could do
// harm if the sandbox had a hole is in judge/tests/hostile/, where the machine is protected.
#include "judge/sandbox/sandbox.hpp"

#include <gtest/gtest.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

#include <chrono>
#include <fstream>
#include <iterator>
#include <sstream>
#include <thread>

#include "judge/base/errors.hpp"
#include "judge/sandbox/drain.hpp"
#include "judge/sandbox/supervisor/protocol.hpp"

namespace judge {
namespace {

namespace fs = std::filesystem;

constexpr std::uint64_t kMiB = 1u << 20;

// One program with many habits, named by its first argument.
constexpr char kTool[] = R"(
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/msg.h>
#include <sys/sem.h>
#include <sys/shm.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <arpa/inet.h>
#include <time.h>
#include <unistd.h>

static double cpu(void) { return (double)clock() / CLOCKS_PER_SEC; }
static void burn(double seconds) { while (cpu() < seconds) {} }
static void touch(size_t mib) { memset(malloc(mib << 20), 1, mib << 20); }
static int depth(int n) { volatile char frame[64]; frame[0] = n; return n == 0 ? 0 : depth(n - 1) + frame[0] * 0 + 1; }
static int sum_forever(int n) { volatile char frame[64]; frame[0] = n; return sum_forever(n + 1) + frame[0]; }

int main(int argc, char** argv) {
  const char* what = argv[1];
  double number = argc > 2 ? atof(argv[2]) : 0;
  if (!strcmp(what, "exit")) return (int)number;
  if (!strcmp(what, "raise")) raise((int)number);
  if (!strcmp(what, "burn")) burn(number);
  if (!strcmp(what, "sleep")) sleep((unsigned)number);
  if (!strcmp(what, "touch")) touch((size_t)number);
  if (!strcmp(what, "reserve")) return mmap(0, (size_t)number << 20, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0) == MAP_FAILED;
  if (!strcmp(what, "recurse")) printf("%d", depth((int)number));
  if (!strcmp(what, "recurse-forever")) return sum_forever(0);
  if (!strcmp(what, "flood")) for (char text[4096] = {0}; ; ) if (write((int)number, text, sizeof text) < 0) return 1;
  if (!strcmp(what, "error")) for (int i = 0; i < (int)number; ++i) fputc('e', stderr);
  if (!strcmp(what, "daemon")) {
    if (fork() == 0) { setsid(); if (fork() == 0) { sleep(60); _exit(0); } _exit(0); }
    wait(0); puts("answer");
  }
  if (!strcmp(what, "children")) {
    for (int i = 0; i < 4; ++i) if (fork() == 0) { touch((size_t)number); sleep(1); _exit(0); }
    while (wait(0) > 0) {}
  }
  if (!strcmp(what, "forget")) {
    signal(SIGCHLD, SIG_IGN);
    if (fork() == 0) { burn(number); _exit(0); }
    while (wait(0) > 0) {}
  }
  if (!strcmp(what, "count")) {
    int born = 0;
    while (born < 300) { pid_t child = fork(); if (child < 0) break; if (child == 0) { pause(); _exit(0); } ++born; }
    printf("%d", born);
  }
  if (!strcmp(what, "scribble")) {
    int input = open("/proc/self/fd/0", O_WRONLY | O_APPEND);
    int wrote = input >= 0 && write(input, "x", 1) == 1;
    printf("%d %d %d %d", wrote, write(0, "x", 1) == 1, ftruncate(0, 0) == 0, open("/proc/self/exe", O_WRONLY) >= 0);
  }
  if (!strcmp(what, "connect")) {
    struct sockaddr_in to = {.sin_family = AF_INET, .sin_port = htons((unsigned short)number)};
    to.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    printf("%d", connect(socket(AF_INET, SOCK_STREAM, 0), (struct sockaddr*)&to, sizeof to) == 0);
  }
  if (!strcmp(what, "share")) {
    int found = (shmget(4711, 4096, 0600) >= 0) + (semget(4711, 1, 0600) >= 0) + (msgget(4711, 0600) >= 0);
    if (number == 0) shmget(4711, 4096, IPC_CREAT | 0600);
    if (number == 1) semget(4711, 1, IPC_CREAT | 0600);
    if (number == 2) msgget(4711, IPC_CREAT | 0600);
    printf("%d", found);
  }
  if (!strcmp(what, "kill")) printf("%d", kill((pid_t)number, SIGKILL));
  return 0;
}
)";

std::string read_file(const fs::path& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

void write_file(const fs::path& path, const std::string& text) {
  std::ofstream(path) << text;
}

// A directory of this test run; the tool in it is compiled once, inside a sandbox of its own.
class ToolFolder {
 public:
  static const ToolFolder& get() {
    static const ToolFolder context;
    return context;
  }
  ~ToolFolder() { fs::remove_all(directory_); }

  const fs::path& directory() const { return directory_; }
  fs::path tool() const { return directory_ / "out" / "tool"; }
  fs::path file(const std::string& name, const std::string& text) const {
    write_file(directory_ / name, text);
    return directory_ / name;
  }

 private:
  ToolFolder() {
    std::string name = (fs::temp_directory_path() / "sandbox-test-XXXXXX").string();
    if (mkdtemp(name.data()) == nullptr) throw std::runtime_error("mkdtemp");
    directory_ = name;
    chmod(name.c_str(), 0755);
    fs::create_directory(directory_ / "out");
    Command compile;
    compile.argv = {"/usr/bin/gcc", "-O0", "-w", "tool.c", "-o", tool()};
    compile.files["tool.c"] = file("tool.c", kTool);
    compile.writable = directory_ / "out";
    compile.limits.cpu_seconds = compile.limits.wall_seconds = 60;
    const StopToken stop;
    const Outcome outcome = Sandbox(stop).run(compile);
    if (outcome.exit_code != 0 || outcome.end != End::kExited) {
      throw std::runtime_error("compiling the tool: " + outcome.message + outcome.error);
    }
  }
  fs::path directory_;
};

class SandboxTest : public testing::TestWithParam<Isolation> {
 protected:
  Command tool(std::vector<std::string> arguments) {
    Command command;
    command.argv = {"tool"};
    command.argv.insert(command.argv.end(), arguments.begin(), arguments.end());
    command.files["tool"] = ToolFolder::get().tool();
    command.limits.wall_seconds = 30;  // reached only where a test means to
    return command;
  }
  Command shell(const std::string& script) {
    Command command;
    command.argv = {"/bin/sh", "-c", script};
    command.limits.wall_seconds = 30;
    return command;
  }
  bool has_namespaces() const { return sandbox_.isolation().rfind("no namespaces", 0) != 0; }
  bool has_cgroups() const { return sandbox_.isolation().find("by cgroup") != std::string::npos; }

  StopToken stop_;
  Sandbox sandbox_{stop_, GetParam()};
};

INSTANTIATE_TEST_SUITE_P(Isolations, SandboxTest,
                         testing::Values(Isolation::kBest, Isolation::kNone), [](const auto& info) {
                           return info.param == Isolation::kBest ? "Best" : "None";
                         });

TEST_P(SandboxTest, PassesInputThroughAndKeepsTheStreamsApart) {
  Command command = shell("cat; echo trouble >&2");
  command.input = ToolFolder::get().file("input", "3 4\n");
  const Outcome outcome = sandbox_.run(command);
  EXPECT_EQ(outcome.end, End::kExited) << outcome.message;
  EXPECT_EQ(outcome.exit_code, 0);
  EXPECT_EQ(outcome.output, "3 4\n");
  EXPECT_EQ(outcome.error, "trouble\n");
  EXPECT_FALSE(outcome.left_processes);
}

TEST_P(SandboxTest, WithoutInputReadsAnEmptyOne) {
  EXPECT_EQ(sandbox_.run(shell("cat; echo end")).output, "end\n");
}

TEST_P(SandboxTest, CarriesALargeInputAndOutput) {
  std::string text;
  for (int i = 0; i < 1'000'000; ++i)
    text += std::to_string(i) + ' ';
  Command command = shell("exec cat");
  command.input = ToolFolder::get().file("large", text);
  EXPECT_TRUE(sandbox_.run(command).output == text);
}

TEST_P(SandboxTest, TellsExitCodes) {
  EXPECT_EQ(sandbox_.run(tool({"exit", "0"})).exit_code, 0);
  EXPECT_EQ(sandbox_.run(tool({"exit", "42"})).exit_code, 42);
  EXPECT_EQ(sandbox_.run(tool({"exit", "255"})).exit_code, 255);
}

TEST_P(SandboxTest, ASignalNumberIsNeverALimit) {
  for (const int number : {SIGKILL, SIGXCPU, SIGXFSZ, SIGABRT, SIGSEGV, SIGTERM}) {
    const Outcome outcome = sandbox_.run(tool({"raise", std::to_string(number)}));
    EXPECT_EQ(outcome.end, End::kSignaled) << number << outcome.message;
    EXPECT_EQ(outcome.signal, number);
  }
}

TEST_P(SandboxTest, MeasuresAndBoundsCpuTime) {
  Command command = tool({"burn", "0.2"});
  const Outcome within = sandbox_.run(command);
  EXPECT_EQ(within.end, End::kExited);
  EXPECT_GE(within.cpu_seconds, 0.19);
  command.limits.cpu_seconds = 0.1;
  EXPECT_EQ(sandbox_.run(command).end, End::kCpuLimit);
  command.argv[2] = "1000";
  EXPECT_EQ(sandbox_.run(command).end, End::kCpuLimit);
}

TEST_P(SandboxTest, CountsCpuTimeOfChildrenThatNobodyWaitedFor) {
  Command command = tool({});
  command.argv = {"/bin/sh", "-c",
                  "(./tool burn 0.3 && touch done &); until [ -e done ]; do sleep 0.05; done"};
  EXPECT_GE(sandbox_.run(command).cpu_seconds, 0.29);
}

TEST_P(SandboxTest, CountsCpuTimeOfChildrenThatWereForgotten) {
  if (!has_cgroups()) GTEST_SKIP() << "needs a cgroup";
  EXPECT_GE(sandbox_.run(tool({"forget", "0.3"})).cpu_seconds, 0.29);
}

TEST_P(SandboxTest, BoundsTimeByTheClock) {
  Command command = tool({"sleep", "1000"});
  command.limits.wall_seconds = 0.2;
  EXPECT_EQ(sandbox_.run(command).end, End::kWallLimit);
  command.argv = {"tool", "raise", std::to_string(SIGSTOP)};
  EXPECT_EQ(sandbox_.run(command).end, End::kWallLimit);
}

TEST_P(SandboxTest, MeasuresPeakMemoryWithoutTheJudges) {
  const std::vector<char> ballast(400 * kMiB, 1);
  const Outcome small = sandbox_.run(tool({"exit", "0"}));
  EXPECT_LT(small.memory_bytes, 20 * kMiB);
  EXPECT_GT(small.memory_bytes, 0u);
  const Outcome large = sandbox_.run(tool({"touch", "100"}));
  EXPECT_GE(large.memory_bytes, 100 * kMiB);
  EXPECT_LT(large.memory_bytes, 120 * kMiB);
  EXPECT_EQ(ballast.back(), 1);
}

TEST_P(SandboxTest, BoundsMemoryOfOneAndOfMany) {
  EXPECT_EQ(sandbox_.run(tool({"touch", "1000"})).end, End::kMemoryLimit);
  EXPECT_EQ(sandbox_.run(tool({"children", "150"})).end, End::kMemoryLimit);
  EXPECT_EQ(sandbox_.run(tool({"children", "20"})).end, End::kExited);
}

TEST_P(SandboxTest, ReservedMemoryIsFree) {
  const Outcome outcome = sandbox_.run(tool({"reserve", "8192"}));
  EXPECT_EQ(outcome.end, End::kExited);
  EXPECT_EQ(outcome.exit_code, 0);
}

TEST_P(SandboxTest, TheStackMayGrowToTheMemoryLimit) {
  const Outcome deep = sandbox_.run(tool({"recurse", "1000000"}));
  EXPECT_EQ(deep.end, End::kExited);
  EXPECT_EQ(deep.output, "1000000");
  const Outcome endless = sandbox_.run(tool({"recurse-forever"}));
  EXPECT_TRUE(endless.end == End::kMemoryLimit || endless.end == End::kSignaled);
}

TEST_P(SandboxTest, BoundsOutput) {
  Command command = tool({"flood", "1"});
  command.limits.output_bytes = kMiB;
  const Outcome outcome = sandbox_.run(command);
  EXPECT_EQ(outcome.end, End::kOutputLimit);
  EXPECT_EQ(outcome.output.size(), kMiB);
  command = shell("printf 12345678");
  command.limits.output_bytes = 8;
  EXPECT_EQ(sandbox_.run(command).end, End::kExited);
  command.limits.output_bytes = 7;
  EXPECT_EQ(sandbox_.run(command).end, End::kOutputLimit);
}

TEST_P(SandboxTest, CutsStandardErrorWithoutBlame) {
  Command command = tool({"error", "1000000"});
  command.limits.error_bytes = 1000;
  const Outcome outcome = sandbox_.run(command);
  EXPECT_EQ(outcome.end, End::kExited);
  EXPECT_EQ(outcome.error, std::string(1000, 'e'));
}

TEST_P(SandboxTest, DoesNotWaitForADaemonThatHoldsTheOutput) {
  const Outcome outcome = sandbox_.run(tool({"daemon"}));
  EXPECT_EQ(outcome.end, End::kExited);
  EXPECT_EQ(outcome.output, "answer\n");
  EXPECT_TRUE(outcome.left_processes);
  EXPECT_LT(outcome.wall_seconds, 30);
}

TEST_P(SandboxTest, BoundsTheNumberOfProcesses) {
  if (!has_namespaces() && !has_cgroups()) {
    GTEST_SKIP() << "the user's other processes count too";
  }
  Command command = tool({"count"});
  command.limits.processes = 10;
  const Outcome outcome = sandbox_.run(command);
  EXPECT_EQ(outcome.output, "9");
  EXPECT_TRUE(outcome.left_processes);
}

TEST_P(SandboxTest, ReadsAnInputThatIsInMemory) {
  const std::string text(3u << 20, 'x');
  Command command = shell("cat");
  command.input = Content::in_memory(text);
  EXPECT_EQ(sandbox_.run(command).output, text);
  command.input = {};
  EXPECT_EQ(sandbox_.run(command).output, "");
}

TEST_P(SandboxTest, InputAndProgramCannotBeChanged) {
  Command command = tool({"scribble"});
  command.input = ToolFolder::get().file("precious", "data");
  EXPECT_EQ(sandbox_.run(command).output, "0 0 0 0");
  EXPECT_EQ(read_file(command.input.file), "data");
}

TEST_P(SandboxTest, EveryRunHasAnEmptyDirectoryOfItsOwn) {
  Command command = shell("ls; echo mine > note; cat note; mkdir -p a/b; chmod 0 a/b a");
  for (int i = 0; i < 2; ++i)
    EXPECT_EQ(sandbox_.run(command).output, "mine\n");
}

TEST_P(SandboxTest, FilesAreReadOnly) {
  Command command = shell("cat note; (echo more >> note) 2>&-; cat note; rm -f note 2>&-");
  command.files["note"] = ToolFolder::get().file("shown", "text\n");
  EXPECT_EQ(sandbox_.run(command).output, "text\ntext\n");
  EXPECT_EQ(read_file(command.files["note"]), "text\n");
}

TEST_P(SandboxTest, AFileOfTheDiskBoundAndNoCore) {
  Command command = shell("head -c 3000000 /dev/zero > big; stat -c %s big; ulimit -c");
  command.limits.output_bytes = kMiB;
  EXPECT_EQ(sandbox_.run(command).output, std::to_string(kMiB) + "\n0\n");
}

TEST_P(SandboxTest, AWritableDirectoryKeepsWhatIsWritten) {
  const fs::path directory = ToolFolder::get().directory() / "writable";
  fs::create_directories(directory / "inner");
  struct stat before, after, made;
  stat(directory.c_str(), &before);
  const fs::path inner = directory / "inner" / "file";
  Command command =
      shell("echo result | tee " + (directory / "made").string() + " " + inner.string());
  command.writable = directory;
  EXPECT_EQ(sandbox_.run(command).exit_code, 0);
  EXPECT_EQ(read_file(directory / "made"), "result\n");
  EXPECT_EQ(read_file(inner), "result\n");
  stat(directory.c_str(), &after);
  stat((directory / "made").c_str(), &made);
  EXPECT_EQ(after.st_uid, before.st_uid);
  EXPECT_EQ(made.st_uid, before.st_uid);
}

TEST_P(SandboxTest, ReadablePathsCanBeReadAndNothingElse) {
  const fs::path shown = ToolFolder::get().file("shown.txt", "shown\n");
  const fs::path hidden = ToolFolder::get().file("hidden.txt", "hidden\n");
  Command command = shell("cat " + shown.string() + " " + hidden.string() + " 2>&-");
  command.readable = {shown};
  const Outcome outcome = sandbox_.run(command);
  EXPECT_EQ(outcome.output, has_namespaces() ? "shown\n" : "shown\nhidden\n");
}

TEST_P(SandboxTest, TheMachineIsOutOfReach) {
  if (!has_namespaces()) GTEST_SKIP() << "needs namespaces";
  EXPECT_EQ(sandbox_
                .run(shell("ls -d /home /root /.judge/machine/* /sys /run " +
                           ToolFolder::get().directory().string() + " 2>&-"))
                .output,
            "");
  EXPECT_EQ(sandbox_.run(shell("touch /x /usr/x /etc/x /dev/x 2>&-; echo $?")).output, "1\n");
  const std::string processes = sandbox_.run(shell("cd /proc && echo [0-9]*")).output;
  EXPECT_EQ(std::count(processes.begin(), processes.end(), ' '), 1) << processes;
  EXPECT_EQ(processes.substr(0, 2), "1 ");
  EXPECT_EQ(sandbox_.run(shell("grep -c : /proc/net/dev")).output, "1\n");  // loopback alone
  EXPECT_EQ(sandbox_.run(tool({"kill", "1"})).exit_code, 0);
}

TEST_P(SandboxTest, NothingIsPassedFromRunToRun) {
  if (!has_namespaces()) GTEST_SKIP() << "needs an IPC namespace";
  for (const char* kind : {"0", "1", "2"}) {
    for (int i = 0; i < 2; ++i)
      EXPECT_EQ(sandbox_.run(tool({"share", kind})).output, "0");
  }
}

TEST_P(SandboxTest, HasNoPrivilegesAndNoWayToGetSome) {
  const Outcome outcome =
      sandbox_.run(shell("id -u; grep -E 'CapEff|NoNewPrivs' /proc/self/status | tr -d '\\t'"));
  const std::string user = has_namespaces() || geteuid() == 0 ? "65534" : std::to_string(geteuid());
  EXPECT_EQ(outcome.output, user + "\nCapEff:0000000000000000\nNoNewPrivs:1\n");
}

TEST_P(SandboxTest, InheritsNoDescriptorAndNoEnvironment) {
  setenv("JUDGE_SECRET", "secret", 1);
  const Outcome outcome = sandbox_.run(shell("ls /proc/self/fd | wc -l; env | cut -d= -f1 | sort"));
  unsetenv("JUDGE_SECRET");
  EXPECT_EQ(outcome.output, "4\nHOME\nLANG\nPATH\nPWD\nTMPDIR\n");  // the fourth is ls's own
}

TEST_P(SandboxTest, SaysWhatIsWrongWithACommand) {
  Command command;
  EXPECT_EQ(sandbox_.run(command).end, End::kBroken);
  command.argv = {"missing"};
  const Outcome missing = sandbox_.run(command);
  EXPECT_EQ(missing.end, End::kBroken);
  EXPECT_NE(missing.message.find("missing"), std::string::npos) << missing.message;
  command.argv = {"/bin/true"};
  command.input = fs::path("/no/such/file");
  EXPECT_EQ(sandbox_.run(command).end, End::kBroken);
  command.input = {};
  command.files["a/b"] = "/bin/true";
  EXPECT_EQ(sandbox_.run(command).end, End::kBroken);
  command.files.clear();
  command.argv.push_back(std::string(1u << 20, 'x'));
  EXPECT_EQ(sandbox_.run(command).end, End::kBroken);
  EXPECT_EQ(sandbox_.run(shell("echo well")).output, "well\n");
}

// The children of this process by the name of their program.
std::vector<pid_t> children_called(const std::string& name) {
  std::vector<pid_t> found;
  for (const auto& task : fs::directory_iterator("/proc/self/task")) {
    std::istringstream children(read_file(task.path() / "children"));
    for (pid_t pid; children >> pid;) {
      if (read_file("/proc/" + std::to_string(pid) + "/comm") == name + "\n") found.push_back(pid);
    }
  }
  return found;
}

TEST_P(SandboxTest, CanBeStopped) {
  std::thread later([&] {
    std::this_thread::sleep_for(std::chrono::milliseconds(50));
    stop_.request();
  });
  EXPECT_THROW(sandbox_.run(tool({"sleep", "1000"})), Interrupted);
  later.join();
  EXPECT_TRUE(children_called("supervisor").empty()) << "it has ended what it started";
  EXPECT_THROW(sandbox_.run(tool({"exit", "0"})), Interrupted);
}

TEST_P(SandboxTest, SurvivesTheDeathOfItsSupervisor) {
  const std::vector<pid_t> supervisors = children_called("supervisor");
  ASSERT_EQ(supervisors.size(), 1u);
  std::thread later([&] {
    std::this_thread::sleep_for(std::chrono::milliseconds(50));
    kill(supervisors[0], SIGKILL);
  });
  const Outcome outcome = sandbox_.run(tool({"sleep", "1000"}));
  later.join();
  EXPECT_EQ(outcome.end, End::kBroken);
  EXPECT_EQ(outcome.message, "the supervisor died");
  EXPECT_EQ(sandbox_.run(tool({"exit", "7"})).exit_code, 7);
}

TEST(SandboxConstructor, RefusesASupervisorThatIsNone) {
  const StopToken stop;
  EXPECT_THROW(Sandbox(stop, Isolation::kBest, "/no/such/supervisor"), std::runtime_error);
  EXPECT_THROW(Sandbox(stop, Isolation::kBest, "/bin/true"), std::runtime_error);
}

TEST(Drain, KeepsItsBoundAndNoticesMore) {
  Drain drain(3);
  ASSERT_EQ(write(drain.write_end(), "abc", 3), 3);
  EXPECT_TRUE(drain.take());
  EXPECT_FALSE(drain.overflowed());
  ASSERT_EQ(write(drain.write_end(), "d", 1), 1);
  EXPECT_TRUE(drain.take());
  EXPECT_TRUE(drain.overflowed());
  drain.close_write_end();
  EXPECT_FALSE(drain.take());
  EXPECT_EQ(drain.read_end(), -1);
  EXPECT_EQ(drain.text(), "abc");
}

TEST(Protocol, CarriesARequestUnchanged) {
  supervisor::Request request;
  request.cpu_ns = 1;
  request.memory_bytes = ~0ull;
  request.argv = {"a", "", std::string("b\0c", 3)};
  request.files = {{"name", "/path"}};
  request.readable = {"/one", "/two"};
  request.writable = "/three";
  const std::string bytes = supervisor::encode(request);
  supervisor::Unpacker unpacker(bytes);
  EXPECT_EQ(unpacker.kind(), supervisor::Kind::kRequest);
  const supervisor::Request copy = supervisor::decode_request(unpacker);
  EXPECT_EQ(supervisor::encode(copy), bytes);
  EXPECT_EQ(copy.argv, request.argv);
  EXPECT_EQ(copy.files, request.files);
}

TEST(Protocol, RefusesEveryShorterMessage) {
  supervisor::Report report;
  report.failure = "reason";
  const std::string bytes = supervisor::encode(report);
  for (std::size_t size = 0; size < bytes.size(); ++size) {
    const std::string cut = bytes.substr(0, size);
    supervisor::Unpacker unpacker(cut);
    EXPECT_THROW((unpacker.kind(), supervisor::decode_report(unpacker)), std::runtime_error);
  }
}

}  // namespace
}  // namespace judge
