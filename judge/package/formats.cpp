#include "judge/package/formats.hpp"

namespace judge {

const std::vector<PackageFormat>& package_formats() {
  static const std::vector<PackageFormat> kFormats = {{"legacy", true, legacy_package},
                                                      {"2025-09", true, icpc_2025_package},
                                                      {"dmoj", false, dmoj_package},
                                                      {"hydro", false, hydro_package}};
  return kFormats;
}

}  // namespace judge
