"""`make dialects` on a small checkout; what 32 bits and Wine show is asked for where they are installed."""

import subprocess

import pytest

pytestmark = pytest.mark.long
PROGRAM = """#include <iostream>
%s
int main() {
  long long n = 0;
  while (std::cin >> n)
    std::cout << %s << "\\n";
}
"""


@pytest.fixture
def dialects(checkout, build):
    """Runs it with a main.cpp; returns the exit status, the rows by compiler and bits, and the failures."""
    def run(before, answer):
        checkout.write("problems/DOUBLE/main.cpp", PROGRAM % (before, answer))
        table = subprocess.run([build / "judge-dialects", "--root", checkout.root, "DOUBLE"], capture_output=True, text=True)
        lines = table.stdout.splitlines()
        rows = {line[30:60].strip(): line[60:] for line in lines if line.startswith("DOUBLE/main.cpp")}
        return table.returncode, rows, [line for line in lines if line.startswith("FAILED")]
    return run


def can_run(rows, compiler):
    return not any(word in rows[compiler] for word in ("not tried", "not run"))


def test_a_right_program_passes(dialects):
    status, rows, failures = dialects("", "2 * n")
    assert (status, failures) == (0, [])
    assert "c++98 - c++2b (7)" in rows["g++                     64"]
    assert all("test cases" in row or "needs the package" in row for row in rows.values())


def test_a_warning_fails(dialects):
    status, rows, failures = dialects("static int unused;", "2 * n")
    assert status == 1
    assert len([line for line in failures if ", g++, 64 bits: " in line]) == 7


def test_what_only_a_later_standard_knows_fails_in_its_own(dialects):
    status, rows, failures = dialects("long long two() { auto value = 2LL; return value; }", "two() * n")
    assert status == 1
    assert "gnu++98" not in rows["g++                     64"]
    assert any(", g++, 64 bits: c++98: it does not compile" in line for line in failures)


def test_a_long_of_32_bits_is_seen(dialects):
    status, rows, failures = dialects("", "(sizeof(long) == 8 ? 2 * n : 0)")
    narrow = [name for name in rows if not name.startswith(("g++    ", "clang++    ")) and can_run(rows, name)]
    assert len(failures) == len(narrow)
    assert status == (1 if narrow else 0)


def test_a_small_stack_is_seen(dialects):
    deep = "int deep() { volatile char bytes[1500000]; for (int i = 0; i < 1500000; i += 4096) bytes[i] = 1; return bytes[0] + 1; }"
    status, rows, failures = dialects(deep, "deep() * n")
    windows = [name for name in rows if "mingw" in name and can_run(rows, name)]
    assert len(failures) == len(windows)
    assert all("RE on " in line for line in failures)
