# The suite's commands. `make` alone lists them; everything built goes to $(BUILD).
#
#   P="ID …"       only these problems        SRC=FILE       your own program
#   ARGS="…"       passed on to the judge     STD=DIALECT    of your own program (default: a recent one)
#   GAME=NAME            for make play
#   JOBS=N         parallel builds (default: all cores)
#   WORKERS=N      parallel tests (default: two a core)

BUILD  ?= .build
CXX    := g++
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
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-10s %s\n", $$1, $$2 }' $(firstword $(MAKEFILE_LIST))

# --- what must be installed ---------------------------------------------------------------------

JUDGE_PACKAGES := g++ libcli11-dev libtoml11-dev nlohmann-json3-dev libfmt-dev libssl-dev libsqlite3-dev \
                  libyaml-cpp-dev libpugixml-dev libzip-dev libcmark-gfm-dev libcmark-gfm-extensions-dev
MUTATE_PACKAGES := $(JUDGE_PACKAGES) libclang-dev
PLAY_PACKAGES  := g++ libcli11-dev
BENCH_PACKAGES := $(JUDGE_PACKAGES) libbenchmark-dev
TEST_PACKAGES  := $(MUTATE_PACKAGES) libgtest-dev libboost-dev clang clang-format \
                  python3-pytest python3-pytest-xdist python3-junitparser python3-lxml python3-yaml
FUZZ_PACKAGES  := $(JUDGE_PACKAGES) clang libclang-rt-dev
# 1.5 GB in all. Wine for 32-bit programs, wine32, is a package of another architecture, i386: to add
# that is left to whoever owns the machine.
DIALECT_PACKAGES := $(JUDGE_PACKAGES) clang g++-multilib g++-mingw-w64-x86-64-win32 \
                    g++-mingw-w64-i686-win32 wine wine64
SITE_PACKAGES  := pandoc clang lld wasi-libc libc++-dev-wasm32 libclang-rt-dev-wasm32
VM_PACKAGES    := qemu-system-x86 debootstrap cpio e2fsprogs openssh-client busybox-static

# The judge is made of what only Linux has: processes that cannot see or outlive each other.
define only_linux
	@if [ "$$(uname -s)" != Linux ]; then \
	  echo "make: this needs Linux: use WSL 2 on Windows, or a container: docker build -t games -f judge/Containerfile . && docker run --rm games" >&2; \
	  exit 1; \
	fi
endef

# $(call names,MANAGER): what it calls the packages in $$missing.
names = $$(awk -v manager=$(1) -v wanted=" $$missing " ' \
  $$2 == "apt" { for (i = 2; i <= NF; ++i) column[$$i] = i - 1 } \
  index(wanted, " " $$1 " ") && $$column[manager] != "-" { gsub(",", " ", $$column[manager]); print $$column[manager] } \
  ' judge/packages.txt | tr '\n' ' ')

# $(call install,PACKAGES): says what is missing and installs it; elsewhere names it and stops.
define install
	$(only_linux)
	@missing=; for package in $(1); do \
	  dpkg-query -W -f '$${Status}' $$package 2>/dev/null | grep -q 'ok installed' \
	    || missing="$$missing $$package"; \
	done; \
	if [ -n "$$missing" ]; then \
	  if ! command -v apt-get >/dev/null; then \
	    if command -v dnf >/dev/null; then how="dnf install $(call names,dnf)"; \
	    elif command -v pacman >/dev/null; then how="pacman -S $(call names,pacman)"; \
	    elif command -v brew >/dev/null; then how="brew install $(call names,brew)"; \
	    else how="what Debian calls:$$missing"; fi; \
	    echo "make: install this first: $$how; then: touch $@" >&2; \
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
$(BUILD)/setup/play: Makefile
	$(call install,$(PLAY_PACKAGES))
$(BUILD)/setup/mutate: Makefile
	$(call install,$(MUTATE_PACKAGES))
$(BUILD)/setup/test: Makefile
	$(call install,$(TEST_PACKAGES))
$(BUILD)/setup/bench: Makefile
	$(call install,$(BENCH_PACKAGES))
$(BUILD)/setup/fuzz: Makefile
	$(call install,$(FUZZ_PACKAGES))
$(BUILD)/setup/site: Makefile
	$(call install,$(SITE_PACKAGES))
$(BUILD)/setup/vm: Makefile
	$(call install,$(VM_PACKAGES))
$(BUILD)/setup/dialects: Makefile
	$(call install,$(DIALECT_PACKAGES))

# --- how things are built -----------------------------------------------------------------------

# Goals that build first set up, then hand over to a parallel make of their own.
BUILD_JUDGE = $(MAKE) -s -j $(JOBS) $(BUILD)/judge $(BUILD)/supervisor

WARNINGS := -Wall -Wextra -Wpedantic -Werror
CXXFLAGS := -std=c++17 -O2 $(WARNINGS) -I. -pthread
DEPFLAGS  = -MMD -MP -MT $@ -MF $(BUILD)/deps/$(subst /,.,$(@:$(BUILD)/%=%)).d
LDLIBS   := -lfmt -lcrypto -lsqlite3 -lyaml-cpp -lpugixml -lzip -lcmark-gfm-extensions -lcmark-gfm -lpthread

objects = $(patsubst %.cpp,$(BUILD)/obj/%.o,$(1))

ROOMS              := base model sandbox compile bundle package problem import check data run report stress cli
# The judge ends processes as the supervisor does.
SHARED_SOURCES     := $(patsubst %,judge/sandbox/supervisor/%.cpp,processes system)
JUDGE_SOURCES      := $(wildcard $(ROOMS:%=judge/%/*.cpp)) $(SHARED_SOURCES)

define compile
	@mkdir -p $(@D) $(BUILD)/deps
	@echo "  compile $<"
	@$(CXX) $(CXXFLAGS) $(DEPFLAGS) -c $< -o $@
endef

$(BUILD)/obj/%.o: %.cpp
	$(compile)

# What most files include is parsed once. -include takes a header's .gch where there is one.
define precompile
	@mkdir -p $(@D) && cp $< $(@:.gch=)
	@$(CXX) $(CXXFLAGS) -x c++-header $(@:.gch=) -o $@
endef
PRECOMPILED := $(BUILD)/units/precompiled.hpp
$(PRECOMPILED).gch: CXXFLAGS += -O1
$(PRECOMPILED).gch: judge/precompiled.hpp
	$(precompile)

# Most of a file's time goes into the library headers that its neighbours include too. So a room is
# one unit for the compiler; `make lint` reads each file for itself. The first of the included files
# is the one that -MP leaves out, and so the one that may not be removed later.
define unit
	@mkdir -p $(@D) $(BUILD)/deps
	@echo "  compile judge/: $(@F:.o=)"
	@printf '#include "%s"\n' judge/precompiled.hpp $(filter %.cpp,$^) | $(CXX) $(CXXFLAGS) $(DEPFLAGS) -x c++ -c - -o $@
endef

# What comes out of these libraries' templates is the most code, and runs for milliseconds.
JSON_SOURCES   := judge/report/json.cpp judge/stress/stress_json.cpp
TOML_SOURCES   := judge/problem/problem_toml.cpp
YAML_SOURCES   := judge/import/kattis_package.cpp $(patsubst %,judge/package/%.cpp,parts icpc dmoj_hydro)
CLI_SOURCES    := judge/cli/main.cpp judge/cli/command_line.cpp
HEAVY_SOURCES  := $(JSON_SOURCES) $(TOML_SOURCES) $(YAML_SOURCES) $(CLI_SOURCES)
JUDGE_LIBRARY  := $(ROOMS:%=$(BUILD)/units/%.o) $(patsubst %,$(BUILD)/units/%.o,json toml yaml)
UNOPTIMISED    := $(patsubst %,$(BUILD)/units/%.o,json toml yaml judge-main mutate-json mutate-main dialects-main)

$(foreach room,$(ROOMS),$(eval \
  $(BUILD)/units/$(room).o: $(filter-out $(HEAVY_SOURCES),$(wildcard judge/$(room)/*.cpp))))
$(BUILD)/units/sandbox.o: $(SHARED_SOURCES)
# The report holds the style sheet that it shares with the site.
$(BUILD)/units/report.o $(BUILD)/replay/obj/judge/report/html_style.o: common/site/style.css
$(BUILD)/units/json.o: $(JSON_SOURCES)
$(BUILD)/units/toml.o: $(TOML_SOURCES)
$(BUILD)/units/yaml.o: $(YAML_SOURCES)
$(BUILD)/units/judge-main.o: $(CLI_SOURCES)
$(BUILD)/units/%.o: $(PRECOMPILED).gch
	$(unit)

# The judge waits for the programs that it runs: -O2 would only take longer to compile.
$(BUILD)/units/%.o: CXXFLAGS += -O1 -include $(PRECOMPILED)
$(UNOPTIMISED): CXXFLAGS := $(CXXFLAGS) -O0

$(BUILD)/judge: $(BUILD)/units/judge-main.o $(JUDGE_LIBRARY)
	@echo "  link    $@"
	@$(CXX) $^ $(LDLIBS) -o $@

# Static and small: what it holds in memory would be charged to the programs it starts.
$(BUILD)/units/supervisor.o: $(wildcard judge/sandbox/supervisor/*.cpp)
$(BUILD)/units/supervisor.o: CXXFLAGS := $(CXXFLAGS)
$(BUILD)/supervisor: $(BUILD)/units/supervisor.o
	@echo "  link    $@"
	@$(CXX) -static -s $^ -o $@

# What reads C++ does so through libclang, of the newest LLVM that is installed.
LLVM = $(patsubst %/include/clang-c/Index.h,%,$(lastword $(wildcard /usr/lib/llvm-*/include/clang-c/Index.h)))
MUTATE_MAIN    := judge/mutate/main.cpp judge/mutate/options.cpp judge/cli/command_line.cpp
MUTATE_SOURCES := $(wildcard judge/mutate/*.cpp)
MUTATE_LIBRARY := $(BUILD)/units/mutate.o $(BUILD)/units/mutate-json.o
$(BUILD)/units/mutate.o: $(filter-out $(MUTATE_MAIN) %/report_json.cpp,$(MUTATE_SOURCES))
$(BUILD)/units/mutate-json.o: judge/mutate/report_json.cpp
$(BUILD)/units/mutate-main.o: $(MUTATE_MAIN)
$(MUTATE_LIBRARY) $(BUILD)/units/mutate-main.o $(BUILD)/obj/judge/tests/mutate_test.o: CXXFLAGS += -isystem $(LLVM)/include
$(BUILD)/mutate $(BUILD)/tests/judge/tests/mutate_test: LDLIBS += $(LLVM)/lib/libclang.so

$(BUILD)/mutate: $(BUILD)/units/mutate-main.o $(MUTATE_LIBRARY) $(JUDGE_LIBRARY)
	@echo "  link    $@"
	@$(CXX) $^ $(LDLIBS) -o $@

DIALECTS_MAIN    := judge/dialects/main.cpp judge/cli/command_line.cpp
DIALECTS_LIBRARY := $(BUILD)/units/dialects.o
$(DIALECTS_LIBRARY): $(filter-out $(DIALECTS_MAIN),$(wildcard judge/dialects/*.cpp))
$(BUILD)/units/dialects-main.o: $(DIALECTS_MAIN)
$(BUILD)/dialect-table: $(BUILD)/units/dialects-main.o $(DIALECTS_LIBRARY) $(JUDGE_LIBRARY)
	@echo "  link    $@"
	@$(CXX) $^ $(LDLIBS) -o $@

# The engine of `make play` has no terminal in it, so tests and pages can use it.
PLAY_TERMINAL := common/play/table.cpp common/play/play_main.cpp
PLAY_SOURCES  := $(wildcard common/play/*.cpp)
PLAY_ENGINE   := $(call objects,$(filter-out $(PLAY_TERMINAL),$(PLAY_SOURCES)))
$(BUILD)/obj/common/play/%.o: CXXFLAGS += -O1
$(BUILD)/play: $(PLAY_ENGINE) $(call objects,$(PLAY_TERMINAL))
	@echo "  link    $@"
	@$(CXX) $^ -o $@

TEST_SOURCES  := $(wildcard common/tests/*_test.cpp judge/tests/*_test.cpp problems/*/main_test.cpp)
TEST_BINARIES := $(patsubst %.cpp,$(BUILD)/tests/%,$(TEST_SOURCES))

# A test includes the submission under another name for its `main`; what the test leaves out is unused.
TEST_HEADER := common/testing/precompiled.hpp
$(BUILD)/obj/%_test.o: CXXFLAGS += -Wno-unused-function -include $(BUILD)/$(TEST_HEADER)
$(BUILD)/obj/judge/tests/%_test.o $(BUILD)/obj/common/tests/%_test.o: CXXFLAGS += -O1
$(BUILD)/obj/%_test.o: %_test.cpp $(BUILD)/$(TEST_HEADER).gch
	$(compile)
# With the flags of no test: g++ 12 crashes where -O2 uses what was precompiled with -O1.
$(BUILD)/$(TEST_HEADER).gch: CXXFLAGS := $(CXXFLAGS)
$(BUILD)/$(TEST_HEADER).gch: $(TEST_HEADER)
	$(precompile)

$(BUILD)/tests/%: $(BUILD)/obj/%.o
	@mkdir -p $(@D)
	@echo "  link    $@"
	@$(CXX) $^ $(LDLIBS) -lgtest_main -lgtest -o $@
# Static: an implicit rule without a recipe would add nothing.
$(filter $(BUILD)/tests/judge/tests/%,$(TEST_BINARIES)): $(JUDGE_LIBRARY)
$(BUILD)/tests/judge/tests/mutate_test: $(MUTATE_LIBRARY)
$(BUILD)/tests/judge/tests/dialects_test: $(DIALECTS_LIBRARY)
$(BUILD)/tests/common/tests/play_test: $(PLAY_ENGINE)

# A fuzz harness is built twice, with the part of the judge that it needs: by g++ with a main that
# replays the corpus, quick to compile, and by clang++ with libFuzzer. Both under ASan and UBSan.
FUZZERS       := $(patsubst judge/tests/fuzz/%_fuzz.cpp,%,$(wildcard judge/tests/fuzz/*_fuzz.cpp))
FUZZED        := base/files base/stop base/text model/verdict check/compare problem/problem_folder \
                 problem/problem_toml problem/layout report/json
REPLAYS       := $(FUZZERS:%=$(BUILD)/replay/%)
FUZZ_BINARIES := $(FUZZERS:%=$(BUILD)/fuzz/%)
SANITIZED     := -std=c++17 $(WARNINGS) -I. -g1 -fsanitize=address,undefined -fno-sanitize-recover=all

$(BUILD)/replay/obj/%.o: %.cpp
	@mkdir -p $(@D) $(BUILD)/deps
	@echo "  compile $< (sanitized)"
	@$(CXX) $(SANITIZED) $(DEPFLAGS) -c $< -o $@
$(BUILD)/fuzz/obj/%.o: %.cpp
	@mkdir -p $(@D) $(BUILD)/deps
	@echo "  compile $< (to be fuzzed)"
	@clang++ $(SANITIZED) -O1 -fsanitize=fuzzer-no-link $(DEPFLAGS) -c $< -o $@

$(BUILD)/replay/fuzzed.a: $(FUZZED:%=$(BUILD)/replay/obj/judge/%.o)
$(BUILD)/fuzz/fuzzed.a: $(FUZZED:%=$(BUILD)/fuzz/obj/judge/%.o)
$(BUILD)/%.a:
	@mkdir -p $(@D) && rm -f $@ && ar rcs $@ $^

$(REPLAYS): $(BUILD)/replay/%: $(BUILD)/replay/obj/judge/tests/fuzz/%_fuzz.o \
            $(BUILD)/replay/obj/judge/tests/fuzz/replay.o $(BUILD)/replay/fuzzed.a
	@echo "  link    $@"
	@$(CXX) $(SANITIZED) $^ $(LDLIBS) -o $@
$(FUZZ_BINARIES): $(BUILD)/fuzz/%: $(BUILD)/fuzz/obj/judge/tests/fuzz/%_fuzz.o \
                  $(BUILD)/fuzz/fuzzed.a
	@echo "  link    $@"
	@clang++ $(SANITIZED) -fsanitize=fuzzer $^ $(LDLIBS) -o $@

# The judge's own tests once more, with all of the judge under the sanitizers.
SANITIZED_TESTS := $(patsubst %.cpp,$(BUILD)/sanitized/%,$(wildcard judge/tests/*_test.cpp))
sanitized_objects = $(patsubst %.cpp,$(BUILD)/replay/obj/%.o,$(filter-out %/main.cpp,$(1)))
$(BUILD)/replay/obj/judge/mutate/%.o $(BUILD)/replay/obj/judge/tests/mutate_test.o: SANITIZED += -isystem $(LLVM)/include
$(BUILD)/sanitized/judge/tests/mutate_test: LDLIBS += $(LLVM)/lib/libclang.so
$(BUILD)/sanitized/judge.a: $(call sanitized_objects,$(JUDGE_SOURCES))
$(BUILD)/sanitized/mutate.a: $(call sanitized_objects,$(MUTATE_SOURCES))
$(BUILD)/sanitized/dialects.a: $(call sanitized_objects,$(wildcard judge/dialects/*.cpp))
$(SANITIZED_TESTS): $(BUILD)/sanitized/%: $(BUILD)/replay/obj/%.o $(patsubst %,$(BUILD)/sanitized/%.a,mutate dialects judge)
	@mkdir -p $(@D)
	@echo "  link    $@"
	@$(CXX) $(SANITIZED) $^ $(LDLIBS) -lgtest_main -lgtest -o $@

-include $(wildcard $(BUILD)/deps/*.d)

# The tests that hold certificates, of the problems in $(1) or of all.
certificates = $(patsubst %,$(BUILD)/tests/problems/%/main_test,$(or $(1),$(PROBLEMS)))

PROBLEMS  := $(patsubst problems/%/problem.toml,%,$(wildcard problems/*/problem.toml))
DIALECTS  := $(PROBLEMS:%=$(BUILD)/lint/dialect/%)
CXX_FILES  = $(shell git ls-files --cached --others --exclude-standard '*.cpp' '*.hpp' 2>/dev/null)

# A submission compiles in the dialect that its problem.toml names, without a warning.
DIALECT    = -std=$(shell sed -n 's/^dialect *= *"\(.*\)"/\1/p' problems/$(notdir $*)/problem.toml) -Wno-long-long
$(BUILD)/lint/dialect/%: problems/%/main.cpp problems/%/problem.toml
	@mkdir -p $(@D) && $(CXX) $(DIALECT) -O2 $(WARNINGS) -c $< -o $@
$(BUILD)/lint/dialect/%.clang: problems/%/main.cpp problems/%/problem.toml
	@mkdir -p $(@D) && clang++ $(WARNINGS) $(DIALECT) -O2 -c $< -o $@

# What g++ builds, clang++ reads for warnings too; what nobody builds here, g++ reads. A file that
# passed is not read again until it, or a header of the project that it includes, changes. What is
# read soon is what people run: `make test` does no more, as reading the rest takes a minute.
TOOL_SOURCES  := $(foreach tool,generator validator reference checker faults,problems/*/$(tool).cpp)
CHECKERS      := $(wildcard common/checkers/*.cpp)
READ_SOON     := $(sort $(JUDGE_SOURCES) $(wildcard judge/sandbox/supervisor/*.cpp)) $(PLAY_SOURCES) $(CHECKERS)
READ_BY_CLANG := $(wildcard judge/mutate/*.cpp judge/bench/*.cpp judge/dialects/*.cpp $(TOOL_SOURCES)) $(TEST_SOURCES)
READ_BY_GCC   := $(CHECKERS) $(wildcard $(TOOL_SOURCES) problems/*/wrong/*.cpp)
LINTED_SOON   := $(BUILD)/lint/formatted $(DIALECTS) $(DIALECTS:%=%.clang) $(READ_SOON:%.cpp=$(BUILD)/lint/clang/%)
LINTED        := $(LINTED_SOON) $(READ_BY_CLANG:%.cpp=$(BUILD)/lint/clang/%) $(READ_BY_GCC:%.cpp=$(BUILD)/lint/gcc/%)

define read
	@mkdir -p $(@D) $(BUILD)/deps
	@$(1) -std=c++17 $(WARNINGS) -Wno-unused-function -I. $(DEPFLAGS) -fsyntax-only $< && touch $@
endef
$(BUILD)/lint/clang/%: %.cpp
	$(call read,clang++ -isystem $(LLVM)/include)
$(BUILD)/lint/gcc/%: %.cpp
	$(call read,$(CXX))
$(BUILD)/lint/clang/judge/%: judge/%.cpp $(BUILD)/lint/precompiled.pch
	$(call read,clang++ -isystem $(LLVM)/include -include-pch $(BUILD)/lint/precompiled.pch)
$(BUILD)/lint/precompiled.pch: judge/precompiled.hpp
	@mkdir -p $(@D) && clang++ -std=c++17 -I. -isystem $(LLVM)/include -x c++-header $< -o $@
# A header that contestants paste into their programs stands alone: in C++11, with the standard
# library only. The _big ones take Boost and the header beside them, in C++14.
LIBRARY       := $(wildcard common/game/*.hpp)
LINTED        += $(LIBRARY:%.hpp=$(BUILD)/lint/alone/%)
LIBRARY_FLAGS := -std=c++11
$(BUILD)/lint/alone/%_big: LIBRARY_FLAGS := -std=c++14 -I.
$(BUILD)/lint/alone/%: %.hpp
	@mkdir -p $(@D) $(BUILD)/deps
	@for compiler in $(CXX) clang++; do \
	  $$compiler $(LIBRARY_FLAGS) $(WARNINGS) $(DEPFLAGS) -fsyntax-only -include $< -x c++ /dev/null || exit 1; \
	done; touch $@
formatted = { clang-format --dry-run --Werror $(1) || { echo "make: make format repairs this" >&2; false; }; }
$(BUILD)/lint/formatted: .clang-format $(CXX_FILES)
	@mkdir -p $(@D) && $(call formatted,$(CXX_FILES)) && touch $@
.PHONY: formatted-problems
formatted-problems:
	@$(call formatted,$(filter $(P:%=problems/%/%),$(CXX_FILES)))

# The pictures of the pages, each drawn by a program that calls the functions of its problem.
FIGURES := $(patsubst problems/%/figure.cpp,$(BUILD)/figures/%,$(wildcard problems/*/figure.cpp))
$(BUILD)/figures/%: problems/%/figure.cpp
	@mkdir -p $(@D) $(BUILD)/deps
	@echo "  compile $<"
	@$(CXX) -std=c++17 -O0 $(WARNINGS) -Wno-unused-function -I. $(DEPFLAGS) $< -lpugixml -o $@

# The site: its pages out of every README.md, and its programs as WebAssembly. common/site/README.md
# says how the parts fit. A stack of 8 MiB lies below the globals, so that an overflow traps.
SITE          := $(BUILD)/site
WASM          := --target=wasm32-wasi -Oz
WASM_LINK     := -Wl,--strip-all,--stack-first,-z,stack-size=8388608
WASM_OBJECTS  := $(BUILD)/wasm/obj
c_name         = $(subst -,_,$(1))
REFERENCES    := $(foreach id,$(PROBLEMS),X($(call c_name,$(id))))
SITE_MODULES  := $(patsubst %,$(SITE)/modules/%.js,play references $(PROBLEMS))
SITE_FILES    := $(patsubst %,$(SITE)/%,style.css site.css modules.js wasi.js site.js run.js play.js)
PLAY_FOR_SITE := $(patsubst %.cpp,$(WASM_OBJECTS)/%.o,$(filter-out $(PLAY_TERMINAL),$(PLAY_SOURCES)) \
                   common/site/play_page.cpp common/site/no_exceptions.cpp)

define compile_wasm
	@mkdir -p $(@D) $(BUILD)/deps
	@echo "  compile $< for the site"
	@clang++ $(WASM) -std=c++17 $(WARNINGS) -I. $(DEPFLAGS) $(1) -c $< -o $@
endef
$(WASM_OBJECTS)/%.o: %.cpp
	$(call compile_wasm)
$(WASM_OBJECTS)/common/site/references.o: $(PROBLEMS:%=problems/%/problem.toml)
$(WASM_OBJECTS)/common/site/references.o: common/site/references.cpp
	$(call compile_wasm,-D'REFERENCES=$(REFERENCES)')
$(WASM_OBJECTS)/problems/%/reference.o: problems/%/reference.cpp
	$(call compile_wasm,-Dreference=reference_$(call c_name,$*) -Dmain=main_of_$(call c_name,$*))
$(BUILD)/wasm/references.wasm: $(patsubst %,$(WASM_OBJECTS)/%.o,common/site/references \
    common/site/no_exceptions $(PROBLEMS:%=problems/%/reference))
	@clang++ $(WASM) $(WASM_LINK) $^ -o $@
$(BUILD)/wasm/play.wasm: $(PLAY_FOR_SITE)
	@clang++ $(WASM) $(WASM_LINK) -mexec-model=reactor $^ -o $@
$(BUILD)/wasm/%.wasm: problems/%/main.cpp problems/%/problem.toml
	@mkdir -p $(@D) && clang++ $(WASM) $(WASM_LINK) $(DIALECT) -fno-exceptions $< -o $@

$(SITE)/modules/%.js: $(BUILD)/wasm/%.wasm common/site/pack.sh
	@mkdir -p $(@D) && sh common/site/pack.sh $* < $< > $@
$(SITE_FILES): $(SITE)/%: common/site/%
	@mkdir -p $(@D) && cp $< $@

# Pages take a few seconds in all, and any page may change with any other: they are always made anew.
.PHONY: site-pages
site-pages:
	@mkdir -p $(SITE)/files
	@sh common/site/pages.sh $(SITE)

# What `make bench` measures: programs as their judges would build them, and the floor.
benched = $(foreach id,$(1),$(patsubst problems/%.cpp,$(BUILD)/bench/%,$(wildcard \
            $(foreach program,main main_bench textbook reference generator,problems/$(id)/$(program).cpp))))

$(BUILD)/units/bench.o: $(filter-out %/floor.cpp,$(wildcard judge/bench/*.cpp)) judge/cli/command_line.cpp
$(BUILD)/bench/bench: $(BUILD)/units/bench.o $(JUDGE_LIBRARY)
	@echo "  link    $@"
	@mkdir -p $(@D) && $(CXX) $^ $(LDLIBS) -o $@
$(BUILD)/bench/floor: judge/bench/floor.cpp
	@mkdir -p $(@D) && $(CXX) -std=c++17 -O2 $< -o $@
$(BUILD)/bench/%/main: problems/%/main.cpp problems/%/problem.toml
	@mkdir -p $(@D) && $(CXX) $(DIALECT) -O2 $< -o $@
$(BUILD)/bench/%/main_bench: problems/%/main_bench.cpp
	@mkdir -p $(@D) $(BUILD)/deps && $(CXX) $(CXXFLAGS) -Wno-unused-function $(DEPFLAGS) $< \
	  -lbenchmark_main -lbenchmark -o $@
$(BUILD)/bench/%: problems/%.cpp
	@mkdir -p $(@D) && $(CXX) -std=c++17 -O2 -I. $(DEPFLAGS) $< -o $@

# --- the commands -------------------------------------------------------------------------------

OWN = $(if $(SRC),--source $(SRC)) $(if $(STD),--std $(STD))

.PHONY: judge
judge: $(BUILD)/setup/judge  ## judges every submission; P="ID …" some; SRC=my.cpp your own
	@$(BUILD_JUDGE)
	@$(BUILD)/judge run $(P) $(OWN) $(ARGS)

.PHONY: stress
stress: $(BUILD)/setup/judge  ## finds the smallest input on which your program is wrong; SRC=my.cpp
	@$(BUILD_JUDGE)
	@$(BUILD)/judge stress $(P) $(OWN) $(ARGS)

.PHONY: new
new: $(BUILD)/setup/judge  ## lays out a new problem, which is judged at once; ID=NAME (problems/ADDING.md)
	@$(BUILD_JUDGE)
	@$(BUILD)/judge new $(ID)

# What is printed while the judge is built must not get into the file.
.PHONY: bundle
bundle:  ## one file to paste out of yours and the headers it includes; SRC=my.cpp, ARGS="-o FILE"
	@$(MAKE) -s $(BUILD)/setup/judge >&2
	@$(BUILD_JUDGE) >&2
	@$(BUILD)/judge bundle $(SRC) $(ARGS)

.PHONY: package
package: $(BUILD)/setup/judge  ## packages for Kattis, DOMjudge, DMOJ and Hydro, under .build/package; P="ID …" some
	@$(BUILD_JUDGE)
	@$(BUILD)/judge package $(P) $(ARGS)

PYTEST = $(PYTHON) -m pytest judge/tests -c judge/tests/pytest.ini -n $(WORKERS) --dist loadgroup --build $(BUILD)

# Of these targets all, or with P those that belong to its problems; and these tests.
of_problems = $(if $(P),$(filter $(foreach id,$(P),%/$(id) %/$(id).clang %/$(id)/main_test),$(1)),$(1))
TESTS_OF_P  = $(if $(P),-k "$(foreach id,$(P),$(id) or) front_page_has or front_pages_say")

.PHONY: test
test: lint-soon  ## lint, GoogleTest and pytest, counted in the last line; of what is long a sample; P="ID …" some
	@$(BUILD_JUDGE) $(if $(P),,$(BUILD)/mutate $(BUILD)/play) $(call of_problems,$(TEST_BINARIES) $(FIGURES))
	@$(BUILD)/judge data $(P)
	@$(PYTEST) --google-tests "$(call of_problems,$(TEST_BINARIES))" $(TESTS_OF_P) $(ARGS)

.PHONY: test-all
test-all: lint  ## the same without leaving anything out; the judge's GoogleTests under ASan and UBSan too
	@$(BUILD_JUDGE) $(BUILD)/mutate $(BUILD)/dialect-table $(BUILD)/play $(TEST_BINARIES) $(FIGURES) $(REPLAYS) $(SANITIZED_TESTS)
	@$(BUILD)/judge data
	@$(PYTEST) --all --google-tests "$(TEST_BINARIES) $(SANITIZED_TESTS)" $(ARGS)

.PHONY: play
play: $(BUILD)/setup/play  ## a game against the library; GAME=nim ARGS="3 4 5 --explain"; alone: the list
	@$(MAKE) -s -j $(JOBS) $(BUILD)/play
	@$(BUILD)/play $(GAME) $(ARGS)

.PHONY: test-vm
test-vm: $(BUILD)/setup/vm  ## the hostile programs in virtual machines with cgroup version 2; as root, hours without KVM
	@$(PYTHON) judge/tests/vm/vm.py --build $(BUILD) --jobs $(JOBS) $(ARGS)

.PHONY: certify
certify: $(BUILD)/setup/test  ## the long proofs by computation; P="ID …" some
	@$(MAKE) -s -j $(JOBS) $(call certificates,$(P))
	@for binary in $(call certificates,$(P)); do \
	  CERTIFY=1 $$binary --gtest_filter='*Certificate*' --gtest_brief=1 || exit 1; \
	done

.PHONY: mutate
mutate: $(BUILD)/setup/mutate  ## do the data reject every mutant of the submissions? P="ID …" some
	@$(BUILD_JUDGE) $(BUILD)/mutate
	@$(BUILD)/mutate $(P) $(ARGS)

# Each in a corpus of its own that starts from the committed one and stays for the next time.
FUZZ_SECONDS ?= 60
.PHONY: fuzz
fuzz: $(BUILD)/setup/fuzz  ## looks for bytes that break a parser, the comparer or the reader; FUZZ_SECONDS=N each
	@$(MAKE) -j $(JOBS) $(FUZZ_BINARIES)
	@for target in $(FUZZERS); do \
	  crash=$(BUILD)/fuzz/$$target.crash; log=$(BUILD)/fuzz/$$target.log; \
	  mkdir -p $(BUILD)/fuzz/corpus/$$target; \
	  echo "  fuzz    $$target for $(FUZZ_SECONDS) s"; \
	  $(BUILD)/fuzz/$$target -max_total_time=$(FUZZ_SECONDS) -timeout=10 -max_len=4096 -exact_artifact_path=$$crash \
	    $(BUILD)/fuzz/corpus/$$target judge/tests/fuzz/corpus/$$target 2>$$log && continue; \
	  grep -v '^#' $$log; \
	  echo "make: $$crash breaks it. Repair what it shows, and keep the input under a name that tells:" >&2; \
	  echo "  cp $$crash judge/tests/fuzz/corpus/$$target/NAME" >&2; \
	  exit 1; \
	done

.PHONY: figures
figures: $(BUILD)/setup/judge  ## draws the pictures of the pages anew
	@$(MAKE) -s -j $(JOBS) $(FIGURES)
	@for figure in $(FIGURES); do \
	  $$figure > $(BUILD)/figure.svg && mv $(BUILD)/figure.svg problems/$${figure##*/}/figure.svg || exit 1; \
	done

.PHONY: site
site: $(BUILD)/setup/site  ## the pages, to read, run and play in a browser: .build/site/index.html
	@$(MAKE) -s -j $(JOBS) $(SITE_MODULES) $(SITE_FILES) site-pages
	@echo "$(SITE)/index.html"

.PHONY: bench
bench: $(BUILD)/setup/bench  ## speed of submissions and judge, as ratios to a floor; P="ID …" some
	@$(BUILD_JUDGE)
	@$(MAKE) -s -j $(JOBS) $(BUILD)/bench/bench $(BUILD)/bench/floor $(call benched,$(or $(P),$(PROBLEMS)))
	@for id in $(or $(P),$(PROBLEMS)); do \
	  echo "$$id, single calls"; \
	  $(BUILD)/bench/$$id/main_bench --benchmark_min_time=0.1 2>/dev/null || exit 1; \
	done
	@$(BUILD)/bench/bench $(BUILD)/bench $(or $(P),$(PROBLEMS)) $(ARGS)

.PHONY: dialects
dialects: $(BUILD)/setup/dialects  ## the submissions with the judges' compilers, MinGW under Wine too; P="ID …" some
	@$(BUILD_JUDGE) $(BUILD)/dialect-table
	@$(BUILD)/dialect-table --jobs $(JOBS) $(P) $(ARGS)

.PHONY: format
format: $(BUILD)/setup/test  ## clang-format over all C++
	@clang-format -i $(CXX_FILES)

.PHONY: lint
lint: $(BUILD)/setup/test  ## formatting, and warnings of g++ and clang++ in all C++
	@$(MAKE) -s -k -j $(JOBS) $(LINTED)

# For `make test`: without g++'s warnings in programs that clang++ has read, or that are wrong on purpose.
.PHONY: lint-soon
lint-soon: $(BUILD)/setup/test
	@$(MAKE) -s -k -j $(JOBS) $(call of_problems,$(LINTED_SOON)) $(if $(P),formatted-problems)

# The judge finds its checkout beside itself, so what is installed is a small checkout.
PREFIX    ?= $(HOME)/.local
INSTALLED  = $(PREFIX)/share/combinatorial-games
.PHONY: install
install: $(BUILD)/setup/judge  ## puts `judge` where it works from any folder; PREFIX=~/.local
	@$(BUILD_JUDGE)
	@mkdir -p $(INSTALLED)/.build $(PREFIX)/bin
	@rm -rf $(foreach folder,problems common testdata,$(INSTALLED)/$(folder))
	@cp -r LICENSE problems common testdata $(INSTALLED)
	@rm -rf $(INSTALLED)/testdata/*/generated
	@install $(BUILD)/judge $(BUILD)/supervisor $(INSTALLED)/.build
	@ln -sfn $(abspath $(INSTALLED))/.build/judge $(PREFIX)/bin/judge
	@echo "$(PREFIX)/bin/judge is installed; it keeps its test data in $(INSTALLED)"

.PHONY: uninstall
uninstall:  ## removes what `make install` put there; PREFIX=~/.local
	@rm -rf $(INSTALLED) $(PREFIX)/bin/judge

.PHONY: clean
clean:  ## removes everything that was built or generated
	rm -rf $(BUILD) testdata/*/generated
