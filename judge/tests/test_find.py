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
PARAMETER = HEAP.replace("int n)", "int n, int k)")
PAIR = ("#include <algorithm>\n#include <array>\n#include <vector>\nstd::vector<std::array<int, 2>> options(std::array<int, 2> p) {{ "
        "auto [a, b] = p; std::vector<std::array<int, 2>> all; {} return all; }}\n")


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


CHECKED = {  # the rules, and the greatest number of the table, to which the code is compared
    "bash": (PARAMETER.format("for (int i = 1; i <= k && i <= n; ++i) left.push_back(n - i);"), 120),
    "k_or_2k": (PARAMETER.format("for (int t : {k, 2 * k}) if (t > 0 && t <= n) left.push_back(n - t);"), 120),
    "mult": (HEAP.format("for (int k = 2; k <= 9 && n > 1; ++k) left.push_back((n + k - 1) / k);"), 200000),
    "mark": (HEAP.format("if (n) { left.push_back(n - 1); if (n > 1) left.push_back(n / 2); }"), 3000),
    "period": (HEAP.format("for (int k : {2, 5, 7}) if (k <= n) left.push_back(n - k);"), 3000),
    "third": (HEAP.format("for (int k = 1; 3 * k <= n; ++k) left.push_back(n - k);"), 3000),
    "primes": (HEAP.format("for (int k = 1; k < n; ++k) if (n % k == 0) left.push_back(k);"), 3000),
    "wythoff": (PAIR.format("for (int i = 0; i <= a; ++i) for (int j = 0; j <= b; ++j) if (i + j > 0 && (i == 0 || j == 0 || std::max(i - j, j - i) < 3)) all.push_back({a - i, b - j});"), 100),
    "gap": (PAIR.format("for (int i = 1; i <= a; ++i) all.push_back({a - i, b}), all.push_back({a - i, b + i}); for (int i = 1; i <= a + b; ++i) all.push_back({std::min(a, a + b - i), std::max(b - i, i - b)});"), 150),
    "misere": (PAIR.format("for (int i = 1; i <= a; ++i) all.push_back({a - i, b}); for (int i = 1; i <= b; ++i) all.push_back({a, b - i}); for (int i = 1; i <= a && i <= b; ++i) all.push_back({a - i, b - i});")
               + "constexpr bool misere = true;\n", 100),
    "dynamic": (PAIR.format("for (int t = 1; t <= a && t <= b; ++t) all.push_back({a - t, 3 * t});"), 300),
    "king": (PAIR.format("if (a > 0) all.push_back({a - 1, b}); if (b > 0) all.push_back({a, b - 1}); if (a > 0 && b > 0) all.push_back({a - 1, b - 1});"), 100),
}
# The value of each position by the code, and by the definition with the finder out of the way.
COMPARED = """  tabulate::Tabulator {0}_values(tabulate::game_of({0}_rules::options), {1});
  for (int a = 0; a <= {2}; ++a)
    for (int b = 0; b <= {3}; ++b)
      if ({0}(a, b) != ({0}_values.value({{a, b, 0}}) != 0)) std::printf("{0} %d %d\\n", a, b);
"""


def test_the_code_compiles_everywhere_and_says_what_the_rules_say(build, tmp_path):
    told, compared = "#include <cstdint>\n", ""
    includes = "#include <algorithm>\n#include <array>\n#include <vector>\n#include \"common/find/tabulate.hpp\"\n"
    for name, (rules, most) in CHECKED.items():
        assert found(build, tmp_path, "--to", str(most), "--code", "rule.hpp", rules=rules).returncode == 0, name
        (tmp_path / f"{name}.hpp").write_text((tmp_path / "rule.hpp").read_text().replace("namespace found", f"namespace found_{name}"))
        is_heap = rules.startswith(HEAP[:HEAP.index("{{")])
        told += (f'#include "{name}.hpp"\nbool {name}(std::uint64_t, std::uint64_t);\n'
                 f"bool {name}(std::uint64_t a, std::uint64_t{'' if is_heap else ' b'}) {{ return found_{name}::mover_wins(a{'' if is_heap else ', b'}); }}\n")
        includes += f"namespace {name}_rules {{\n{rules}}}\nbool {name}(std::uint64_t, std::uint64_t);\n"
        compared += COMPARED.format(name, str("misere" in rules).lower(), most, 0 if is_heap else most)
    (tmp_path / "told.cpp").write_text(told)
    (tmp_path / "compared.cpp").write_text(f"{includes}int main() {{\n{compared}}}\n")
    strict = ["-std=c++11", "-Wall", "-Wextra", "-Wpedantic", "-Werror", "told.cpp"]
    for command in ["clang++", "-fsyntax-only", *strict], ["g++", "-c", *strict], ["g++", "-std=c++17", "-O1", f"-I{ROOT}", "compared.cpp", "told.o", "-o", "compared"]:
        subprocess.run(command, cwd=tmp_path, check=True)
    assert subprocess.run([tmp_path / "compared"], capture_output=True, text=True, check=True).stdout == ""


def test_the_table_of_games_has_a_row_for_each_problem_and_header():
    rows = re.findall(r'^ +\{"([\w.-]+)", ', (ROOT / "common/tests/find_test.cpp").read_text(), re.M)
    games = [folder.parent.name for folder in ROOT.glob("problems/*/problem.toml")] + [header.name for header in ROOT.glob("common/game/*.hpp")]
    assert len(games) > 20 and not set(games) - set(rows)


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
    run = found(build, tmp_path, "--table", "noise", "--code", "rule.hpp", "--lang", "zh", "--seconds", "1")
    assert run.returncode == 1 and "没有找到规律" in run.stdout and not (tmp_path / "rule.hpp").exists()


def test_reports_for_programs(build, tmp_path):
    run = found(build, tmp_path, "--octal", "0.77", "--json", "a.json", "--svg", "a.svg")
    assert run.returncode == 0 and "Guy and Smith" in run.stdout
    report = json.loads((tmp_path / "a.json").read_text())
    assert report["rules"][0]["proved"] and "namespace found" in report["code"]
    assert len(xml.etree.ElementTree.parse(tmp_path / "a.svg").getroot()) > 100


def test_the_rules_of_a_problem(build, tmp_path):
    run = found(build, tmp_path, "p2197", "--to", "200")
    assert run.returncode == 0 and "The Grundy value is n." in run.stdout


def test_ctrl_c_shows_what_was_found(build, tmp_path):
    (tmp_path / "my.hpp").write_text(HEAP.format("for (int i = 1; i * i <= n; ++i) left.push_back(n - i * i);"))
    process = subprocess.Popen([build / "judge", "find", "my.hpp", "--to", "100000"], cwd=tmp_path, stdout=subprocess.PIPE, text=True)
    process.stdout.readline()  # the table is there, and the search begins
    assert "cut short" in interrupted(process)[0] and process.returncode == 130
