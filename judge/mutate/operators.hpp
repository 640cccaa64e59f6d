// What the small pieces of C++ become in mutants: operators, literals, types.
#pragma once

#include <clang-c/Index.h>

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace mutate {

// The operators that take the place of the binary operator `op` (assignments too); none for one
// that is not mutated.
std::vector<std::string> other_operators(std::string_view op);

// How tightly the binary operator binds: greater is tighter; 0 for assignments and what is unknown.
int precedence(std::string_view op);

// The literals one above and one below, of the same type; the least values of a type wrap as they
// do in C++. None for a literal of an unknown form. `literal` is an integer, a character,
// `true` or `false`.
std::vector<std::string> neighbour_literals(std::string_view literal);

// The next narrower arithmetic type, by name; none for the narrowest and for types without width.
std::optional<std::string> narrower_type(CXTypeKind type);

// The type that a run of type keywords like `unsigned long long` means; CXType_Invalid if it is
// none that has a narrower one.
CXTypeKind keyword_type(const std::vector<std::string_view>& keywords);

// The type that a standard header calls `name`, as on 64-bit Linux; CXType_Invalid if
// there is none.
CXTypeKind standard_type(std::string_view name);

// Whether `word` may be part of such a run.
bool is_type_keyword(std::string_view word);

}  // namespace mutate
