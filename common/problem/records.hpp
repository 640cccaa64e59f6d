// Several inputs or answers in one stream.
#pragma once

#include <cctype>
#include <cstddef>
#include <istream>
#include <ostream>
#include <stdexcept>
#include <string>

namespace problem {

// A record begins with the line "\x1e FIRST COUNT": the index of its first case and the number of
// its cases. Its text follows, to the next such line or the end of the stream.
constexpr char kRecordSeparator = '\x1e';

struct Record {
  std::size_t first = 0;
  std::size_t count = 0;
  std::string text;
};

inline void write_record(std::ostream& out, const Record& record) {
  out << kRecordSeparator << ' ' << record.first << ' ' << record.count << '\n' << record.text;
}

namespace detail {

// Reads exactly one blank and a decimal number without a sign.
inline bool read_number(std::istream& in, std::size_t& number) {
  return in.get() == ' ' && std::isdigit(in.peek()) != 0 && in >> number;
}

}  // namespace detail

// Reads the next record; false at the end of the stream. Throws std::runtime_error if the next line
// does not begin a record.
inline bool read_record(std::istream& in, Record& record) {
  if (in.peek() == std::istream::traits_type::eof()) return false;
  if (in.get() != kRecordSeparator || !detail::read_number(in, record.first) ||
      !detail::read_number(in, record.count) || in.get() != '\n') {
    throw std::runtime_error("a record must begin with the line \"\\x1e FIRST COUNT\"");
  }
  std::getline(in, record.text, kRecordSeparator);
  if (in.eof()) {
    in.clear(std::ios::eofbit);  // an empty text at the end is allowed
  } else {
    in.unget();
  }
  return true;
}

}  // namespace problem
