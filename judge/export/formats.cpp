#include "judge/export/formats.hpp"

namespace judge {

const std::vector<PackageFormat>& package_formats() {
  static const std::vector<PackageFormat> kFormats = {{"legacy", legacy_package},
                                                      {"2025-09", icpc_2025_package},
                                                      {"dmoj", dmoj_package},
                                                      {"hydro", hydro_package}};
  return kFormats;
}

}  // namespace judge
