#include "judge/report/html.hpp"

namespace judge {

// The build makes a string of each style sheet, so that report and site read the same file.
std::string_view shared_style() {
  return
#include "common/site/style.css.text"
      ;
}

std::string_view page_style() {
  return
#include "judge/report/report.css.text"
      ;
}

}  // namespace judge
