"""What counts as a program's memory and what does not: beside the memory_ programs of hostile/."""

LIMIT_MIB, INPUT_MIB = 64, 128
# Reads all of its input with a small buffer, and says how many bytes there were.
COUNTER = """
#include <cstdio>
int main() {
  static char buffer[1 << 16];
  long long bytes = 0;
  while (std::size_t size = std::fread(buffer, 1, sizeof buffer, stdin)) bytes += size;
  std::printf("%lld\\n", bytes);
}
"""


def test_a_large_input_is_not_the_programs_memory(checkout):
    source = checkout.write("counter.cpp", COUNTER)
    checkout.write("tests/large.in", "1\n" * (INPUT_MIB << 19))
    checkout.write("tests/large.ans", f"{INPUT_MIB << 20}\n")
    limits = ["--memory", str(LIMIT_MIB), "--time", "60"]
    status, report = checkout.results("--source", source, "--tests", checkout.root / "tests", *limits)
    result = report["results"][0]
    assert (status, result["verdict"]) == (0, "AC"), result
    assert result["tests"][0]["memory_bytes"] < LIMIT_MIB << 20
