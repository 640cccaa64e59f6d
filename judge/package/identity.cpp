#include "judge/package/identity.hpp"

#include <fmt/format.h>
#include <openssl/evp.h>

#include <array>

#include "judge/base/errors.hpp"
#include "judge/base/text.hpp"

namespace judge {
namespace {

using Bytes = std::array<unsigned char, EVP_MAX_MD_SIZE>;

// 6ba7b811-9dad-11d1-80b4-00c04fd430c8
constexpr std::string_view kUrlNameSpace{
    "\x6b\xa7\xb8\x11\x9d\xad\x11\xd1\x80\xb4\x00\xc0\x4f\xd4\x30\xc8", 16};

Bytes sha1(const std::string& bytes) {
  Bytes digest{};
  if (EVP_Digest(bytes.data(), bytes.size(), digest.data(), nullptr, EVP_sha1(), nullptr) != 1) {
    throw JudgeError("cannot compute SHA-1");
  }
  return digest;
}

}  // namespace

std::string short_name_of(std::string_view id) {
  std::string name;
  for (char c : id) {
    const char letter = small_letter(c);
    if ((letter >= 'a' && letter <= 'z') || (letter >= '0' && letter <= '9')) name += letter;
  }
  return name;
}

std::string uuid_of(std::string_view id) {
  Bytes digest = sha1(fmt::format("{}combinatorial-games/{}", kUrlNameSpace, id));
  digest[6] = static_cast<unsigned char>((digest[6] & 0x0f) | 0x50);  // version 5
  digest[8] = static_cast<unsigned char>((digest[8] & 0x3f) | 0x80);  // the variant of RFC 4122
  std::string uuid;
  for (std::size_t i = 0; i < 16; ++i) {
    if (i == 4 || i == 6 || i == 8 || i == 10) uuid += '-';
    uuid += fmt::format("{:02x}", digest[i]);
  }
  return uuid;
}

}  // namespace judge
