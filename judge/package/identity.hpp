// What a problem is called in packages for other judges.
#pragma once

#include <string>
#include <string_view>

namespace judge {

// The ID in small letters without punctuation, as folders of packages are named: ceoi2008knights.
std::string short_name_of(std::string_view id);

// The ID's UUID of version 5 (RFC 4122), the same for ever: of the name "combinatorial-games/ID" in
// the name space for URLs.
std::string uuid_of(std::string_view id);

}  // namespace judge
