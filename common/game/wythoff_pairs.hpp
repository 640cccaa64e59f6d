// The lost pairs of Wythoff's game: (0, 0), (1, 2), (3, 5), (4, 7), (6, 10), …; the k-th pair has
// the difference k. For generators and certificates; no submission or reference uses this file.
#pragma once

#include <cstdint>

namespace game {

// The smaller number of the k-th lost pair, for 0 <= k <= 2^31. By Wythoff's theorem it is the
// greatest x with x <= k · phi, that is with x² <= k · (x + k). Found bit by bit, with integers.
inline std::int64_t wythoff_lower(std::int64_t k) {
  const std::uint64_t difference = static_cast<std::uint64_t>(k);
  std::uint64_t lower = 0;
  for (std::uint64_t bit = UINT64_C(1) << 31; bit > 0; bit /= 2) {
    const std::uint64_t x = lower + bit;
    if (x * x <= difference * (x + difference)) lower = x;
  }
  return static_cast<std::int64_t>(lower);
}

}  // namespace game
