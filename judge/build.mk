# How things are built. Whatever is made lies below $(BUILD); the Makefile has the commands.

# --- the build folder ---------------------------------------------------------------------------

# Make splits names at blanks, and shells read the rest in their own way.
odd := $$ " ' ` \ ( ) [ ] { } < > | & ; : % ! ? * ~ \# =
ifneq ($(words $(value BUILD))$(strip $(foreach sign,$(odd),$(findstring $(sign),$(value BUILD)))),1)
$(error BUILD='$(value BUILD)' cannot be the build folder: give a path without blanks and without $(odd))
endif
# One folder has one name.
override BUILD := $(patsubst $(CURDIR)/%,%,$(if $(filter /,$(BUILD)),/,$(patsubst %/,%,$(BUILD))))

# $(call quoted,NAME): the value of a variable as one word of the shell, whatever is in it.
quoted = '$(subst ','\'',$(value $(1)))'

# A make that waits until no other one builds here, and then builds on all cores.
LOCKED := sh judge/build_folder.sh $(BUILD) locked
BUILT   = $(LOCKED) $(MAKE) -s -j $(JOBS)

# What the commands need from the system.
setup = $(LOCKED) sh judge/setup.sh $@ $(1)
$(BUILD)/setup/%: judge/setup.sh judge/packages.txt
	@$(call setup,judge $*)
$(BUILD)/setup/test: judge/setup.sh judge/packages.txt
	@$(call setup,judge package mutate test)
$(BUILD)/setup/play: judge/setup.sh judge/packages.txt
	@$(call setup,play)
$(BUILD)/setup/vm: judge/setup.sh judge/packages.txt
	@$(call setup,vm)

# --- compiling ----------------------------------------------------------------------------------

CXX      := g++
WARNINGS := -Wall -Wextra -Wpedantic -Werror
# To collect garbage before 500 MB are full costs g++ a tenth of its time.
CXXFLAGS  = -std=c++17 -O2 $(WARNINGS) -I. -I$(BUILD)/embedded -pthread --param=ggc-min-heapsize=500000
DEPFLAGS  = -MMD -MP -MT $@ -MF $(BUILD)/deps/$(subst /,.,$(@:$(BUILD)/%=%)).d
LDLIBS   := -lfmt -lcrypto -lsqlite3 -lyaml-cpp -lpugixml -lzip -lpthread

objects = $(patsubst %.cpp,$(BUILD)/obj/%.o,$(1))

# $(call keep,TEXT): the target holds TEXT, and is as old as its last change.
# It is read twice, as make 4.3 may misread the first file of all.
keep = $(if $(and $(call differ,$(1),$(file <$@)),$(call differ,$(1),$(file <$@))),$(shell mkdir -p $(@D))$(file >$@,$(1)))
differ = $(subst $(1),,$(2))$(subst $(2),,$(1))
.PHONY: always

# What compiles is compiled anew when it is compiled in another way.
FLAGS := $(BUILD)/flags
$(FLAGS): always
	$(call keep,$(CXX) $(CXXFLAGS) $(shell grep FLAGS judge/build.mk))

define compile
	@mkdir -p $(@D) $(BUILD)/deps
	@echo "  compile $<"
	@$(CXX) $(CXXFLAGS) $(DEPFLAGS) -c $< -o $@
endef

# A program that runs stays as it is: the new one takes its name.
define link
	@mkdir -p $(@D)
	@echo "  link    $@"
	@$(CXX) $(filter %.o,$^) $(filter %.a,$^) $(LDLIBS) -o $@.new && mv $@.new $@
endef

$(BUILD)/obj/%.o: %.cpp $(FLAGS)
	$(compile)

$(BUILD)/%.a:
	@mkdir -p $(@D) && rm -f $@ && ar rcs $@ $^

# What most files include is parsed once. -include takes a header's .gch where there is one.
define precompile
	@mkdir -p $(@D) && cp $< $(@:.gch=)
	@$(CXX) $(CXXFLAGS) -x c++-header $(@:.gch=) -o $@
endef

# --- the judge ----------------------------------------------------------------------------------

ROOMS          := base model sandbox compile bundle problem import check data run report stress cli
# The judge ends processes as the supervisor does.
SHARED_SOURCES := $(patsubst %,judge/sandbox/supervisor/%.cpp,processes system)
JUDGE_SOURCES  := $(wildcard $(ROOMS:%=judge/%/*.cpp)) $(SHARED_SOURCES)

# Unity build: most of a file's time goes into the library headers that its neighbours include too,
# so the files of a room are compiled as one. `make lint` reads each file for itself.
# $(call unit,NAME,FILES), of which one may be gone.
define unit
UNITS += $(1)
$(BUILD)/units/$(1).cpp: private UNITED := $(wildcard $(2))
$(addprefix $(BUILD)/,units/$(1).o unity/$(1).o): $(wildcard $(2))
endef
hash := \#
define newline


endef
$(BUILD)/units/%.cpp: always
	$(call keep,// A unity build.$(foreach file,$(UNITED),$(newline)$(hash)include "$(file)"))
$(BUILD)/units/%.o: $(BUILD)/units/%.cpp $(BUILD)/precompiled/judge.hpp.gch $(FLAGS)
	$(compile)
# What computes, and is no part of the judge.
$(BUILD)/unity/%.o: $(BUILD)/units/%.cpp $(FLAGS)
	$(compile)
# The judge waits for the programs that it runs: to optimise it would only take longer.
$(BUILD)/units/%.o: private CXXFLAGS += -O0 -include $(BUILD)/precompiled/judge.hpp
$(BUILD)/precompiled/judge.hpp.gch: private CXXFLAGS += -O0
$(BUILD)/precompiled/judge.hpp.gch: judge/precompiled.hpp $(FLAGS)
	$(precompile)

# What is compiled apart from its room: what takes longest, and what runs long.
JSON_SOURCES   := judge/report/json.cpp judge/stress/stress_json.cpp
TOML_SOURCES   := judge/problem/problem_toml.cpp
COMMAND_LINE   := judge/cli/command_line.cpp
HOT_SOURCES    := judge/check/compare.cpp
# Programs of their own for what few need: `judge mutate` becomes judge-mutate.
PROGRAMS       := package mutate dialects bench find
main_of         = $(if $(filter package,$(1)),judge/cli/package_command.cpp,judge/$(1)/main.cpp)
APART          := $(JSON_SOURCES) $(TOML_SOURCES) $(COMMAND_LINE) $(HOT_SOURCES) judge/cli/main.cpp \
                  $(foreach program,$(PROGRAMS),$(call main_of,$(program))) judge/bench/floor.cpp
units           = $(patsubst %,$(BUILD)/units/%.o,$(1))
JUDGE_LIBRARY  := $(BUILD)/judge.a
$(JUDGE_LIBRARY): $(call units,json toml command-line $(ROOMS)) $(call objects,$(HOT_SOURCES))

$(foreach room,$(ROOMS) $(PROGRAMS),$(eval \
  $(call unit,$(room),$(filter-out $(APART),$(wildcard judge/$(room)/*.cpp)))))
$(BUILD)/units/sandbox.cpp: private UNITED += $(SHARED_SOURCES)
$(eval $(call unit,json,$(JSON_SOURCES)))
$(eval $(call unit,toml,$(TOML_SOURCES)))
$(eval $(call unit,command-line,$(COMMAND_LINE)))
$(eval $(call unit,judge-main,judge/cli/main.cpp))
$(foreach program,$(PROGRAMS),$(eval $(call unit,$(program)-main,$(call main_of,$(program)))))

$(BUILD)/judge: $(call units,judge-main) $(JUDGE_LIBRARY)
	$(link)
$(patsubst %,$(BUILD)/judge-%,$(PROGRAMS)): $(BUILD)/judge-%: $(BUILD)/units/%-main.o $(BUILD)/units/%.o $(JUDGE_LIBRARY)
	$(link)
# The library that finds rules starts no process, so tests and pages can use it.
FIND_SOURCES   := $(wildcard common/find/*.cpp)
FIND_LIBRARY   := $(BUILD)/unity/find-library.o $(call objects,common/play/text.cpp)
$(eval $(call unit,find-library,$(FIND_SOURCES)))
$(BUILD)/judge-find $(BUILD)/judge-bench: $(FIND_LIBRARY)
$(addprefix $(BUILD)/,units/find-main.o lint/units/find-main lint/clang/judge/find/main): | $(BUILD)/embedded/common/find/tabulate.hpp.text
$(BUILD)/judge-package: private LDLIBS += -lcmark-gfm-extensions -lcmark-gfm

# What reads C++ does so through libclang, of the newest LLVM that is installed.
LLVM = $(patsubst %/include/clang-c/Index.h,%,$(lastword $(wildcard /usr/lib/llvm-*/include/clang-c/Index.h)))
$(call units,mutate mutate-main): private CXXFLAGS += -isystem $(LLVM)/include
$(BUILD)/judge-mutate: private LDLIBS += $(LLVM)/lib/libclang.so

# What `judge --version` says; not a part of it, since a commit changes no result.
$(BUILD)/version: always
	$(call keep,$(or $(shell git describe --always --dirty 2>/dev/null),unknown))

# Static and small: what it holds in memory would be charged to the programs it starts.
$(eval $(call unit,supervisor,$(wildcard judge/sandbox/supervisor/*.cpp)))
$(BUILD)/units/supervisor.o: private CXXFLAGS := $(CXXFLAGS)
$(BUILD)/supervisor: private LDLIBS := -static -s
$(BUILD)/supervisor: $(call units,supervisor)
	$(link)

# A file whose text is part of a program: C++ includes FILE.text, a string, for FILE.
$(BUILD)/embedded/%.text: %
	@mkdir -p $(@D)
	@{ printf 'R"text('; cat $<; printf ')text"\n'; } > $@
REPORT_STYLES := $(patsubst %,$(BUILD)/embedded/%.text,common/site/style.css judge/report/report.css)
COMPLETION    := $(BUILD)/embedded/judge/cli/completion.bash.text
$(addprefix $(BUILD)/,units/judge-main.o lint/units/judge-main lint/clang/judge/cli/main): | $(COMPLETION)
$(addprefix $(BUILD)/,units/report.o lint/units/report replay/obj/judge/report/html.o \
  lint/clang/judge/report/html): | $(REPORT_STYLES)

# The engine of `make play` has no terminal in it, so tests and pages can use it.
PLAY_TERMINAL := common/play/table.cpp common/play/play_main.cpp
PLAY_SOURCES  := $(wildcard common/play/*.cpp)
$(eval $(call unit,play,$(filter-out $(PLAY_TERMINAL) common/play/text.cpp,$(PLAY_SOURCES))))
PLAY_ENGINE   := $(BUILD)/unity/play.o $(call objects,common/play/text.cpp)
$(BUILD)/obj/common/play/%.o $(BUILD)/unity/play.o: private CXXFLAGS += -O1
$(BUILD)/play: private LDLIBS :=
$(BUILD)/play: $(PLAY_ENGINE) $(call objects,$(PLAY_TERMINAL))
	$(link)

# --- the tests ----------------------------------------------------------------------------------

TEST_SOURCES  := $(wildcard common/tests/*_test.cpp judge/tests/*_test.cpp problems/*/main_test.cpp)
TEST_BINARIES := $(patsubst %.cpp,$(BUILD)/tests/%,$(TEST_SOURCES))

# A test includes the submission under another name for its `main`; what the test leaves out is
# unused. Tests of the judge wait for programs, the others compute.
$(BUILD)/obj/%_test.o: LEVEL := -O1
$(BUILD)/obj/judge/tests/%_test.o: LEVEL := -O0
$(BUILD)/obj/%_test.o: private CXXFLAGS += $(LEVEL) -Wno-unused-function -include $(BUILD)/precompiled/tests$(LEVEL).hpp
$(BUILD)/obj/judge/tests/%_test.o: judge/tests/%_test.cpp $(BUILD)/precompiled/tests-O0.hpp.gch $(FLAGS)
	$(compile)
$(BUILD)/obj/%_test.o: %_test.cpp $(BUILD)/precompiled/tests-O1.hpp.gch $(FLAGS)
	$(compile)
$(BUILD)/precompiled/tests-%.hpp.gch: private CXXFLAGS += -$*
$(patsubst %,$(BUILD)/precompiled/tests-%.hpp.gch,O0 O1): $(BUILD)/precompiled/tests-%.hpp.gch: common/testing/precompiled.hpp $(FLAGS)
	$(precompile)

$(TEST_BINARIES): private LDLIBS += -lgtest_main -lgtest
$(BUILD)/tests/%: $(BUILD)/obj/%.o
	$(link)
# Static: an implicit rule without a recipe would add nothing.
$(filter $(BUILD)/tests/judge/tests/%,$(TEST_BINARIES)): $(JUDGE_LIBRARY)
$(BUILD)/tests/judge/tests/mutate_test: $(call units,mutate)
$(BUILD)/tests/judge/tests/dialects_test: $(call units,dialects)
$(BUILD)/tests/common/tests/play_test: $(PLAY_ENGINE)
$(BUILD)/tests/common/tests/find_test: $(FIND_LIBRARY)
$(BUILD)/obj/judge/tests/mutate_test.o: private CXXFLAGS += -isystem $(LLVM)/include
$(BUILD)/tests/judge/tests/mutate_test: private LDLIBS += $(LLVM)/lib/libclang.so

# A fuzz harness is built twice, with the part of the judge that it needs: by g++ with a main that
# replays the corpus, quick to compile, and by clang++ with libFuzzer. Both under ASan and UBSan.
FUZZERS       := $(patsubst judge/tests/fuzz/%_fuzz.cpp,%,$(wildcard judge/tests/fuzz/*_fuzz.cpp))
FUZZED        := base/files base/cancellation base/text model/model check/compare problem/problem_folder \
                 problem/problem_toml problem/layout report/json
SANITIZED_TESTS := $(patsubst %.cpp,$(BUILD)/sanitized/%,$(wildcard judge/tests/*_test.cpp))
REPLAYS       := $(FUZZERS:%=$(BUILD)/replay/%)
FUZZ_BINARIES := $(FUZZERS:%=$(BUILD)/fuzz/%)
SANITIZED_FLAGS := -std=c++17 $(WARNINGS) -I. -I$(BUILD)/embedded -g1 -fsanitize=address,undefined -fno-sanitize-recover=all

$(BUILD)/replay/obj/%.o $(BUILD)/fuzz/obj/%.o: private CXXFLAGS = $(SANITIZED_FLAGS)
$(BUILD)/replay/obj/%.o: %.cpp $(FLAGS)
	$(compile)
$(BUILD)/fuzz/obj/%.o: private CXX := clang++
$(BUILD)/fuzz/obj/%.o: private CXXFLAGS += -O1 -fsanitize=fuzzer-no-link
$(BUILD)/fuzz/obj/%.o: %.cpp $(FLAGS)
	$(compile)

$(BUILD)/replay/fuzzed.a: $(FUZZED:%=$(BUILD)/replay/obj/judge/%.o)
$(BUILD)/fuzz/fuzzed.a: $(FUZZED:%=$(BUILD)/fuzz/obj/judge/%.o)

$(REPLAYS) $(FUZZ_BINARIES) $(SANITIZED_TESTS): private LDLIBS += -fsanitize=address,undefined
$(REPLAYS): $(BUILD)/replay/%: $(BUILD)/replay/obj/judge/tests/fuzz/%_fuzz.o \
            $(BUILD)/replay/obj/judge/tests/fuzz/replay.o $(BUILD)/replay/fuzzed.a
	$(link)
$(FUZZ_BINARIES): private CXX := clang++
$(FUZZ_BINARIES): private LDLIBS += -fsanitize=fuzzer
$(FUZZ_BINARIES): $(BUILD)/fuzz/%: $(BUILD)/fuzz/obj/judge/tests/fuzz/%_fuzz.o $(BUILD)/fuzz/fuzzed.a
	$(link)

# The judge's own tests once more, with all of the judge under the sanitizers.
sanitized_objects = $(patsubst %.cpp,$(BUILD)/replay/obj/%.o,$(filter-out %/main.cpp,$(1)))
$(BUILD)/replay/obj/judge/mutate/%.o $(BUILD)/replay/obj/judge/tests/mutate_test.o: SANITIZED_FLAGS += -isystem $(LLVM)/include
$(BUILD)/sanitized/judge/tests/mutate_test: LDLIBS += $(LLVM)/lib/libclang.so
$(BUILD)/sanitized/judge.a: $(call sanitized_objects,$(JUDGE_SOURCES))
$(BUILD)/sanitized/mutate.a: $(call sanitized_objects,$(wildcard judge/mutate/*.cpp))
$(BUILD)/sanitized/dialects.a: $(call sanitized_objects,$(wildcard judge/dialects/*.cpp))
$(SANITIZED_TESTS): private LDLIBS += -lgtest_main -lgtest
$(SANITIZED_TESTS): $(BUILD)/sanitized/%: $(BUILD)/replay/obj/%.o $(patsubst %,$(BUILD)/sanitized/%.a,mutate dialects judge)
	$(link)

-include $(wildcard $(BUILD)/deps/*.d)

PROBLEMS  := $(patsubst problems/%/problem.toml,%,$(wildcard problems/*/problem.toml))
CXX_FILES  = $(wildcard $(shell git ls-files --cached --others --exclude-standard '*.cpp' '*.hpp' 2>/dev/null))

# --- lint ---------------------------------------------------------------------------------------

# A submission compiles in the dialect that its problem.toml names, without a warning.
DIALECT    = -std=$$($(BUILD)/judge list --only dialect $(notdir $*)) -Wno-long-long
DIALECTS  := $(PROBLEMS:%=$(BUILD)/lint/dialect/%)
$(BUILD)/lint/dialect/%: problems/%/main.cpp problems/%/problem.toml | $(BUILD)/judge
	@mkdir -p $(@D) && for compiler in $(CXX) clang++; do \
	  $$compiler $(WARNINGS) $(DIALECT) -O2 -c $< -o $@ || exit 1; \
	done

# What g++ builds, clang++ reads for warnings too; what nobody builds here, g++ reads. A file that
# passed is not read again until it, or a header of the project that it includes, changes. `make
# test` reads what people run, as units; the rest, and each file for itself, takes minutes.
TOOL_SOURCES  := $(foreach tool,generator validator reference checker,problems/*/$(tool).cpp)
CHECKERS      := $(wildcard common/checkers/*.cpp)
READ_BY_CLANG := $(PLAY_SOURCES) $(FIND_SOURCES) $(CHECKERS) $(TEST_SOURCES) $(wildcard judge/*/*.cpp judge/sandbox/supervisor/*.cpp $(TOOL_SOURCES))
READ_BY_GCC   := $(CHECKERS) $(wildcard $(TOOL_SOURCES) problems/*/wrong/*.cpp)
READ_SOON     := $(PLAY_TERMINAL) $(CHECKERS)
LINTED_SOON   := $(BUILD)/lint/formatted $(DIALECTS) $(UNITS:%=$(BUILD)/lint/units/%) $(READ_SOON:%.cpp=$(BUILD)/lint/clang/%)
LINTED        := $(LINTED_SOON) $(READ_BY_CLANG:%.cpp=$(BUILD)/lint/clang/%) $(READ_BY_GCC:%.cpp=$(BUILD)/lint/gcc/%)

define read
	@mkdir -p $(@D) $(BUILD)/deps
	@$(1) -std=c++17 $(WARNINGS) -Wno-unused-function -I. -I$(BUILD)/embedded $(DEPFLAGS) -fsyntax-only $< && touch $@
endef
CLANG         := clang++ -isystem $(LLVM)/include
$(BUILD)/lint/clang/%: %.cpp
	$(call read,$(CLANG))
$(BUILD)/lint/gcc/%: %.cpp
	$(call read,$(CXX))
$(BUILD)/lint/clang/judge/%: judge/%.cpp $(BUILD)/lint/precompiled.pch
	$(call read,$(CLANG) -include-pch $(BUILD)/lint/precompiled.pch)
$(BUILD)/lint/units/%: $(BUILD)/units/%.cpp $(BUILD)/lint/precompiled.pch
	$(call read,$(CLANG) -include-pch $(BUILD)/lint/precompiled.pch)
$(BUILD)/lint/precompiled.pch: judge/precompiled.hpp
	@mkdir -p $(@D) && $(CLANG) -std=c++17 -I. -x c++-header $< -o $@
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
formatted = { clang-format --dry-run --Werror $(1) || { echo "make: \`make format\` lays these lines out" >&2; false; }; }
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
WASM_OBJECTS  := $(BUILD)/wasm/objects
c_name         = $(subst -,_,$(1))
SITE_MODULES  := $(patsubst %,$(SITE)/modules/%.js,play explore programs $(PROBLEMS))
SITE_FILES    := $(patsubst common/site/%,$(SITE)/%,$(wildcard common/site/*.css common/site/*.js))
for_site       = $(patsubst %.cpp,$(WASM_OBJECTS)/%.o,$(1) common/site/no_exceptions.cpp)

define compile_wasm
	@mkdir -p $(@D) $(BUILD)/deps
	@echo "  compile $< for the site"
	@clang++ $(WASM) -std=c++17 $(WARNINGS) -I. $(DEPFLAGS) $(1) -c $< -o $@
endef
$(WASM_OBJECTS)/%.o: %.cpp
	$(call compile_wasm)
$(WASM_OBJECTS)/common/site/programs.o: $(PROBLEMS:%=problems/%/problem.toml)
$(WASM_OBJECTS)/common/site/programs.o: common/site/programs.cpp
	$(call compile_wasm,-D'PROBLEMS=$(foreach id,$(PROBLEMS),X($(call c_name,$(id))))')
# What a problem has, each as it is, in one source.
$(WASM_OBJECTS)/problems/%.cpp: problems/%/*.cpp problems/%/wrong/*.cpp common/site/programs.sh
	@mkdir -p $(@D) && sh common/site/programs.sh $* $(call c_name,$*) > $@
$(WASM_OBJECTS)/%.o: $(WASM_OBJECTS)/%.cpp
	$(call compile_wasm,-w -fno-strict-return)
$(BUILD)/wasm/programs.wasm: $(patsubst %,$(WASM_OBJECTS)/%.o,common/site/programs common/site/no_exceptions $(PROBLEMS:%=problems/%))
	@clang++ $(WASM) $(WASM_LINK) $^ -o $@
$(BUILD)/wasm/play.wasm: $(call for_site,common/site/play_page.cpp $(filter-out $(PLAY_TERMINAL),$(PLAY_SOURCES)))
$(BUILD)/wasm/explore.wasm: $(call for_site,common/site/explore_page.cpp $(FIND_SOURCES) common/play/text.cpp)
$(BUILD)/wasm/play.wasm $(BUILD)/wasm/explore.wasm:
	@clang++ $(WASM) $(WASM_LINK) -mexec-model=reactor $^ -o $@
$(BUILD)/wasm/%.wasm: problems/%/main.cpp problems/%/problem.toml | $(BUILD)/judge
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
            $(foreach program,main textbook reference generator,problems/$(id)/$(program).cpp))))

$(BUILD)/bench/floor: judge/bench/floor.cpp
	@mkdir -p $(@D) && $(CXX) -std=c++17 -O2 $< -o $@
$(BUILD)/bench/%/main: problems/%/main.cpp problems/%/problem.toml | $(BUILD)/judge
	@mkdir -p $(@D) && $(CXX) $(DIALECT) -O2 $< -o $@
$(BUILD)/bench/%: problems/%.cpp
	@mkdir -p $(@D) && $(CXX) -std=c++17 -O2 -I. $(DEPFLAGS) $< -o $@

.PHONY: benched
benched: $(BUILD)/judge-bench $(BUILD)/bench/floor $(call benched,$(IDS))
