// What std::atomic lacks.
#pragma once

#include <atomic>

namespace judge {

// Sets `least` to `value` if that is less.
template <typename Number>
void lower(std::atomic<Number>& least, Number value) {
  Number seen = least;
  while (value < seen && !least.compare_exchange_weak(seen, value)) {
  }
}

}  // namespace judge
