// What Debian's libraries for WebAssembly lack. They have no exceptions: a throw ends the program,
// and no catch ever runs. Linked to the programs of the site only.
#include <cstddef>
#include <cstdio>
#include <cstdlib>
#include <exception>

extern "C" {

// The library's name for "make room for what is thrown". The size is in bytes.
void* __cxa_allocate_exception(std::size_t size) {
  return std::malloc(size);
}

// The library's name for `throw`: says what was thrown, of which all programs here know that it is a std::exception.
[[noreturn]] void __cxa_throw(void* thrown, void*, void (*)(void*)) {
  std::fprintf(stderr, "%s\n", static_cast<std::exception*>(thrown)->what());
  std::exit(1);
}

// What Debian's division of 128-bit numbers asks for: a number, and what to do if it changed on the
// stack.
void* __stack_chk_guard = nullptr;
[[noreturn]] void __stack_chk_fail() {
  std::abort();
}

}  // extern "C"
