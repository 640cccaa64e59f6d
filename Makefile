# The suite's commands. `make` alone lists them; everything built goes to $(BUILD).
#
#   P="ID …"       only these problems        SRC=FILE       your own program
#   ARGS="…"       passed on to the judge     JOBS=N         parallel builds (default: all cores)

BUILD  ?= .build
CXX    := g++
JOBS   ?= $(shell nproc 2>/dev/null || echo 2)
PYTHON ?= /usr/bin/python3

MAKEFLAGS += --no-builtin-rules --no-print-directory
.SUFFIXES:
.DELETE_ON_ERROR:
.SECONDARY:

.PHONY: help
help:  ## lists the commands
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-10s %s\n", $$1, $$2 }' $(firstword $(MAKEFILE_LIST))

# --- what must be installed ---------------------------------------------------------------------

JUDGE_PACKAGES := g++ libcli11-dev libtomlplusplus-dev nlohmann-json3-dev libfmt-dev \
                  libseccomp-dev libssl-dev
TEST_PACKAGES  := $(JUDGE_PACKAGES) libgtest-dev python3-pytest

# $(call install,PACKAGES): says what is missing and installs it; elsewhere names it and stops.
define install
	@missing=; for package in $(1); do \
	  dpkg-query -W -f '$${Status}' $$package 2>/dev/null | grep -q 'ok installed' \
	    || missing="$$missing $$package"; \
	done; \
	if [ -n "$$missing" ]; then \
	  if ! command -v apt-get >/dev/null; then \
	    echo "make: this needs what Debian calls:$$missing. Install it, then: touch $@" >&2; \
	    mkdir -p $(@D); exit 1; \
	  fi; \
	  sudo=; [ "$$(id -u)" = 0 ] || sudo=sudo; \
	  echo "Installing$$missing ($${sudo:+with sudo, }through apt)"; \
	  $$sudo apt-get update -qq && \
	  DEBIAN_FRONTEND=noninteractive \
	    $$sudo apt-get install -qq -y --no-install-recommends $$missing >/dev/null; \
	fi
	@mkdir -p $(@D) && touch $@
endef

$(BUILD)/setup/judge: Makefile
	$(call install,$(JUDGE_PACKAGES))
$(BUILD)/setup/test: Makefile
	$(call install,$(TEST_PACKAGES))

# --- how things are built -----------------------------------------------------------------------

# Goals that build first set up, then hand over to a parallel make of their own.
BUILD_JUDGE = $(MAKE) -j $(JOBS) $(BUILD)/judge $(BUILD)/supervisor

CXXFLAGS := -std=c++17 -O2 -g -Wall -Wextra -Wpedantic -Werror -I. -pthread
DEPFLAGS  = -MMD -MP -MT $@ -MF $(BUILD)/deps/$(subst /,.,$@).d
LDLIBS   := -lfmt -lcrypto -lpthread

objects = $(patsubst %.cpp,$(BUILD)/obj/%.o,$(1))

JUDGE_SOURCES      := $(wildcard judge/src/*.cpp)
JUDGE_OBJECTS      := $(call objects,$(JUDGE_SOURCES))
JUDGE_LIBRARY      := $(filter-out %/main.o,$(JUDGE_OBJECTS))
SUPERVISOR_OBJECTS := $(call objects,$(wildcard judge/supervisor/*.cpp))

$(BUILD)/obj/%.o: %.cpp
	@mkdir -p $(@D) $(BUILD)/deps
	@echo "  compile $<"
	@$(CXX) $(CXXFLAGS) $(DEPFLAGS) -c $< -o $@

$(BUILD)/judge: $(JUDGE_OBJECTS)
	@echo "  link    $@"
	@$(CXX) $^ $(LDLIBS) -o $@

# Static and small: what it holds in memory would be charged to the programs it starts.
$(BUILD)/supervisor: $(SUPERVISOR_OBJECTS)
	@echo "  link    $@"
	@$(CXX) -static -s $^ -o $@

TEST_SOURCES  := $(wildcard common/tests/*_test.cpp judge/tests/*_test.cpp problems/*/main_test.cpp)
TEST_BINARIES := $(patsubst %.cpp,$(BUILD)/tests/%,$(TEST_SOURCES))

# A test includes the submission under another name for its `main`; what the test leaves out is unused.
$(BUILD)/obj/problems/%.o: CXXFLAGS += -Wno-unused-function

$(BUILD)/tests/%: $(BUILD)/obj/%.o
	@mkdir -p $(@D)
	@echo "  link    $@"
	@$(CXX) $^ $(LDLIBS) -lgtest_main -lgtest -o $@
$(BUILD)/tests/judge/tests/%: $(JUDGE_LIBRARY)

-include $(wildcard $(BUILD)/deps/*.d)

# --- the commands -------------------------------------------------------------------------------

.PHONY: judge test clean
judge: $(BUILD)/setup/judge  ## judges every submission; P="ID …" some; SRC=my.cpp with P=ID your own
	@$(BUILD_JUDGE)
	@$(BUILD)/judge run $(P) $(if $(SRC),--source $(SRC)) $(ARGS)

test: $(BUILD)/setup/test  ## GoogleTest and pytest, counted in the last line
	@$(BUILD_JUDGE) $(TEST_BINARIES)
	@$(PYTHON) -m pytest -c judge/tests/pytest.ini --build $(BUILD) judge/tests $(ARGS)

clean:  ## removes everything that was built or generated
	rm -rf $(BUILD) testdata/*/generated
