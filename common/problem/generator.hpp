// The main function of a generator: named kinds of cases, and one way to join cases into an input.
#pragma once

#include <algorithm>
#include <cstddef>
#include <exception>
#include <functional>
#include <iostream>
#include <map>
#include <memory>
#include <sstream>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "common/problem/exit_codes.hpp"
#include "common/problem/random.hpp"
#include "common/problem/records.hpp"

namespace problem {

// Thrown for a wrong call; what() says why.
struct Usage : std::runtime_error {
  using std::runtime_error::runtime_error;
};

// One case: its own text, and the header that it shares with the other cases of its file (or "").
struct Case {
  std::string text;
  std::string shared;
};

// One call of a kind: its arguments, its random numbers, and the cases that it makes.
class Call {
 public:
  Call(const std::vector<std::string>& names, const std::vector<std::string>& values) {
    if (names.size() != values.size()) {
      throw Usage("takes " + std::to_string(names.size()) + " arguments, not " +
                  std::to_string(values.size()));
    }
    for (std::size_t i = 0; i < names.size(); ++i)
      values_[names[i]] = values[i];
    if (values_.count("SEED")) random_ = std::make_unique<Random>(number("SEED"));
  }

  // The argument as text. Throws std::logic_error for a name that the kind does not declare.
  const std::string& text(const std::string& name) const {
    const auto found = values_.find(name);
    if (found == values_.end()) throw std::logic_error("this kind declares no " + name);
    return found->second;
  }

  // The argument as an integer. Throws Usage if it is not one, or if it is outside [low, high].
  long long number(const std::string& name, long long low = 0,
                   long long high = 1000000000000000000) const {
    std::istringstream stream(text(name));
    long long value = 0;
    if (!(stream >> value) || !stream.eof() || value < low || value > high) {
      throw Usage(name + " = " + text(name) + " should be a whole number from " +
                  std::to_string(low) + " to " + std::to_string(high));
    }
    return value;
  }

  // The random numbers of SEED. Throws std::logic_error if the kind does not declare SEED.
  Random& random() {
    if (!random_) throw std::logic_error("this kind declares no SEED");
    return *random_;
  }

  // Adds a case. Consecutive cases with the same header may be put into one file.
  void add(std::string text, std::string shared = "") {
    cases_.push_back({std::move(text), std::move(shared)});
  }

  const std::vector<Case>& cases() const { return cases_; }

 private:
  std::map<std::string, std::string> values_;
  std::unique_ptr<Random> random_;
  std::vector<Case> cases_;
};

// The generator of a problem. It declares at least two kinds: `small SIZE` makes all legal cases of
// exactly this size, in ascending order; `hard SEED` makes cases where programs often fail.
class Generator {
 public:
  // Makes one input from cases that share a header.
  using Join =
      std::function<std::string(const std::string& shared, const std::vector<std::string>& cases)>;

  // `max_cases`: how many cases one input may hold; 1 if the format has a single case.
  Generator(std::size_t max_cases, Join join) : max_cases_(max_cases), join_(std::move(join)) {}

  // Declares a kind. `parameters` are names with blanks between; SEED is the last one, if present.
  void kind(const std::string& name, const std::string& parameters, const std::string& meaning,
            std::function<void(Call&)> make) {
    std::istringstream words(parameters);
    Kind added{name, {}, meaning, std::move(make)};
    for (std::string word; words >> word;)
      added.parameters.push_back(word);
    kinds_.push_back(std::move(added));
  }

  // generator [--many] [--limit L] [--from I] [--to J] KIND ARG… | --kinds.
  // Writes one input to standard output, or with --many a stream of records of at most L cases
  // each. Uses only the cases [I, J) of the kind. Exit status 0, kUsage, or kBroken on a failure.
  int run(int argc, char** argv) const {
    std::ios::sync_with_stdio(false);
    try {
      dispatch(std::vector<std::string>(argv + 1, argv + argc));
      return std::cout.flush() ? 0 : kBroken;
    } catch (const Usage& usage) {
      std::cerr << "generator: " << usage.what() << '\n';
      return kUsage;
    } catch (const std::exception& error) {
      std::cerr << "generator: " << error.what() << '\n';
      return kBroken;
    }
  }

 private:
  struct Kind {
    std::string name;
    std::vector<std::string> parameters;
    std::string meaning;
    std::function<void(Call&)> make;
  };

  struct Options {
    bool many = false;
    std::size_t limit = SIZE_MAX;
    std::size_t from = 0;
    std::size_t to = SIZE_MAX;
  };

  void dispatch(const std::vector<std::string>& words) const {
    Options options;
    std::size_t next = 0;
    for (; next < words.size() && words[next].rfind("--", 0) == 0; ++next) {
      if (words[next] == "--kinds") return list_kinds();
      next += read_option(options, words, next);
    }
    if (next == words.size()) throw Usage("which kind? " + known_kinds());
    const Kind& wanted = find(words[next]);
    write(options, wanted, {words.begin() + static_cast<std::ptrdiff_t>(next) + 1, words.end()});
  }

  // Reads the option at words[at]; returns the number of further words that it used.
  static std::size_t read_option(Options& options, const std::vector<std::string>& words,
                                 std::size_t at) {
    if (words[at] == "--many") {
      options.many = true;
      return 0;
    }
    const std::map<std::string, std::size_t*> numbers = {
        {"--limit", &options.limit}, {"--from", &options.from}, {"--to", &options.to}};
    const auto option = numbers.find(words[at]);
    if (option == numbers.end()) throw Usage("unknown option " + words[at]);
    if (at + 1 == words.size()) throw Usage(words[at] + " needs a number");
    *option->second = static_cast<std::size_t>(Call({"N"}, {words[at + 1]}).number("N"));
    return 1;
  }

  const Kind& find(const std::string& name) const {
    for (const Kind& kind : kinds_) {
      if (kind.name == name) return kind;
    }
    throw Usage("unknown kind " + name + "; " + known_kinds());
  }

  void write(const Options& options, const Kind& kind,
             const std::vector<std::string>& arguments) const {
    Call call = start(kind, arguments);
    kind.make(call);
    const std::vector<Record> records = join(call.cases(), options);
    if (options.many) {
      for (const Record& record : records)
        write_record(std::cout, record);
    } else if (records.size() == 1) {
      std::cout << records.front().text;
    } else {
      throw Usage(kind.name + " makes " + std::to_string(records.size()) +
                  " inputs here, one is wanted; see --many");
    }
  }

  static Call start(const Kind& kind, const std::vector<std::string>& arguments) {
    try {
      return Call(kind.parameters, arguments);
    } catch (const Usage& usage) {
      throw Usage(signature(kind) + ": " + usage.what());
    }
  }

  // Puts the cases [from, to) into as few inputs as the format and the limit allow, in order.
  std::vector<Record> join(const std::vector<Case>& cases, const Options& options) const {
    const std::size_t most = std::max<std::size_t>(1, std::min(max_cases_, options.limit));
    const std::size_t end = std::min(cases.size(), options.to);
    std::vector<Record> records;
    for (std::size_t first = options.from; first < end;) {
      std::vector<std::string> texts;
      std::size_t next = first;
      for (; next < end && texts.size() < most && cases[next].shared == cases[first].shared;
           ++next) {
        texts.push_back(cases[next].text);
      }
      records.push_back({first, texts.size(), join_(cases[first].shared, texts)});
      first = next;
    }
    return records;
  }

  static std::string signature(const Kind& kind) {
    std::string line = kind.name;
    for (const std::string& parameter : kind.parameters)
      line += " " + parameter;
    return line;
  }

  std::string known_kinds() const {
    std::string names = "the generator knows:";
    for (const Kind& kind : kinds_)
      names += " " + kind.name;
    return names;
  }

  void list_kinds() const {
    for (const Kind& kind : kinds_)
      std::cout << signature(kind) << '\t' << kind.meaning << '\n';
  }

  std::size_t max_cases_;
  Join join_;
  std::vector<Kind> kinds_;
};

// The header of cases whose input has no newline at its end: behind the last number, a reader that
// works in blocks may have old digits in memory.
inline const std::string kUnended = "unended";

// Joins the cases behind `first_line` and before `last_line`.
inline std::string joined(const std::string& first_line, const std::vector<std::string>& cases,
                          const std::string& last_line, const std::string& shared) {
  std::string input = first_line;
  for (const std::string& one : cases)
    input += one;
  input += last_line;
  if (shared == kUnended) input.pop_back();
  return input;
}

// The join of a format that has the number of the cases before them.
inline std::string counted(const std::string& shared, const std::vector<std::string>& cases) {
  return joined(std::to_string(cases.size()) + "\n", cases, "", shared);
}

// The join of a format that has this line behind the cases, or "" for nothing.
inline Generator::Join ended_by(const std::string& last_line) {
  return [last_line](const std::string& shared, const std::vector<std::string>& cases) {
    return joined("", cases, last_line, shared);
  };
}

}  // namespace problem
