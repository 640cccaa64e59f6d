// Which files a program reads and writes in place of the standard streams, as its source tells them.
#pragma once

#include <string_view>

#include "judge/model/program.hpp"

namespace judge {

// The first file that the source opens to read, and the first that it opens to write, where their
// names stand in the call itself: freopen("a.in", "r", stdin), std::ofstream out("a.out"),
// open("a.in"), new Scanner(new File("a.in")). What stands behind // does not count, nor what is
// compiled only without ONLINE_JUDGE; names of files elsewhere neither.
FileStreams opened_files(std::string_view source);

// Whether a file may have this name: no folder is in it, and it is not one of those for a console.
bool is_file_name(std::string_view name);

}  // namespace judge
