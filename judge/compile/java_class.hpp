// Which class of a Java source is the program.
#pragma once

#include <string>
#include <string_view>

namespace judge {

// The class that `java` is to run: the first public one, since javac wants it in a file of its
// name; else Main if it is there; else the first; "Main" if there is no class at all. Words in
// comments, strings, characters and text blocks do not count.
std::string java_class(std::string_view source);

}  // namespace judge
