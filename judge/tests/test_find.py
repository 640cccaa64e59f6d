"""`judge find`: from the rules of a game to its rule."""

import json
import os
import pathlib
import re
import subprocess
import xml.etree.ElementTree

import pytest

from checkouts import interrupted

ROOT = pathlib.Path(__file__).resolve().parents[2]
HEAP = "#include <vector>\nstd::vector<int> options(int n) {{ std::vector<int> left; {} return left; }}\n"
PAIR = ("#include <algorithm>\n#include <array>\n#include <vector>\n"
        "std::vector<std::array<int, 2>> options(std::array<int, 2> p) {{\n  auto [a, b] = p;\n"
        "  std::vector<std::array<int, 2>> all;\n  {}\n  return all;\n}}\n")


def found(build, folder, *arguments, rules=None, **options):
    if rules:
        (folder / "my.hpp").write_text(rules)
        arguments = ("my.hpp", *arguments)
    return subprocess.run([build / "judge", "find", *arguments], cwd=folder, capture_output=True, text=True, **options)


@pytest.mark.parametrize("page, language", [("README.md", "en"), ("README.zh-CN.md", "zh")])
def test_the_example_of_the_front_page_is_what_a_user_sees(build, tmp_path, page, language):
    rules, command, shown = re.search(r"```cpp\n(.*?)```\n\n```text\n\$ (make find .*?)\n(.*?)```", (ROOT / page).read_text(), re.S).groups()
    (tmp_path / "half.hpp").write_text(rules)
    command = command.replace("half", f"{tmp_path}/half").replace("make", f"make -s BUILD={build}")
    command = command.replace('--to', f"--lang {language} --to")
    run = subprocess.run(command, shell=True, cwd=ROOT, capture_output=True, text=True)
    assert run.stdout == shown, run.stderr
    assert "grundy(" in (tmp_path / "half_rule.hpp").read_text()


# The value of a position by the rule's code, and by the definition.
CHECKED = {
    "bash": ("int, int", "std::vector<int> options(int n, int k) { std::vector<int> r; for (int i = 1; i <= k && i <= n; ++i) r.push_back(n - i); return r; }"),
    "mult": ("int", HEAP.format("for (int k = 2; k <= 9 && n > 1; ++k) left.push_back((n + k - 1) / k);")),
    "mark": ("int", HEAP.format("if (n) { left.push_back(n - 1); if (n > 1) left.push_back(n / 2); }")),
    "period": ("int", HEAP.format("for (int k : {2, 5, 7}) if (k <= n) left.push_back(n - k);")),
    "half": ("int", HEAP.format("for (int k = 1; 2 * k <= n; ++k) left.push_back(n - k);")),
    "primes": ("int", HEAP.format("for (int k = 1; k < n; ++k) if (n % k == 0) left.push_back(k);")),
    "wythoff": ("int, int", PAIR.format("for (int i = 0; i <= a; ++i) for (int j = 0; j <= b; ++j) if (i + j > 0 && (i == 0 || j == 0 || std::max(i - j, j - i) < 3)) all.push_back({{a - i, b - j}});".replace("{{", "{").replace("}}", "}"))),
    "misere": ("int, int", "constexpr bool misere = true;\n" + PAIR.format("for (int i = 1; i <= a; ++i) all.push_back({a - i, b}); for (int i = 1; i <= b; ++i) all.push_back({a, b - i}); for (int i = 1; i <= a && i <= b; ++i) all.push_back({a - i, b - i});")),
    "dynamic": ("int, int", PAIR.format("for (int t = 1; t <= a && t <= b; ++t) all.push_back({a - t, 3 * t});")),
    "king": ("int, int", PAIR.format("if (a > 0) all.push_back({a - 1, b}); if (b > 0) all.push_back({a, b - 1}); if (a > 0 && b > 0) all.push_back({a - 1, b - 1});")),
}
MAIN = """#include "rule.hpp"
#include <cstdio>
#include <cstdlib>
int main(int, char** words) {{
  const unsigned most = static_cast<unsigned>(std::atoi(words[1]));
  for (std::uint64_t a = 0; a <= most; ++a) {{
    {}
  }}
}}
"""


@pytest.mark.parametrize("name", CHECKED)
def test_the_code_compiles_everywhere_and_says_what_the_rules_say(build, tmp_path, name):
    arguments, rules = CHECKED[name]
    rules = rules if "#include" in rules else "#include <vector>\n" + rules
    most = {"dynamic": 300, "primes": 9000, "mult": 200000}.get(name, 120 if "," in arguments else 3000)
    assert found(build, tmp_path, "--to", str(most), "--code", "rule.hpp", "--json", "out.json", rules=rules).returncode == 0
    call = "found::mover_wins(a, b)" if "," in arguments else "found::mover_wins(a)"
    loop = "for (std::uint64_t b = 0; b <= most; ++b) " if "," in arguments else ""
    (tmp_path / "main.cpp").write_text(MAIN.format(f'{loop}std::printf("%d\\n", {call} ? 1 : 0);'))
    for compiler in ("g++", "clang++"):
        subprocess.run([compiler, "-std=c++11", "-O1", "-Wall", "-Wextra", "-Wpedantic", "-Werror", "main.cpp", "-o", "main"], cwd=tmp_path, check=True)
    told = subprocess.run([tmp_path / "main", str(most)], capture_output=True, text=True).stdout.split()
    # By the definition, with the finder out of the way: the table that it prints with nothing found.
    kinds = "tabulate::game_of(options)"
    (tmp_path / "table.cpp").write_text('#include "my.hpp"\n#include "common/find/tabulate.hpp"\nint main() { '
                                        f"tabulate::Tabulator t({kinds}, {'true' if 'misere' in rules else 'false'}); for (int a = 0; a <= {most}; ++a) "
                                        + ("for (int b = 0; b <= %d; ++b) std::printf(\"%%d\\n\", t.value({a, b, 0}) != 0); }" % most if "," in arguments
                                           else 'std::printf("%d\\n", t.value({a, 0, 0}) != 0); }'))
    subprocess.run(["g++", "-std=c++17", "-O1", f"-I{ROOT}", "table.cpp", "-o", "table"], cwd=tmp_path, check=True)
    assert told == subprocess.run([tmp_path / "table"], capture_output=True, text=True).stdout.split()


@pytest.mark.parametrize("body, words", [
    ("left.push_back(n) }", r"my\.hpp: it does not compile\nmy\.hpp:2:\d+: error: expected"),
    ("left.push_back(n);", "my.hpp: the game comes back to position 0"),
    ("left.push_back(n - 2);", "my.hpp: position 0 has an option with a negative number"),
    ("left.push_back(n + 1);", "my.hpp: too many positions lie below one another"),
    ("for (volatile int i = 0; n == 7;) i = 1;", r"my.hpp: position 7: options\(\) does not come back in time"),
    ("if (n == 5) left[1000000000] = 1;", r"my.hpp: options\(\) of position 5 crashes"),
    ("if (n == 3) left.resize(2000000000);", r"my.hpp: options\(\) of position 3 crashes"),
])
def test_rules_that_are_none_are_named_with_the_position(build, tmp_path, body, words):
    run = found(build, tmp_path, "--code", "rule.hpp", rules=HEAP.format(body))
    assert run.returncode == 2 and re.search(words, run.stderr), run.stderr
    assert not (tmp_path / "rule.hpp").exists()


def test_other_mistakes(build, tmp_path):
    (tmp_path / "gap").write_text("0 0\n2 1\n")
    for arguments, words in [(["--table", "gap"], "gap: line 2: 1 is wanted"), (["--take", "0,1"], "--take: '0' is not"), (["--octal", "9"], "'9' is not the code"),
                             ([], "one file with rules"), (["absent.hpp"], "there is no such file"), (["--take", "1", "--code", "gap/x"], "--code"),
                             (["CF305E"], "no function `options`")]:
        run = found(build, tmp_path, *arguments)
        assert run.returncode == 2 and words in run.stderr, run.stderr


def test_without_a_rule_no_code_is_written(build, tmp_path):
    noise = "".join(f"{n} {int(os.urandom(1)[0] > 127)}\n" for n in range(300))
    (tmp_path / "noise").write_text(noise)
    run = found(build, tmp_path, "--table", "noise", "--code", "rule.hpp", "--lang", "zh")
    assert run.returncode == 1 and "没有找到规律" in run.stdout and not (tmp_path / "rule.hpp").exists()


def test_reports_for_programs(build, tmp_path):
    run = found(build, tmp_path, "--octal", "0.77", "--json", "a.json", "--svg", "a.svg")
    assert run.returncode == 0 and "Guy and Smith" in run.stdout
    report = json.loads((tmp_path / "a.json").read_text())
    assert report["rules"][0]["proved"] and "namespace found" in report["code"]
    assert len(xml.etree.ElementTree.parse(tmp_path / "a.svg").getroot()) > 100


def test_the_rules_of_a_problem(build, tmp_path):
    run = found(build, tmp_path, "hdu2516", "--to", "200")
    assert run.returncode == 0 and "a(k) = a(k−1) + a(k−2)" in run.stdout


def test_ctrl_c_shows_what_was_found(build, tmp_path):
    (tmp_path / "my.hpp").write_text(HEAP.format("for (int i = 1; i * i <= n; ++i) left.push_back(n - i * i);"))
    process = subprocess.Popen([build / "judge", "find", "my.hpp", "--to", "100000"], cwd=tmp_path, stdout=subprocess.PIPE, text=True)
    process.stdout.readline()  # the table is there, and the search begins
    assert "cut short" in interrupted(process)[0] and process.returncode == 130
