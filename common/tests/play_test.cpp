// The games of `make play` against brute force: legal moves, outcome, and that the library wins
// every game from every N-position of a small box against all replies.
#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "common/game/octal.hpp"
#include "common/oracle/compounds.hpp"
#include "common/oracle/heap_games.hpp"
#include "common/oracle/oracle.hpp"
#include "common/play/engine.hpp"
#include "common/testing/brute_force.hpp"
#include "common/testing/page_table.hpp"

namespace {

using game::Play;
using testing_support::all_vectors;

using Numbers = std::vector<int>;
using Texts = std::set<std::string>;

constexpr std::size_t kAllMoves = 100000;

std::string joined(const Numbers& numbers) {
  return page::joined(numbers, " ");
}

// Sorted parts as the program writes them: 3, 3, 5 is "2*3 5".
template <class Part, class ToText>
std::string counted(const std::vector<Part>& parts, ToText to_text) {
  std::map<Part, int> counts;
  for (const Part& part : parts)
    ++counts[part];
  std::string text;
  for (const auto& [part, count] : counts) {
    text +=
        (text.empty() ? "" : " ") + (count > 1 ? std::to_string(count) + "*" : "") + to_text(part);
  }
  return text.empty() ? "-" : text;
}

std::string counted(const Numbers& parts) {
  return counted(parts, [](int part) { return std::to_string(part); });
}

// One game of the program, its rules for the oracle, and how a position of the rules is written.
template <class Position>
class Match {
 public:
  using Rules = std::function<std::vector<Position>(const Position&)>;
  using ToText = std::function<std::string(const Position&)>;

  Match(const std::string& name, Rules rules, ToText to_text, Play play = Play::kNormal)
      : name_(name),
        game_(play::find_game(name)),
        rules_(rules),
        to_text_(std::move(to_text)),
        oracle_(rules, play) {}

  // Checks everything that play can reach from these positions.
  void check(const std::vector<Position>& starts) {
    ASSERT_NE(game_, nullptr);
    std::set<Position> known(starts.begin(), starts.end());
    std::vector<Position> open(known.begin(), known.end());
    while (!open.empty()) {
      const Position position = open.back();
      open.pop_back();
      SCOPED_TRACE(name_ + " " + to_text_(position));
      ASSERT_NO_FATAL_FAILURE(check_position(position));
      for (const Position& option : rules_(position)) {
        if (known.insert(option).second) open.push_back(option);
      }
    }
    for (const Position& position : known) {
      const std::string text = to_text_(position);
      SCOPED_TRACE(name_ + " " + text);
      EXPECT_TRUE(oracle_.mover_wins(position) || library_wins_as_second(text));
    }
  }

 private:
  void check_position(const Position& position) {
    const std::string text = to_text_(position);
    const play::Result<std::string> start = game_->start(text);
    ASSERT_TRUE(start) << start.error.english;
    ASSERT_EQ(*start.value, text);
    const std::vector<Position> options = rules_(position);
    ASSERT_EQ(game_->is_over(text), options.empty());
    ASSERT_EQ(game_->mover_wins(text), oracle_.mover_wins(position));
    ASSERT_EQ(after_moves(text), texts(options));
    check_best_move(text, options, oracle_.mover_wins(position));
    check_reason(text, oracle_.mover_wins(position));
  }

  Texts texts(const std::vector<Position>& positions) const {
    Texts found;
    for (const Position& position : positions)
      found.insert(to_text_(position));
    return found;
  }

  Texts after_moves(const std::string& text) const {
    Texts found;
    for (const std::string& move : game_->moves(text, kAllMoves)) {
      const play::Result<std::string> after = game_->after(text, move);
      EXPECT_TRUE(after) << move << ": " << after.error.english;
      if (after) found.insert(*after.value);
    }
    return found;
  }

  // A legal move, and from an N-position one to a P-position.
  void check_best_move(const std::string& text, const std::vector<Position>& options, bool is_won) {
    const std::string move = game_->best_move(text);
    ASSERT_EQ(move.empty(), options.empty());
    if (move.empty()) return;
    const play::Result<std::string> after = game_->after(text, move);
    ASSERT_TRUE(after) << move;
    const auto reached = std::find_if(options.begin(), options.end(), [&](const Position& option) {
      return to_text_(option) == *after.value;
    });
    ASSERT_NE(reached, options.end()) << move;
    ASSERT_TRUE(!is_won || !oracle_.mover_wins(*reached)) << move;
    ASSERT_FALSE(game_->move_in_words(text, move).english.empty());
  }

  // Of a P-position nothing is called an N-position.
  void check_reason(const std::string& text, bool is_won) {
    const play::Text why = game_->why(text);
    ASSERT_EQ(why.english.find("N-position") != std::string::npos, is_won) << why.english;
    ASSERT_EQ(why.chinese.find("N 局面") != std::string::npos, is_won) << why.chinese;
    ASSERT_EQ(why.english.find('{'), std::string::npos) << why.english;
  }

  // Plays all moves of the other player, who is to move, and the library's answers.
  bool library_wins_as_second(const std::string& position) {
    const auto [entry, is_new] = won_.try_emplace(position, true);
    if (!is_new) return entry->second;
    bool wins = true;
    for (const std::string& move : game_->moves(position, kAllMoves)) {
      const play::Reply reply = play::reply(name_, position, move);
      EXPECT_EQ(reply.error.english, "");
      wins = wins && (reply.is_over ? !reply.player_wins : library_wins_as_second(reply.position));
    }
    return won_[position] = wins;
  }

  std::string name_;
  const play::Game* game_;
  Rules rules_;
  ToText to_text_;
  game::Oracle<Position> oracle_;
  std::map<std::string, bool> won_;
};

TEST(Play, Bash) {
  for (int most = 1; most <= 5; ++most) {
    const auto text = [most](int heap) { return joined({heap, most}); };
    Match<int>("bash", game::rules::bash(most), text).check({20});
    Match<int>("misere-bash", game::rules::bash(most), text, Play::kMisere).check({20});
  }
}

TEST(Play, Counting) {
  for (int target = 1; target <= 9; ++target) {
    for (int most = 1; most <= 4; ++most) {
      const auto text = [=](int named) { return joined({named, target, most}); };
      const auto rules = game::rules::count_up(target, most);
      Match<int>("count", rules, text).check({0});
      Match<int>("misere-count", rules, text, Play::kMisere).check({0});
    }
  }
}

// A quota above the heap allows the same moves as the heap itself, so the program writes the heap.
TEST(Play, FibonacciNim) {
  using game::rules::QuotaHeap;
  Match<QuotaHeap> match("fibonacci", game::rules::fibonacci_nim, [](const QuotaHeap& at) {
    return joined({at.counters, std::min(at.quota, at.counters)});
  });
  for (int counters = 1; counters <= 22; ++counters)
    match.check({{counters, counters - 1}});
}

TEST(Play, Nim) {
  const auto rules = game::rules::disjunctive(game::rules::nim_heap);
  Match<Numbers>("nim", rules, joined).check({{5, 5, 5}, {7, 8}, {9}});
  Match<Numbers>("misere-nim", rules, joined, Play::kMisere).check({{5, 5, 5}, {7, 8}, {9}});
}

TEST(Play, MooreNim) {
  for (int k = 1; k <= 3; ++k) {
    Match<Numbers>("moore", game::rules::moore_nim(k), [k](const Numbers& heaps) {
      return std::to_string(k) + " " + joined(heaps);
    }).check({{3, 3, 3}, {1, 2, 1, 2}});
  }
}

TEST(Play, StaircaseNim) {
  Match<Numbers>("staircase", game::rules::staircase_nim, [](const Numbers& coins) {
    return joined({coins.begin() + 1, coins.end()});
  }).check({{0, 2, 1, 2}, {0, 1, 1, 1, 1}});
}

TEST(Play, Subtraction) {
  for (const auto& [name, takes] :
       {std::pair<std::string, Numbers>{"1,3,4", {1, 3, 4}}, {"2,3", {2, 3}}, {"2", {2}}}) {
    const auto heap_rules = [takes = takes](int heap) {
      Numbers options;
      for (int taken : takes) {
        if (taken <= heap) options.push_back(heap - taken);
      }
      return options;
    };
    Match<Numbers>("subtraction", game::rules::disjunctive(heap_rules),
                   [name = name](const Numbers& heaps) { return name + " " + joined(heaps); })
        .check({{9, 8}, {8, 7}, {4, 3, 5}});
  }
}

TEST(Play, Wythoff) {
  using game::rules::TwoHeaps;
  const auto text = [](const TwoHeaps& heaps) { return joined({heaps.first, heaps.second}); };
  Match<TwoHeaps>("wythoff", game::rules::wythoff, text).check({{10, 10}});
  Match<TwoHeaps>("queen", game::rules::wythoff, text).check({{10, 10}});
}

TEST(Play, Octal) {
  for (const std::string code : {"0.137", "0.77", "4.3", "0.6", "0.07", "0.0"}) {
    const auto rules = game::rules::disjunctive_with_splits(game::octal::Rules(code));
    Match<Numbers>("octal", rules, [code](const Numbers& heaps) {
      return code + " " + counted(heaps);
    }).check({{9}, {4, 5}});
  }
}

// Deals the stones one by one to the parts in turn.
std::vector<Numbers> all_deals(int pile, int least) {
  std::vector<Numbers> options;
  for (int parts = 2; pile >= least && parts <= pile; ++parts) {
    Numbers dealt(static_cast<std::size_t>(parts));
    for (int stone = 0; stone < pile; ++stone)
      ++dealt[static_cast<std::size_t>(stone % parts)];
    options.push_back(dealt);
  }
  return options;
}

TEST(Play, Piles) {
  for (int least = 1; least <= 3; ++least) {
    const auto rules = [least](int pile) { return all_deals(pile, least); };
    Match<Numbers>("piles", game::rules::disjunctive_with_splits(rules), [=](const Numbers& piles) {
      return std::to_string(least) + " " + counted(piles);
    }).check({{9}, {4, 5}});
  }
}

TEST(Play, Lunch) {
  const auto rules = [](int bar) {
    std::vector<Numbers> options;
    for (int length = 1; length < bar; ++length) {
      if (bar % length == 0)
        options.push_back(Numbers(static_cast<std::size_t>(bar / length), length));
    }
    return options;
  };
  Match<Numbers>("lunch", game::rules::disjunctive_with_splits(rules), [](const Numbers& bars) {
    return counted(bars);
  }).check({{12}, {9, 2}, {6, 4}, {8, 3}});
}

using Sheet = std::pair<int, int>;
using Sheets = std::vector<Sheet>;

// All cuts of all sheets, as long as there is no single square.
std::vector<Sheets> all_cuts(const Sheets& sheets) {
  std::vector<Sheets> options;
  if (std::count(sheets.begin(), sheets.end(), Sheet(1, 1)) > 0) return options;
  return game::rules::disjunctive_with_splits([](const Sheet& sheet) {
    std::vector<Sheets> pieces;
    const auto [w, h] = sheet;
    for (int left = 1; left < w; ++left)
      pieces.push_back({{left, h}, {w - left, h}});
    for (int top = 1; top < h; ++top)
      pieces.push_back({{w, top}, {w, h - top}});
    return pieces;
  })(sheets);
}

TEST(Play, Cutting) {
  Match<Sheets> match("cutting", all_cuts, [](const Sheets& sheets) {
    return counted(sheets, [](const Sheet& sheet) {
      return std::to_string(sheet.first) + "x" + std::to_string(sheet.second);
    });
  });
  match.check({{{4, 4}}, {{5, 3}}, {{2, 6}}, {{1, 5}}, {{2, 3}, {4, 2}}, {{7, 2}}});
}

bool is_palindrome(const std::string& text) {
  return std::equal(text.begin(), text.end(), text.rbegin());
}

// Is this letter in the middle of a palindrome of 3, 5, 7, … letters, without a bar?
bool may_cut(const std::string& text, int at) {
  const int length = static_cast<int>(text.size());
  for (int half = 1; at - half >= 0 && at + half < length; ++half) {
    const std::string part =
        text.substr(static_cast<std::size_t>(at - half), static_cast<std::size_t>(2 * half + 1));
    if (part.find('|') == std::string::npos && is_palindrome(part)) return true;
  }
  return false;
}

std::vector<std::string> all_letters_to_cut(const std::string& text) {
  std::vector<std::string> options;
  for (std::size_t at = 0; at < text.size(); ++at) {
    if (!may_cut(text, static_cast<int>(at))) continue;
    options.push_back(text.substr(0, at) + "|" + text[at] + "|" + text.substr(at + 1));
  }
  return options;
}

TEST(Play, String) {
  Match<std::string> match("string", all_letters_to_cut, [](const std::string& at) { return at; });
  for (const Numbers& letters : all_vectors(7, 1)) {
    std::string text;
    for (int letter : letters)
      text += letter == 0 ? 'a' : 'b';
    match.check({text});
  }
  match.check({"aaaaaaaaa"});
}

TEST(Play, Knights) {
  using Square = std::pair<int, int>;
  constexpr int kSide = 5;
  const auto moves = [](const Square& from) {
    std::vector<Square> reached;
    for (int x = 1; x <= kSide; ++x) {
      for (int y = 1; y <= kSide; ++y) {
        const Square by{x - from.first, y - from.second};
        const bool is_move = by == Square(-2, 1) || by == Square(-2, -1) || by == Square(-1, -2) ||
                             by == Square(1, -2);
        if (is_move) reached.push_back({x, y});
      }
    }
    return reached;
  };
  Match<std::vector<Square>> match("knights", game::rules::continued_conjunctive(moves),
                                   [](const std::vector<Square>& knights) {
                                     std::string text = std::to_string(kSide);
                                     for (const auto& [x, y] : knights)
                                       text += " " + std::to_string(x) + "," + std::to_string(y);
                                     return text;
                                   });
  std::vector<std::vector<Square>> pairs;
  for (const Numbers& n : all_vectors(2, kSide * kSide - 1)) {
    const Square one{n[0] % kSide + 1, n[0] / kSide + 1}, two{n[1] % kSide + 1, n[1] / kSide + 1};
    if (n[0] <= n[1]) pairs.push_back({one, two});
  }
  match.check(pairs);
}

// Numbers near 2^64; the answers are by hand.
TEST(Play, GreatHeaps) {
  const std::string most = "18446744073709551615";
  EXPECT_EQ(play::find_game("bash")->best_move(most + " 3"), "3");
  EXPECT_EQ(play::find_game("nim")->best_move(most + " 1"), "1 18446744073709551614");
  EXPECT_EQ(play::find_game("moore")->best_move("2 " + most + " 7"), "1 " + most + " 2 7");
  EXPECT_EQ(play::find_game("wythoff")->best_move(most + " " + most), most + " " + most);
  EXPECT_EQ(play::find_game("queen")->moves(most + " 0", 2).size(), 2u);
}

// In UTF-8, where each letter has one byte that does not begin with the bits 10.
std::ptrdiff_t letters_in(const std::string& text) {
  return std::count_if(text.begin(), text.end(), [](char byte) { return (byte & 0xC0) != 0x80; });
}

TEST(Play, TitlesAreShortAndDifferent) {
  for (const auto language : {play::Language::kEnglish, play::Language::kChinese}) {
    Texts titles;
    for (const auto& game : play::all_games()) {
      const std::string title = game->title().in(language);
      SCOPED_TRACE(game->name() + ": '" + title + "'");
      ASSERT_FALSE(title.empty());
      ASSERT_NE(title.front(), ' ');
      ASSERT_NE(title.back(), ' ');
      ASSERT_LE(letters_in(title), 30);
      ASSERT_NE(title, game->name());
      ASSERT_TRUE(titles.insert(title).second) << "two games have this title";
    }
  }
}

// Whatever text comes in, an error comes out.
TEST(Play, AnyTextIsAnswered) {
  for (const auto& game : play::all_games()) {
    for (const std::string text :
         {"", "-", "-1", "x", "1 x", "99999999999999999999 1", "0.9 5", "1 2 3 x"}) {
      const play::Result<std::string> start = game->start(text);
      ASSERT_EQ(game->best_move(text).empty(), game->is_over(text)) << game->name() << text;
      if (start) continue;  // legal for a few games
      ASSERT_NE(start.error.english, "") << game->name();
      ASSERT_NE(start.error.chinese.find(game->example()), std::string::npos);
      ASSERT_TRUE(game->is_over(text));
      ASSERT_TRUE(game->moves(text, 5).empty());
      ASSERT_EQ(game->best_move(text), "");
      ASSERT_NE(game->why(text).english + game->ending(text).english, "");
      ASSERT_NE(play::reply(game->name(), text, "1").error.english, "");
    }
    const std::string position = *game->start(game->example()).value;
    for (const std::string move : {"", "x", "0", "1 1 1 1 1 1 1", "-1 2", "99999999999999999999"}) {
      ASSERT_NE(play::reply(game->name(), position, move).error.english, "")
          << game->name() << move;
    }
  }
  EXPECT_NE(play::reply("chess", "1", "1").error.chinese, "");
}

TEST(Play, AReplyIsAWholeTurn) {
  const play::Reply reply = play::reply("nim", "1 2", "2 1");
  EXPECT_EQ(reply.error.english, "");
  EXPECT_EQ(reply.after, "1 1");
  EXPECT_EQ(reply.answer, "1 1");
  EXPECT_EQ(reply.position, "0 1");
  EXPECT_FALSE(reply.is_over);
  EXPECT_TRUE(play::reply("nim", "0 1", "2 1").player_wins);
  EXPECT_FALSE(play::reply("misere-nim", "0 1", "2 1").player_wins);
}

}  // namespace
