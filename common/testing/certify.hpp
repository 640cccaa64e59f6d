// Proofs by computation: a loop over a short range in tests, and over the whole range on demand.
#pragma once

#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <thread>
#include <vector>

namespace certify {

// Whether the whole range is wanted (`make certify` sets CERTIFY).
inline bool full() {
  return std::getenv("CERTIFY") != nullptr;
}

namespace detail {

// Shows the progress of a long sweep: on a terminal one line that changes, elsewhere a line for
// each ten percent.
inline void show_progress(const std::string& title, std::uint64_t done, std::uint64_t all) {
  const bool terminal = isatty(STDERR_FILENO) != 0;
  const std::uint64_t step = terminal ? 100 : 10;
  if (done * step / all == (done - 1) * step / all) return;
  std::fprintf(stderr, "%s%s: %3d %%%s", terminal ? "\r" : "", title.c_str(),
               static_cast<int>(100 * done / all), terminal && done < all ? "" : "\n");
}

}  // namespace detail

// Calls body(from, to) for blocks [from, to) that together cover [low, high) once, on all cores. If
// not full(), covers only the first `short_count` numbers. The body must be thread-safe.
template <class Body>
void sweep(const std::string& title, std::int64_t low, std::int64_t high, std::int64_t short_count,
           Body body) {
  const std::int64_t end = full() ? high : std::min(high, low + short_count);
  const std::int64_t blocks = std::min<std::int64_t>(1000, end - low);
  const auto border = [&](std::int64_t block) { return low + (end - low) / blocks * block; };
  std::atomic<std::int64_t> next{0}, done{0};
  const auto work = [&] {
    for (std::int64_t block; (block = next++) < blocks;) {
      body(border(block), block + 1 == blocks ? end : border(block + 1));
      const std::int64_t finished = ++done;
      if (full()) detail::show_progress(title, finished, blocks);
    }
  };
  std::vector<std::thread> workers;
  for (unsigned i = 0; i < std::max(1u, std::thread::hardware_concurrency()); ++i) {
    workers.emplace_back(work);
  }
  for (std::thread& worker : workers)
    worker.join();
}

}  // namespace certify
