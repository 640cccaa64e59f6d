// Writes a package down, as a folder and as a zip of it.
#pragma once

#include <string>

#include "judge/base/cancellation.hpp"
#include "judge/package/formats.hpp"

namespace judge {

// Makes FOLDER/NAME and FOLDER/NAME.zip hold the package, in place of what was there. The same
// package gives the same bytes. Until both are whole they stand under another name; what was there
// before stays if something fails. Throws JudgeError if a file cannot be read or written,
// Interrupted.
void write_package(const ExportedPackage& package, const fs::path& folder, const std::string& name,
                   const StopToken& stop);

}  // namespace judge
