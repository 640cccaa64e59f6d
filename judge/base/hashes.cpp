#include "judge/base/hashes.hpp"

#include <fmt/format.h>
#include <openssl/evp.h>
#include <sys/stat.h>

#include <algorithm>
#include <array>
#include <ctime>

#include "judge/base/errors.hpp"
#include "judge/base/text.hpp"

namespace judge {
namespace {

constexpr std::int64_t kNanoseconds = 1'000'000'000;

// File times move in steps of the kernel's clock (up to 10 ms): a file written twice within one
// step keeps its stamp. Younger files are therefore hashed again next time.
constexpr std::int64_t kSettledNs = 100'000'000;

std::int64_t nanoseconds(const timespec& time) {
  return time.tv_sec * kNanoseconds + time.tv_nsec;
}

std::int64_t now_ns() {
  timespec now{};
  clock_gettime(CLOCK_REALTIME, &now);
  return nanoseconds(now);
}

// Changes whenever the file does.
std::string stamp_of(const struct stat& status) {
  return fmt::format("{} {} {} ", status.st_size, nanoseconds(status.st_mtim),
                     nanoseconds(status.st_ctim));
}

}  // namespace

std::string sha256(std::string_view bytes) {
  std::array<unsigned char, EVP_MAX_MD_SIZE> digest{};
  unsigned int size = 0;
  if (EVP_Digest(bytes.data(), bytes.size(), digest.data(), &size, EVP_sha256(), nullptr) != 1) {
    throw JudgeError("OpenSSL computes no SHA-256 here");
  }
  std::string hex;
  for (unsigned int i = 0; i < size; ++i)
    hex += fmt::format("{:02x}", digest[i]);
  return hex;
}

std::string key_of(const std::vector<std::string>& parts) {
  std::string text;
  for (const std::string& part : parts)
    text += fmt::format("{}:{}\n", part.size(), part);
  return sha256(text);
}

std::string FileHashes::of(const fs::path& path) {
  struct stat status {};
  if (stat(path.c_str(), &status) != 0 || !S_ISREG(status.st_mode)) return "";
  const std::string name = fs::absolute(path).string(), stamp = stamp_of(status);
  const auto known = cache_.find("hash", name);
  if (known && starts_with(*known, stamp)) return known->substr(stamp.size());
  std::string hash = sha256(MappedFile(path).bytes());
  const bool has_settled = now_ns() - nanoseconds(status.st_ctim) >= kSettledNs;
  if (has_settled) cache_.put("hash", name, stamp + hash);
  return hash;
}

}  // namespace judge
