// The sandbox from outside: real programs, with and without namespaces. Every program that could do
// harm if the sandbox had a hole is in judge/tests/hostile/, where the machine is protected.
#include "judge/sandbox/sandbox.hpp"

#include <gtest/gtest.h>
#include <signal.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <sstream>
#include <thread>

#include "judge/base/errors.hpp"
#include "judge/base/files.hpp"
#include "judge/sandbox/supervisor/cgroup.cpp"  // the supervisor is no library
#include "judge/sandbox/supervisor/protocol.hpp"

namespace judge {
namespace {

constexpr std::uint64_t kMiB = 1u << 20;

class SandboxTest : public testing::TestWithParam<Isolation> {
 protected:
  SandboxTest() { fs::permissions(folder_.path(), fs::perms(0755)); }

  Command python(const std::string& script) {
    Command command = shell("");
    command.argv = {"/usr/bin/python3", "-I", "-c", script};
    return command;
  }
  Command shell(const std::string& script) {
    Command command;
    command.argv = {"/bin/sh", "-c", script};
    command.limits.wall_seconds = 30;  // reached only where a test means to
    return command;
  }
  fs::path file(const std::string& name, const std::string& text) const {
    write_file(folder_.path() / name, text);
    return folder_.path() / name;
  }
  bool has_namespaces() const { return sandbox_.isolation().rfind("no namespaces", 0) != 0; }
  bool has_cgroups() const { return sandbox_.isolation().find("by cgroup") != std::string::npos; }

  TemporaryFolder folder_{fs::temp_directory_path()};
  StopToken stop_;
  Sandbox sandbox_{stop_, GetParam()};
};

// What only namespaces give.
class NamespacesTest : public SandboxTest {};
INSTANTIATE_TEST_SUITE_P(Isolations, NamespacesTest, testing::Values(Isolation::kBest));

INSTANTIATE_TEST_SUITE_P(Isolations, SandboxTest,
                         testing::Values(Isolation::kBest, Isolation::kNone), [](const auto& info) {
                           return info.param == Isolation::kBest ? "Best" : "None";
                         });

TEST_P(SandboxTest, PassesInputThroughAndKeepsTheStreamsApart) {
  Command command = shell("cat; echo trouble >&2");
  command.input = file("input", "3 4\n");
  const Outcome outcome = sandbox_.run(command);
  EXPECT_EQ(outcome.end, End::kExited) << outcome.message;
  EXPECT_EQ(outcome.exit_code, 0);
  EXPECT_EQ(outcome.output, "3 4\n");
  EXPECT_EQ(outcome.error, "trouble\n");
  EXPECT_FALSE(outcome.left_processes);
}

TEST_P(SandboxTest, MeasuresCpuTimeAndBoundsWhatWasMeasured) {
  Command command = python("import time\nwhile time.process_time() < 0.2: pass");
  const Outcome within = sandbox_.run(command);
  EXPECT_EQ(within.end, End::kExited);
  EXPECT_GE(within.cpu_seconds, 0.19);
  command.limits.cpu_seconds = 0.1;
  EXPECT_EQ(sandbox_.run(command).end, End::kCpuLimit);
}

TEST_P(SandboxTest, MeasuresPeakMemoryWithoutTheJudges) {
  const std::vector<char> ballast(400 * kMiB, 1);
  const Outcome small = sandbox_.run(shell("exit 0"));
  EXPECT_LT(small.memory_bytes, 20 * kMiB);
  EXPECT_GT(small.memory_bytes, 0u);
  const Outcome large = sandbox_.run(python("b'1' * (100 << 20)"));
  EXPECT_GE(large.memory_bytes, 100 * kMiB);
  EXPECT_LT(large.memory_bytes, 120 * kMiB);
  EXPECT_EQ(ballast.back(), 1);
}

TEST_P(SandboxTest, BoundsOutput) {
  Command command = shell("yes");
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
  Command command = shell("head -c 1000000 /dev/zero | tr '\\0' e >&2");
  command.limits.error_bytes = 1000;
  const Outcome outcome = sandbox_.run(command);
  EXPECT_EQ(outcome.end, End::kExited);
  EXPECT_EQ(outcome.error, std::string(1000, 'e'));
}

TEST_P(SandboxTest, BoundsTheNumberOfProcesses) {
  if (!has_namespaces() && !has_cgroups()) {
    GTEST_SKIP() << "the user's other processes count too";
  }
  Command command = shell("for i in 1 2 3 4 5 6 7 8 9 10 11 12; do sleep 60 & echo $i; done");
  command.limits.processes = 10;
  const Outcome outcome = sandbox_.run(command);
  EXPECT_EQ(outcome.output, "1\n2\n3\n4\n5\n6\n7\n8\n9\n");
  EXPECT_TRUE(outcome.left_processes);
}

TEST_P(SandboxTest, BringsInputAndOutputThroughFiles) {
  Command command = shell("cat p.in p.in > p.out");
  command.input = Content::in_memory("3 4\n");
  command.streams = {"p.in", "p.out", false};
  EXPECT_EQ(sandbox_.run(command).output, "3 4\n3 4\n");
  command.argv.back() = "cat; echo log > p.out";
  EXPECT_EQ(sandbox_.run(command).output, "3 4\n");
  command.streams.only = true;
  command.argv.back() = "cat > p.out; cat p.in >> p.out";
  EXPECT_EQ(sandbox_.run(command).output, "3 4\n");
  command.argv.back() = "exec 0<&-; cat p.in > p.out";
  EXPECT_EQ(sandbox_.run(command).output, "3 4\n");
}

TEST_P(SandboxTest, TakesNothingButAFileOfTheProgramsOwnForItsOutput) {
  const std::string secret = file("secret", "secret\n").string();
  for (const std::string& script :
       {"ln -s " + secret + " p.out", "ln " + secret + " p.out", std::string("mkdir p.out"),
        std::string("mkfifo p.out"), std::string("echo 1 > other; ln other p.out"),
        std::string("ln -s /dev/zero p.out")}) {
    Command command = shell(script + " 2>&1 || true");
    command.streams = {"", "p.out", false};
    const Outcome outcome = sandbox_.run(command);
    EXPECT_EQ(outcome.end, End::kExited) << script;
    EXPECT_FALSE(outcome.wrote_file) << script;
    EXPECT_EQ(outcome.output.find("secret\n"), std::string::npos) << script;
  }
}

TEST_P(SandboxTest, BoundsAnOutputFile) {
  Command command = shell("head -c 1000000 /dev/zero > p.out");
  command.streams = {"", "p.out", false};
  command.limits.output_bytes = kMiB;
  EXPECT_EQ(sandbox_.run(command).output.size(), 1000000u);
  command.limits.output_bytes = 100000;
  EXPECT_EQ(sandbox_.run(command).end, End::kOutputLimit);
}

TEST_P(SandboxTest, ReadsAnInputOfAFileOrOfMemoryOrNone) {
  const std::string text(3u << 20, 'x');
  Command command = shell("cat");
  command.input = file("large", text);
  EXPECT_EQ(sandbox_.run(command).output, text);
  command.input = Content::in_memory(text);
  EXPECT_EQ(sandbox_.run(command).output, text);
  command.input = {};
  EXPECT_EQ(sandbox_.run(command).output, "");
}

TEST_P(SandboxTest, AFileOfTheDiskBoundAndNoCore) {
  Command command = shell("head -c 3000000 /dev/zero > big; stat -c %s big; ulimit -c");
  command.limits.output_bytes = kMiB;
  EXPECT_EQ(sandbox_.run(command).output, std::to_string(kMiB) + "\n0\n");
}

TEST_P(SandboxTest, AWritableDirectoryKeepsWhatIsWritten) {
  const fs::path directory = folder_.path() / "writable";
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
  const fs::path shown = file("shown.txt", "shown\n");
  const fs::path hidden = file("hidden.txt", "hidden\n");
  Command command = shell("cat " + shown.string() + " " + hidden.string() + " 2>&-");
  command.readable = {shown};
  const Outcome outcome = sandbox_.run(command);
  EXPECT_EQ(outcome.output, has_namespaces() ? "shown\n" : "shown\nhidden\n");
}

TEST_P(NamespacesTest, TheMachineIsOutOfReach) {
  if (!has_namespaces()) GTEST_SKIP() << "needs namespaces";
  EXPECT_EQ(sandbox_
                .run(shell("ls -d /home /root /.judge/machine/* /sys /run " +
                           folder_.path().string() + " 2>&-"))
                .output,
            "");
  EXPECT_EQ(sandbox_.run(shell("touch /x /usr/x /etc/x /dev/x 2>&-; echo $?")).output, "1\n");
  const std::string processes = sandbox_.run(shell("cd /proc && echo [0-9]*")).output;
  EXPECT_EQ(std::count(processes.begin(), processes.end(), ' '), 1) << processes;
  EXPECT_EQ(processes.substr(0, 2), "1 ");
  EXPECT_EQ(sandbox_.run(shell("grep -c : /proc/net/dev")).output, "1\n");  // loopback alone
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
  EXPECT_THROW(sandbox_.run(shell("sleep 1000")), Interrupted);
  later.join();
  EXPECT_TRUE(children_called("supervisor").empty()) << "it has ended what it started";
  EXPECT_THROW(sandbox_.run(shell("exit 0")), Interrupted);
}

TEST_P(SandboxTest, SurvivesTheDeathOfItsSupervisor) {
  const std::vector<pid_t> supervisors = children_called("supervisor");
  ASSERT_EQ(supervisors.size(), 1u);
  std::thread later([&] {
    std::this_thread::sleep_for(std::chrono::milliseconds(50));
    kill(supervisors[0], SIGKILL);
  });
  const Outcome outcome = sandbox_.run(shell("sleep 1000"));
  later.join();
  EXPECT_EQ(outcome.end, End::kBroken);
  EXPECT_EQ(outcome.message, "the supervisor died");
  EXPECT_EQ(sandbox_.run(shell("exit 7")).exit_code, 7);
}

TEST(SandboxConstructor, RefusesASupervisorThatIsNone) {
  const StopToken stop;
  EXPECT_THROW(Sandbox(stop, Isolation::kBest, "/no/such/supervisor"), std::runtime_error);
  EXPECT_THROW(Sandbox(stop, Isolation::kBest, "/bin/true"), std::runtime_error);
}

TEST(Protocol, CarriesARequestUnchanged) {
  supervisor::Request request;
  request.limits.cpu_seconds = 1e-9;
  request.limits.memory_bytes = ~0ull;
  request.argv = {"a", "", std::string("b\0c", 3)};
  request.files = {{"name", "/path"}};
  request.readable = {"/one", "/two"};
  request.writable = "/three";
  const std::string bytes = supervisor::encode(supervisor::Kind::kRequest, request);
  supervisor::Unpacker unpacker(bytes);
  EXPECT_EQ(unpacker.kind(), supervisor::Kind::kRequest);
  const supervisor::Request copy = supervisor::decode<supervisor::Request>(unpacker);
  EXPECT_EQ(supervisor::encode(supervisor::Kind::kRequest, copy), bytes);
  EXPECT_EQ(copy.argv, request.argv);
  EXPECT_EQ(copy.files, request.files);
  EXPECT_EQ(copy.limits.cpu_seconds, 1e-9);
}

TEST(Protocol, RefusesEveryShorterMessage) {
  supervisor::Report report;
  report.failure = "reason";
  const std::string bytes = supervisor::encode(supervisor::Kind::kReport, report);
  for (std::size_t size = 0; size < bytes.size(); ++size) {
    const std::string cut = bytes.substr(0, size);
    EXPECT_THROW(
        {
          supervisor::Unpacker unpacker(cut);
          supervisor::decode<supervisor::Report>(unpacker);
        },
        std::runtime_error);
  }
}

// Calls `work` in a process of an ordinary account.
template <typename Work>
void as_an_account(Work work) {
  const pid_t child = fork();
  if (child == 0) {
    if (geteuid() == 0 && setuid(65534) != 0) _exit(1);
    work();
    _exit(0);
  }
  int status = -1;
  EXPECT_EQ(waitpid(child, &status, 0), child);
  EXPECT_EQ(status, 0);
}

// Groups are folders; here they are nothing more.
TEST(Cgroups, AreSweptThoughAProgramTookAwayAllRightsToThem) {
  const TemporaryFolder parent(fs::temp_directory_path());
  fs::permissions(parent.path(), fs::perms::all);
  as_an_account([&] {
    fs::create_directories(parent.path() / "judge-1-2/in/deep/deeper");
    fs::create_directories(parent.path() / "judge-1-2/other");
    fs::create_directories(parent.path() / "judge-3-4");
    fs::create_directories(parent.path() / "beside/in");
    for (const char* name : {"judge-1-2/in/deep", "judge-1-2/in", "judge-1-2"})
      fs::permissions(parent.path() / name, fs::perms::none);
    supervisor::sweep_groups_in(parent.path(), "judge-", 0);
  });
  EXPECT_EQ(list_folder(parent.path()), std::vector<std::string>{"beside"});
}

}  // namespace
}  // namespace judge
