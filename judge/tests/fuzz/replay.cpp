// Gives a harness every file of a folder, without libFuzzer: so `make test` replays the corpus with
// the compiler that it has. Names each file on standard error before its turn and ends with the
// number of files on standard output.
#include <cstdint>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <set>
#include <string>
#include <vector>

namespace fs = std::filesystem;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

namespace {

// A block of exactly the file's size, so that a byte read beyond it is noticed.
std::vector<std::uint8_t> bytes_of(const fs::path& path) {
  std::ifstream in(path, std::ios::binary);
  const std::string text{std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
  return {text.begin(), text.end()};
}

}  // namespace

int main(int argc, char** argv) {
  if (argc != 2) {
    std::fprintf(stderr, "usage: %s FOLDER\n", argv[0]);
    return 2;
  }
  const std::set<fs::path> files(fs::directory_iterator(argv[1]), fs::directory_iterator{});
  for (const fs::path& file : files) {
    std::fprintf(stderr, "%s\n", file.c_str());
    const std::vector<std::uint8_t> bytes = bytes_of(file);
    LLVMFuzzerTestOneInput(bytes.data(), bytes.size());
  }
  std::printf("%zu inputs\n", files.size());
  return files.empty() ? 1 : 0;
}
