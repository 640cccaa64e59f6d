#include "judge/cli/file_watch.hpp"

#include <fmt/format.h>
#include <poll.h>
#include <sys/inotify.h>

#include <cerrno>
#include <cstring>

#include "judge/base/errors.hpp"

namespace judge {
namespace {

// An editor may write more than once in a row.
constexpr std::chrono::milliseconds kCalm{50};

}  // namespace

FileWatch::FileWatch(const fs::path& file)
    : name_(file.filename().string()), events_(inotify_init1(IN_CLOEXEC | IN_NONBLOCK)) {
  const fs::path folder = fs::absolute(file).parent_path();
  if (inotify_add_watch(events_.get(), folder.c_str(), IN_CLOSE_WRITE | IN_MOVED_TO) < 0) {
    throw UsageError(
        fmt::format("{}: cannot be watched: {}", folder.string(), std::strerror(errno)));
  }
}

void FileWatch::wait(const StopToken& stop) {
  for (;;) {
    pollfd both[] = {{events_.get(), POLLIN, 0}, {stop.descriptor(), POLLIN, 0}};
    poll(both, 2, -1);
    stop.check();
    if (!was_saved()) continue;
    stop.wait_for(kCalm);
    was_saved();
    return;
  }
}

// Takes the events that came, and looks for one about the file.
bool FileWatch::was_saved() {
  alignas(inotify_event) char buffer[4096];
  bool saved = false;
  for (ssize_t size; (size = read(events_.get(), buffer, sizeof buffer)) > 0;) {
    for (ssize_t at = 0; at < size;) {
      const auto* event = reinterpret_cast<const inotify_event*>(buffer + at);
      saved = saved || (event->len > 0 && name_ == event->name);
      at += static_cast<ssize_t>(sizeof *event + event->len);
    }
  }
  return saved;
}

}  // namespace judge
