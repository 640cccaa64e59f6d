"""The library for contestants, common/game: its two index pages, and that its headers can be pasted into one file."""

import pathlib
import re
import subprocess

import pytest

LIBRARY = pathlib.Path(__file__).resolve().parents[2] / "common/game"
PAGES = ["README.md", "README.zh-CN.md"]
HEADERS = sorted(path.name for path in LIBRARY.glob("*.hpp"))
WITH_BOOST = [name for name in HEADERS if name.endswith("_big.hpp")]
ALONE = [name for name in HEADERS if name not in WITH_BOOST]
STRICT = ["-Wall", "-Wextra", "-Wpedantic", "-Werror", "-Wno-unused-variable", "-fsyntax-only", "-x", "c++", "-"]


def index(page):
    """The line of use of each header that the page names."""
    row = re.compile(r"^\| [^|]+ \| \[(\w+\.hpp)\]\((\w+\.hpp)\) \| `([^`]+)` \| [^|]+ \|$", re.MULTILINE)
    rows = row.findall((LIBRARY / page).read_text())
    assert all(name == address for name, address, _ in rows)
    assert len(rows) == len({name for name, _, _ in rows})
    return {name: line for name, _, line in rows}


def names_assumed(page):
    """The page's first block of code: what the lines of use are about."""
    return re.search(r"```cpp\n(.*?)```", (LIBRARY / page).read_text(), re.DOTALL)[1]


def pasted(headers):
    """The texts of these headers one after the other, and then their lines of use, each in a function of its own."""
    texts = [(LIBRARY / name).read_text().replace("#pragma once\n", "") for name in headers]
    uses = [f"void use_{name.removesuffix('.hpp')}() {{ {index(PAGES[0])[name]} }}\n" for name in headers]
    return "".join(texts + [names_assumed(PAGES[0])] + uses + ["int main() {}\n"])


def errors(compiler, dialect, text):
    return subprocess.run([compiler, f"-std={dialect}", f"-I{LIBRARY.parents[1]}", *STRICT],
                          input=text, capture_output=True, text=True).stderr


@pytest.mark.parametrize("page", PAGES)
def test_an_index_names_every_header(page):
    assert sorted(index(page)) == HEADERS


def test_both_pages_show_the_same_code():
    assert index(PAGES[0]) == index(PAGES[1])
    without_comments = [re.sub(r"//.*", "", names_assumed(page)) for page in PAGES]
    assert without_comments[0] == without_comments[1]


@pytest.mark.parametrize("name", ALONE)
def test_a_header_includes_the_standard_library_only(name):
    text = (LIBRARY / name).read_text()
    assert '#include "' not in text
    assert not re.search(r"#include <[^>]*[/.]", text)
    assert f"namespace {name.removesuffix('.hpp')} {{" in text


def test_all_headers_can_be_pasted_into_one_file():
    assert errors("g++", "c++11", pasted(ALONE)) == ""


@pytest.mark.long
@pytest.mark.parametrize("compiler", ["g++", "clang++"])
def test_any_order_and_recent_dialects(compiler):
    for dialect in ("c++11", "c++17", "c++20"):
        assert errors(compiler, dialect, pasted(ALONE[::-1])) == ""


@pytest.mark.long
@pytest.mark.parametrize("compiler", ["g++", "clang++"])
@pytest.mark.parametrize("name", ALONE)
def test_a_header_stands_alone(name, compiler):
    assert errors(compiler, "c++11", pasted([name])) == ""


@pytest.mark.long
@pytest.mark.parametrize("name", WITH_BOOST)
def test_the_line_of_use_with_boost(name):
    text = f'#include "common/game/{name}"\n{names_assumed(PAGES[0])}void use() {{ {index(PAGES[0])[name]} }}\n'
    assert errors("g++", "c++14", text) == ""
