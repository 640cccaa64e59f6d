// A package of Polygon, where Codeforces prepares problems: problem.xml, tests/, check.cpp.
#pragma once

#include "judge/import/foreign_package.hpp"

namespace judge {

// Whether `folder` looks like such a package.
bool is_polygon_package(const fs::path& folder);

// Reads it. Throws UsageError as foreign_package.
ForeignPackage polygon_package(const fs::path& folder);

}  // namespace judge
