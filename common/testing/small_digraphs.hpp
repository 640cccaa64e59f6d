// For exhaustive tests: every acyclic game on a few nodes.
#pragma once

#include <cstdint>
#include <vector>

namespace game {

// An acyclic digraph, where moves go from node v to nodes u < v. `edges` has a bit for each pair
// (v, u), in the order (1,0) (2,0) (2,1) (3,0) …. So the numbers 0 … 2^(n(n-1)/2) - 1 give all
// digraphs on n ordered nodes: 1024 for n = 5.
class SmallDigraph {
 public:
  SmallDigraph(int nodes, std::uint64_t edges) : options_(nodes) {
    for (int from = 0; from < nodes; ++from) {
      for (int to = 0; to < from; ++to, edges >>= 1) {
        if (edges & 1) options_[from].push_back(to);
      }
    }
  }

  std::vector<int> operator()(int node) const { return options_[node]; }

  static unsigned count(int nodes) { return 1u << (nodes * (nodes - 1) / 2); }

 private:
  std::vector<std::vector<int>> options_;
};

}  // namespace game
