# The suite's commands. `make` alone lists them; everything built goes to $(BUILD).
#
#   P="ID …"       only these problems        SRC=FILE       your own program
#   ARGS="…"       passed on to the judge     STD=DIALECT    of your own program (default: a recent one)
#   GAME=NAME      for make play              RULES=FILE     for make find
#   T=WORDS        for make test: only these tests
#   JOBS=N         parallel builds (default: all cores)
#   WORKERS=N      parallel tests (default: two a core)

BUILD  ?= .build
JOBS   ?= $(shell nproc 2>/dev/null || echo 2)
PYTHON ?= /usr/bin/python3
# More than cores, as many tests wait.
WORKERS ?= $(shell expr 2 \* $(JOBS))

MAKEFLAGS += --no-builtin-rules --no-print-directory
.SUFFIXES:
.DELETE_ON_ERROR:
.SECONDARY:

.PHONY: help
help:  ## lists the commands
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-10s %s\n", $$1, $$2 }' Makefile

include judge/build.mk

OWN  = $(if $(SRC),--source $(call quoted,SRC)) $(if $(STD),--std $(call quoted,STD))
JUDGE = $(BUILD)/supervisor $(BUILD)/judge $(BUILD)/version
# That one's own file is wrong is an answer, and no error of make's.
ANSWERED = $(if $(SRC),|| [ $$? = 1 ])

.PHONY: judge
judge: $(BUILD)/setup/judge  ## judges main.cpp and textbook.cpp; P="ID …" some; SRC=my.cpp your own
	@$(BUILT) $(JUDGE)
	@$(BUILD)/judge run $(P) $(or $(strip $(OWN)),--right) $(ARGS) $(ANSWERED)

.PHONY: judge-all
judge-all: $(BUILD)/setup/judge  ## the submissions that are wrong on purpose, too
	@$(BUILT) $(JUDGE)
	@$(BUILD)/judge run $(P) $(ARGS)

.PHONY: stress
stress: $(BUILD)/setup/judge  ## finds the smallest input on which your program is wrong; SRC=my.cpp
	@$(BUILT) $(JUDGE)
	@$(BUILD)/judge stress $(P) $(OWN) $(ARGS) $(ANSWERED)

# What is printed while the judge is built must not get among the words about the game.
.PHONY: find
find:  ## from the rules of a game to its rule; RULES=my.hpp or ARGS="--take 1,3,4"
	@$(MAKE) -s $(BUILD)/setup/judge >&2
	@$(BUILT) $(JUDGE) $(BUILD)/judge-find >&2
	@$(BUILD)/judge find $(if $(RULES),$(call quoted,RULES)) $(ARGS)

.PHONY: new
new: $(BUILD)/setup/judge  ## lays out a new problem, which is judged at once; ID=NAME (problems/ADDING.md)
	@$(BUILT) $(JUDGE)
	@$(BUILD)/judge new $(call quoted,ID)

# What is printed while the judge is built must not get into the file.
.PHONY: bundle
bundle:  ## one file to paste out of yours and the headers it includes; SRC=my.cpp, ARGS="-o FILE"
	@$(MAKE) -s $(BUILD)/setup/judge >&2
	@$(BUILT) $(JUDGE) >&2
	@$(BUILD)/judge bundle $(if $(SRC),$(call quoted,SRC)) $(ARGS)

.PHONY: package
package: $(BUILD)/setup/package  ## packages for Kattis, DOMjudge, DMOJ and Hydro, under .build/package; P="ID …" some
	@$(BUILT) $(JUDGE) $(BUILD)/judge-package
	@$(BUILD)/judge package $(P) $(ARGS)

# What was said to this make does not reach those that tests start: judge/tests/conftest.py clears the environment.
PYTEST = $(PYTHON) -m pytest judge/tests -c judge/tests/pytest.ini -n $(WORKERS) --dist loadgroup --build $(BUILD)

# Of these targets all, or with P those that belong to its problems; and these tests.
IDS         = $(shell $(BUILD)/judge list --only id $(P))
of_problems = $(if $(P),$(filter $(foreach id,$(IDS),%/$(id) %/$(id).clang %/$(id)/main_test),$(1)),$(1))
TESTS_OF_P  = $(if $(P),-k "$(foreach id,$(IDS),$(id) or) front_page_has or front_pages_say")

# The judge knows which problems P means.
.PHONY: known-problems
known-problems: $(BUILD)/setup/test
	@$(BUILT) $(JUDGE)
	@$(BUILD)/judge list --only id $(P) >/dev/null

.PHONY: test
test: known-problems  ## GoogleTest and pytest, counted in the last line, and lint; of what is long a sample; P="ID …" some
	@$(BUILT) $(JUDGE) $(if $(P),,$(BUILD)/judge-package $(BUILD)/judge-mutate $(BUILD)/judge-find $(BUILD)/play) $(call of_problems,$(TEST_BINARIES) $(FIGURES))
	@$(BUILD)/judge data $(P)
	@$(BUILT) -k $(call of_problems,$(LINTED_SOON)) $(if $(P),formatted-problems P="$(IDS)") || lint=failed; \
	  $(PYTEST) --google-tests "$(call of_problems,$(TEST_BINARIES))" $(TESTS_OF_P) $(ARGS) && [ -z "$$lint" ]

.PHONY: test-all
test-all: lint  ## the same without leaving anything out; the judge's GoogleTests under ASan and UBSan too
	@$(BUILT) $(JUDGE) $(BUILD)/judge-package $(BUILD)/judge-mutate $(BUILD)/judge-dialects $(BUILD)/judge-find $(BUILD)/play $(TEST_BINARIES) $(FIGURES) $(REPLAYS) $(SANITIZED_TESTS)
	@$(BUILD)/judge data
	@$(PYTEST) --all --google-tests "$(TEST_BINARIES) $(SANITIZED_TESTS)" $(ARGS)

# One test while it is worked on: T=compare_test, or what pytest's -k chooses. Of the GoogleTests only those are
# built whose file has a word of T in its name; nothing is linted.
ifdef T
NAMED_BY_T    := $(foreach word,$(filter-out and or not,$(T)),$(foreach test,$(TEST_BINARIES),$(if $(findstring $(word),$(test)),$(test))))
TEST_BINARIES := $(sort $(NAMED_BY_T))
FIGURES       :=
LINTED_SOON   := $(BUILD)/judge
PYTEST        += -k "$(T)"
endif

.PHONY: play
play: $(BUILD)/setup/play  ## a game against the library; GAME=nim ARGS="3 4 5 --explain"; alone: the list
	@$(BUILT) $(BUILD)/play
	@$(BUILD)/play $(GAME) $(ARGS)

.PHONY: test-vm
test-vm: $(BUILD)/setup/vm  ## the hostile programs in virtual machines with cgroup version 2; as root, hours without KVM
	@$(PYTHON) judge/tests/vm/vm.py --build $(BUILD) --jobs $(JOBS) $(ARGS)

.PHONY: certify
certify: $(BUILD)/setup/test  ## the long proofs by computation; P="ID …" some
	@$(BUILT) $(BUILD)/judge
	@ids=$$($(BUILD)/judge list --only id $(P)) && \
	$(BUILT) $$(printf '$(BUILD)/tests/problems/%s/main_test ' $$ids) && \
	for id in $$ids; do \
	  CERTIFY=1 $(BUILD)/tests/problems/$$id/main_test --gtest_filter='*Certificate*' --gtest_brief=1 || exit 1; \
	done

.PHONY: mutate
mutate: $(BUILD)/setup/mutate  ## do the data reject every mutant of the submissions? P="ID …" some
	@$(BUILT) $(JUDGE) $(BUILD)/judge-mutate
	@$(BUILD)/judge mutate $(P) $(ARGS)

FUZZ_SECONDS ?= 60
.PHONY: fuzz
fuzz: $(BUILD)/setup/fuzz  ## looks for bytes that break a parser, the comparer or the reader; FUZZ_SECONDS=N each
	@$(BUILT) $(FUZZ_BINARIES)
	@sh judge/tests/fuzz/fuzz.sh $(BUILD)/fuzz $(FUZZ_SECONDS) $(FUZZERS)

.PHONY: figures
figures: $(BUILD)/setup/judge  ## draws the pictures of the pages anew, in both languages
	@$(BUILT) $(FIGURES)
	@for figure in $(FIGURES); do \
	  $(call drawn,en,figure.svg) && $(call drawn,zh,figure.zh.svg) || exit 1; \
	done
drawn = $$figure $(1) > $(BUILD)/figure.svg && mv $(BUILD)/figure.svg problems/$$(basename $$figure)/$(2)

.PHONY: site
site: $(BUILD)/setup/site  ## the pages, to read, run and play in a browser: .build/site/index.html
	@$(BUILT) $(SITE_MODULES) $(SITE_FILES) site-pages
	@echo "$(SITE)/index.html"

.PHONY: bench
bench: $(BUILD)/setup/judge  ## speed of submissions and judge, as ratios to a floor; P="ID …" some
	@$(BUILT) $(JUDGE)
	@ids=$$($(BUILD)/judge list --only id $(P)) && $(BUILT) benched IDS="$$ids" && \
	$(BUILD)/judge bench $$ids $(ARGS)

.PHONY: dialects
dialects: $(BUILD)/setup/dialects  ## the submissions with the judges' compilers, MinGW under Wine too; P="ID …" some
	@$(BUILT) $(JUDGE) $(BUILD)/judge-dialects
	@$(BUILD)/judge dialects --jobs $(JOBS) $(P) $(ARGS)

.PHONY: format
format: $(BUILD)/setup/test  ## clang-format over all C++
	@clang-format -i $(CXX_FILES)

.PHONY: lint
lint: $(BUILD)/setup/test  ## formatting, and warnings of g++ and clang++ in all C++
	@$(BUILT) -k $(LINTED)

# The judge finds its checkout beside itself, so what is installed is a small checkout.
INSTALL = $(if $(filter undefined,$(origin PREFIX)),,PREFIX=$(call quoted,PREFIX)) sh judge/install.sh
.PHONY: install
install: $(BUILD)/setup/package  ## puts `judge` where it works from any folder; PREFIX=~/.local
	@$(BUILT) $(JUDGE) $(BUILD)/judge-package
	@$(INSTALL) install $(JUDGE) $(BUILD)/judge-package

.PHONY: uninstall
uninstall:  ## removes what `make install` put there; PREFIX=~/.local
	@$(INSTALL) uninstall

.PHONY: clean
clean:  ## removes everything that was built or generated
	@sh judge/build_folder.sh $(BUILD) clean
