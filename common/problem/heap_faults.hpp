// Faults of programs whose cases are lists of heaps.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <istream>
#include <string>
#include <utility>
#include <vector>

#include "common/problem/decision_faults.hpp"
#include "common/problem/faults.hpp"

namespace problem {

using Heaps = std::vector<int>;

// faults.cpp of such a problem. A faulty program answers as the submission does for other heaps.
class HeapFaults {
 public:
  // `read` reads all cases of an input; `answer` is the submission's answer to one case, with its
  // line end, for heaps from 0 to 2 · sizes.high. `lengths` are the legal numbers of heaps.
  HeapFaults(std::function<std::vector<Heaps>(std::istream&)> read,
             std::function<std::string(const Heaps&)> answer, Range sizes, Range lengths)
      : sizes_(sizes),
        lengths_(lengths),
        answer_(std::move(answer)),
        faults_(std::move(read), [this](const Cases& cases) { return answers(cases, {}); }) {}

  HeapFaults(const HeapFaults&) = delete;  // the kinds point to it
  HeapFaults& operator=(const HeapFaults&) = delete;

  // Declares the kinds that make sense for every such problem.
  void usual_kinds() {
    sizes("one-size", "the heaps of one size, each equally likely, count as others",
          [this](Random& random) {
            const int wrong = drawn(random);
            return [wrong](int heap) { return heap == wrong; };
          });
    sizes("one-size-any-length",
          "the heaps of one size, each length of the size equally likely, count as others",
          [this](Random& random) {
            const auto wrong = static_cast<int>(of_any_length(random, sizes_.high));
            return [wrong](int heap) { return heap == wrong; };
          });
    sizes("sizes-above", "the heaps above a threshold count as others", [this](Random& random) {
      const auto most = static_cast<int>(sizes_.high - of_any_length(random, sizes_.high - 1));
      return [most](int heap) { return heap > most; };
    });
    sizes("sizes-residue",
          "the heaps whose size leaves one remainder modulo one m, at most 1000, count as others",
          [this](Random& random) {
            const std::int64_t most = std::min<std::int64_t>(1000, sizes_.high);
            const auto m = static_cast<int>(random.between(2, most));
            const auto rest = static_cast<int>(random.between(0, m - 1));
            return [m, rest](int heap) { return heap % m == rest; };
          });
    digit_kinds();
    list_kinds();
  }

  // As Faults::run.
  int run(int argc, char** argv) const { return faults_.run(argc, argv); }

 private:
  using Cases = std::vector<Heaps>;
  using Change = std::function<void(Heaps&)>;
  using IsWrong = std::function<bool(int)>;

  void changes(const std::string& name, const std::string& meaning,
               std::function<Change(Random&)> make) {
    faults_.kind(name, meaning, [this, make = std::move(make)](Random& random) {
      const Change change = make(random);
      return [this, change](const Cases& cases) { return answers(cases, change); };
    });
  }

  // Heaps for which the made test holds count as others, all by the same change of their digits.
  void sizes(const std::string& name, const std::string& meaning,
             std::function<IsWrong(Random&)> make) {
    changes(name, meaning, [this, make = std::move(make)](Random& random) -> Change {
      const IsWrong is_wrong = make(random);
      const int bits = drawn(random);
      return [is_wrong, bits](Heaps& heaps) {
        for (int& heap : heaps)
          heap ^= is_wrong(heap) ? bits : 0;
      };
    });
  }

  void digit_kinds() {
    changes("last-bits", "the heaps lose their first binary digits, as in a narrow type",
            [this](Random& random) -> Change {
              const int kept = kept_digits(random);
              return [kept](Heaps& heaps) {
                for (int& heap : heaps)
                  heap &= (1 << kept) - 1;
              };
            });
    changes("first-bits", "the heaps lose their last binary digits, as in a float",
            [this](Random& random) -> Change {
              const int kept = kept_digits(random);
              return [kept](Heaps& heaps) {
                for (int& heap : heaps)
                  heap = static_cast<int>(cut_after(heap, kept));
              };
            });
  }

  void list_kinds() {
    changes("heaps-left-out", "the heaps behind the first so many are left out",
            [this](Random& random) -> Change {
              const auto seen = static_cast<std::size_t>(random.between(1, lengths_.high - 1));
              return [seen](Heaps& heaps) {
                if (heaps.size() > seen) heaps.resize(seen);
              };
            });
    changes("one-number-of-heaps", "in lists of one length the last heap is left out",
            [this](Random& random) -> Change {
              const std::int64_t drawn = of_any_length(random, lengths_.high);
              const auto length = static_cast<std::size_t>(std::max(lengths_.low, drawn));
              return [length](Heaps& heaps) {
                if (heaps.size() == length) heaps.pop_back();
              };
            });
  }

  // A legal size that is not 0.
  int drawn(Random& random) const { return static_cast<int>(random.between(1, sizes_.high)); }

  // From half of the digits of the greatest heap to all but one.
  int kept_digits(Random& random) const {
    const int all = binary_digits(sizes_.high);
    return static_cast<int>(random.between(all / 2, all - 1));
  }

  std::string answers(const Cases& cases, const Change& change) const {
    std::string text;
    for (Heaps heaps : cases) {
      if (change) change(heaps);
      text += answer_(heaps);
    }
    return text;
  }

  Range sizes_;
  Range lengths_;
  std::function<std::string(const Heaps&)> answer_;
  Faults<Cases> faults_;
};

}  // namespace problem
