// Points in time, for searches that end at one.
#pragma once

#include <chrono>

namespace judge {

using TimePoint = std::chrono::steady_clock::time_point;

// `seconds` after `start`.
inline TimePoint after(TimePoint start, double seconds) {
  using Duration = std::chrono::steady_clock::duration;
  return start + std::chrono::duration_cast<Duration>(std::chrono::duration<double>(seconds));
}

// How long `start` is ago.
inline double seconds_since(TimePoint start) {
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
}

inline bool is_past(TimePoint deadline) {
  return std::chrono::steady_clock::now() >= deadline;
}

}  // namespace judge
