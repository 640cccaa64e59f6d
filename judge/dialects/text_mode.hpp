// What Windows does to the lines of a program that reads and writes text.
#pragma once

#include <string>
#include <string_view>

namespace dialects {

// `text` with CR LF in place of each LF, as files on Windows have it.
std::string to_windows(std::string_view text);

// The text that a program printed, of what arrived: LF in place of each CR LF. A LF alone stays
// marked as `\n` in words and CRs elsewhere stay, so that no right answer comes out of either.
std::string from_windows(std::string_view bytes);

}  // namespace dialects
