#include "judge/bench/process.hpp"

#include <fcntl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <stdexcept>

#include "judge/base/process.hpp"

namespace bench {
namespace {

double seconds(const timeval& time) {
  return time.tv_sec + time.tv_usec * 1e-6;
}

}  // namespace

Cost run(const std::vector<std::string>& argv, const std::string& input,
         const std::string& output) {
  const auto begin = std::chrono::steady_clock::now();
  judge::ChildFiles files;
  files.open(STDIN_FILENO, input, O_RDONLY);
  files.open(STDOUT_FILENO, output, O_WRONLY | O_CREAT | O_TRUNC);
  const auto [status, usage] = judge::wait_for_process(judge::start_process(argv, files));
  const std::chrono::duration<double> wall = std::chrono::steady_clock::now() - begin;
  if (status != 0) throw std::runtime_error(argv[0] + " failed on " + input);
  return {seconds(usage.ru_utime) + seconds(usage.ru_stime), wall.count(),
          static_cast<std::uint64_t>(usage.ru_maxrss) * 1024};
}

double median(std::vector<double> values) {
  std::sort(values.begin(), values.end());
  const std::size_t middle = values.size() / 2;
  return values.size() % 2 == 1 ? values[middle] : (values[middle - 1] + values[middle]) / 2;
}

}  // namespace bench
