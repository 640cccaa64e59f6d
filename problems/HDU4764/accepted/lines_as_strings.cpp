// Each line is read as a string and taken apart by a stream of its own; all answers are kept to the
// end.
#include <iostream>
#include <sstream>
#include <string>
#include <vector>

int main() {
  std::vector<std::string> answers;
  for (std::string line; std::getline(std::cin, line);) {
    std::istringstream numbers(line);
    int n, k;
    numbers >> n >> k;
    if (n == 0 && k == 0) break;
    answers.push_back((n - 1) % (k + 1) == 0 ? "Jiang" : "Tang");
  }
  for (std::size_t i = 0; i < answers.size(); ++i)
    std::cout << answers[i] << std::endl;
}
