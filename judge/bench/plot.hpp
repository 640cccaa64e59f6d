// The growth of the submissions' cost with the size of their input, as a picture.
#pragma once

#include <string>
#include <vector>

#include "judge/bench/programs.hpp"

namespace bench {

// An SVG file: one panel for each problem, both axes logarithmic; the floor dashed, a mark of its
// own for each program.
std::string growth_plot(const std::vector<Growth>& growths);

}  // namespace bench
