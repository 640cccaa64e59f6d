// What keeps a certificate from being left out of `make certify`.
#include "common/testing/certify.hpp"

#include <gtest/gtest.h>

#include <atomic>
#include <cstdint>
#include <stdexcept>

namespace certify {
namespace {

TEST(Certify, IsRefusedInATestWhoseNameDoesNotSayIt) {
  EXPECT_THROW(full(), std::logic_error);
  EXPECT_THROW(reach(1, 2), std::logic_error);
  EXPECT_THROW(sweep("refused", 0, 2, 1, [](auto, auto) {}), std::logic_error);
}

TEST(Certify, CertificateNamesBothBounds) {
  EXPECT_EQ(reach(7, 9), full() ? 9 : 7);
  EXPECT_EQ(reach(5), 5);
  const testing::TestResult& result =
      *testing::UnitTest::GetInstance()->current_test_info()->result();
  ASSERT_EQ(result.test_property_count(), 2);
  EXPECT_STREQ(result.GetTestProperty(0).key(), "make_test");
  EXPECT_STREQ(result.GetTestProperty(1).value(), "5");
}

TEST(Certify, CertificateCoversEachNumberOnce) {
  for (std::int64_t numbers : {1, 2, 999, 1000, 1001, 12345}) {
    std::atomic<std::int64_t> count{0}, sum{0};
    cover("numbers", 3, 3 + numbers, [&](auto from, auto to) {
      for (auto number = from; number < to; ++number) {
        ++count;
        sum += number;
      }
    });
    EXPECT_EQ(count, numbers);
    EXPECT_EQ(sum, numbers * (numbers + 5) / 2);
  }
}

}  // namespace
}  // namespace certify
