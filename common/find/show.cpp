// Tables as people see them: in a terminal, and as a picture.
#include <algorithm>

#include "common/find/find.hpp"

namespace find {
namespace {

// The first of the table's positions as rows and columns.
struct Grid {
  std::size_t rows, columns;
  bool is_wrapped;  // one number, which goes on in the next row
};

Grid grid_in(const Table& table, std::size_t rows, std::size_t columns) {
  if (table.numbers() > 1)
    return {std::min<std::size_t>(table.size[0], rows),
            std::min<std::size_t>(table.size[1], columns), false};
  columns = std::max<std::size_t>(1, columns / 10 * 10);
  return {std::min<std::size_t>(rows, (table.size[0] + columns - 1) / columns), columns, true};
}

// The place of a cell in the table's values; with three numbers the last one is its least.
std::size_t cell(const Table& table, const Grid& grid, std::size_t row, std::size_t column) {
  return grid.is_wrapped ? row * grid.columns + column
                         : (row * table.size[1] + column) * table.size[2];
}

std::string padded(const std::string& text, std::size_t width) {
  return std::string(width - std::min(width, text.size()), ' ') + text;
}

std::string sign(const Table& table, std::size_t index) {
  if (table.kind == Kind::kGrundy) return std::to_string(table.values[index]);
  return table.values[index] != 0 ? "W" : "L";
}

}  // namespace

std::string grid_of(const Table& table, bool is_coloured) {
  const Grid grid = table.numbers() == 1 ? grid_in(table, 5, 20) : grid_in(table, 16, 16);
  const std::size_t step = grid.is_wrapped ? grid.columns : 1;
  std::size_t width = 3;
  for (std::size_t i = 0; i < std::min(table.values.size(), grid.rows * grid.columns); ++i)
    width = std::max(width, sign(table, i).size() + 1);
  const std::string corner = grid.is_wrapped ? "n" : table.names[0] + "\\" + table.names[1];
  const std::size_t margin =
      std::max(corner.size(), std::to_string(table.low[0] + grid.rows * step).size()) + 1;
  std::string text = padded(corner, margin) + " |";
  for (std::size_t column = 0; column < grid.columns; ++column) {
    const std::size_t number = grid.is_wrapped ? column : table.low[1] + column;
    text += padded((grid.is_wrapped ? "+" : "") + std::to_string(number), width);
  }
  text += '\n';
  for (std::size_t row = 0; row < grid.rows; ++row) {
    text += padded(std::to_string(table.low[0] + row * step), margin) + " |";
    for (std::size_t column = 0; column < grid.columns; ++column) {
      const std::size_t index = cell(table, grid, row, column);
      if (index >= table.values.size()) continue;
      const std::string value = padded(sign(table, index), width);
      text += is_coloured && table.values[index] == 0 ? "\033[1;32m" + value + "\033[0m" : value;
    }
    text += '\n';
  }
  return text;
}

std::string svg_of(const Table& table) {
  constexpr std::size_t kSide = 8, kMargin = 4;
  const Grid grid = table.numbers() == 1 ? grid_in(table, 40, 50) : grid_in(table, 60, 60);
  const std::uint32_t most =
      std::max<std::uint32_t>(1, *std::max_element(table.values.begin(), table.values.end()));
  const std::string width = std::to_string(2 * kMargin + grid.columns * kSide),
                    height = std::to_string(2 * kMargin + grid.rows * kSide);
  std::string svg = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"" + width + "\" height=\"" +
                    height + "\" viewBox=\"0 0 " + width + " " + height +
                    "\" role=\"img\"><title>" + table.game.english + "</title>\n";
  for (std::size_t row = 0; row < grid.rows; ++row) {
    for (std::size_t column = 0; column < grid.columns; ++column) {
      const std::size_t index = cell(table, grid, row, column);
      if (index >= table.values.size()) continue;
      // Lost positions are dark; of the others the lighter, the less.
      const std::uint32_t value = table.values[index];
      const std::string light = std::to_string(value == 0 ? 25 : 94 - 30 * (value - 1) / most);
      svg += "<rect x=\"" + std::to_string(kMargin + column * kSide) + "\" y=\"" +
             std::to_string(kMargin + row * kSide) +
             "\" width=\"7\" height=\"7\" fill=\"hsl(214,60%," + light + "%)\"/>\n";
    }
  }
  return svg + "</svg>\n";
}

}  // namespace find
