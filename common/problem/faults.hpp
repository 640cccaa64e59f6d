// The main function of a faults.cpp: programs that answer like the submission but for one fault.
#pragma once

#include <cstddef>
#include <exception>
#include <functional>
#include <iostream>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "common/problem/exit_codes.hpp"
#include "common/problem/generator.hpp"
#include "common/problem/random.hpp"
#include "common/problem/records.hpp"

namespace problem {

// Declares kinds of faults. A kind and a seed choose one faulty program. It should be wrong on at
// least one legal input: no data reject one that is not, so the share of those that are rejected
// would be too low.
template <class Input>
class Faults {
 public:
  // A program: from a whole input to its output.
  using Answer = std::function<std::string(const Input&)>;
  // Makes the faulty program that the random numbers choose.
  using Make = std::function<Answer(Random&)>;

  // `read` reads a whole input, `right` answers it as the submission does.
  Faults(std::function<Input(std::istream&)> read, Answer right)
      : read_(std::move(read)), right_(std::move(right)) {}

  void kind(const std::string& name, const std::string& meaning, Make make) {
    kinds_.push_back({name, meaning, std::move(make)});
  }

  // faults KIND SEED < INPUT: what the faulty program writes.
  // faults --many KIND SEED… < INPUT: the same for each seed, as a record with FIRST = SEED and
  // COUNT = 1; a seed whose output here is the submission's own is left out.
  // faults --kinds: a line "NAME<tab>MEANING" for each kind.
  // Exit status 0, kUsage, or kBroken on a failure.
  int run(int argc, char** argv) const {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    try {
      dispatch({argv + 1, argv + argc});
    } catch (const Usage& usage) {
      std::cerr << "faults: " << usage.what() << '\n';
      return kUsage;
    } catch (const std::exception& error) {
      std::cerr << "faults: " << error.what() << '\n';
      return kBroken;
    }
    return std::cout.flush() ? 0 : kBroken;
  }

 private:
  struct Kind {
    std::string name;
    std::string meaning;
    Make make;
  };

  void dispatch(std::vector<std::string> words) const {
    const std::string first = words.empty() ? "" : words[0];
    if (first == "--kinds" && words.size() == 1) return list_kinds();
    const bool many = first == "--many";
    if (many) words.erase(words.begin());
    if (many ? words.empty() : words.size() != 2) {
      throw Usage("faults KIND SEED < INPUT | faults --many KIND SEED… < INPUT | faults --kinds");
    }
    const Kind& kind = find(words[0]);
    words.erase(words.begin());
    const Input input = read_(std::cin);
    if (!many) {
      std::cout << output(kind, seed_of(words[0]), input);
      return;
    }
    write_different(kind, words, input);
  }

  void write_different(const Kind& kind, const std::vector<std::string>& seeds,
                       const Input& input) const {
    const std::string right = right_(input);
    for (const std::string& word : seeds) {
      const std::size_t seed = seed_of(word);
      const std::string found = output(kind, seed, input);
      if (found != right) write_record(std::cout, {seed, 1, found});
    }
  }

  static std::string output(const Kind& kind, std::size_t seed, const Input& input) {
    Random random(seed);
    return kind.make(random)(input);
  }

  static std::size_t seed_of(const std::string& word) {
    return static_cast<std::size_t>(Call({"SEED"}, {word}).number("SEED"));
  }

  const Kind& find(const std::string& name) const {
    for (const Kind& kind : kinds_) {
      if (kind.name == name) return kind;
    }
    throw Usage("unknown kind " + name);
  }

  void list_kinds() const {
    for (const Kind& kind : kinds_)
      std::cout << kind.name << '\t' << kind.meaning << '\n';
  }

  std::function<Input(std::istream&)> read_;
  Answer right_;
  std::vector<Kind> kinds_;
};

}  // namespace problem
