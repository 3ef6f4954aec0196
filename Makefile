# Every step first sees to the libraries that it needs; .ci/packages has the list of them.

PREFIX = /usr/local
RELEASE = .build/release/cards
SWIFT_FILES = Sources Tests Package.swift
HELP_FOLDERS = man/man1 bash-completion/completions zsh/site-functions fish/vendor_completions.d

# The program is one file: Swift's own libraries are inside, and what nobody calls is not.
RELEASE_FLAGS = -c release
# Without these every file imports the libraries for regular expressions and for concurrency, and
# one call of a function from them would bring them into the program.
FRONTEND = -Xswiftc -Xfrontend -Xswiftc
RELEASE_FLAGS += $(FRONTEND) -disable-implicit-string-processing-module-import
RELEASE_FLAGS += $(FRONTEND) -disable-implicit-concurrency-module-import
# The program is one thread, so counting who holds what needs no locked memory: a tenth to a quarter
# less time to draw a card, as measured. Programs that build the package for themselves have it as
# Swift makes it.
RELEASE_FLAGS += $(FRONTEND) -assume-single-threaded
ifeq ($(shell uname),Darwin)
# Homebrew keeps its libraries out of the compiler's way.
BREW = $(shell brew --prefix)
FLAGS = $(foreach keg,$(BREW) $(BREW)/opt/ncurses,-Xcc -I$(keg)/include -Xlinker -L$(keg)/lib)
RELEASE_FLAGS += -Xlinker -dead_strip
else
CLANG = -Xswiftc -Xclang-linker -Xswiftc
RELEASE_FLAGS += --static-swift-stdlib -Xlinker --gc-sections -Xlinker -s -Xlinker --no-export-dynamic
# Swift's runtime asks for the C++ library by name; a folder that holds the static one alone makes
# it come from there. That and a fixed load address save 1.9 of 6.5 MB of memory and a quarter of
# the start-up time, as measured; stack, heap and the C libraries stay at random addresses.
STATIC = $(CURDIR)/.build/static
RELEASE_FLAGS += -Xlinker "-L$(STATIC)" $(CLANG) -static-libgcc $(CLANG) -no-pie
endif

.DEFAULT_GOAL = help
.PHONY: help run build test lint bench pictures demo-ssh install clean

help: ## Says what there is to make
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-9s %s\n", $$1, $$2 }' Makefile

run: build ## Builds cards and opens the sample cards
	@exec $(RELEASE) browse Cards

build: ## Builds the program, .build/release/cards
	@.ci/packages build
	@$(if $(STATIC),mkdir -p "$(STATIC)"; for name in libstdc++.a libpcre2-8.a; do library=$$(clang -print-file-name=$$name); test -f "$$library" && ln -sf "$$library" "$(STATIC)/"; done; true)
	swift build --product cards $(RELEASE_FLAGS) $(FLAGS)

test: ## Builds and runs all tests
	@.ci/packages test
	swift test --disable-xctest -Xswiftc -warnings-as-errors $(FLAGS)

lint: ## Checks style and the length of files
	@.ci/packages lint
	swift format lint --strict --recursive $(SWIFT_FILES)
	@find $(SWIFT_FILES) -name '*.swift' -exec awk 'END { if (NR > 400) print FILENAME ": " NR " lines" }' {} \; \
	  | awk '{ print; found = 1 } END { if (found) print "A file of over 400 lines is two things."; exit found }'

bench: build ## Measures cards beside its peers: other programs, Python's json
	@.ci/packages bench
	swift build --product measure $(RELEASE_FLAGS) $(FLAGS)
	@python3 Tests/Bench/bench.py

# Cards are drawn by the program itself, so that the README shows what there is.
PICTURES = Cards/pictures
DRAW = $(RELEASE) render --format svg

pictures: build ## Draws the pictures of the README
	@mkdir -p $(PICTURES)
	$(DRAW) Cards/release.json --size 64x19 --keys 'Tab Tab Tab Enter Down' > $(PICTURES)/menu.svg
	$(DRAW) Cards/dashboard.json --width 72 > $(PICTURES)/dashboard.svg
	$(DRAW) Cards/tokyo.json --width 60 --theme light > $(PICTURES)/tokyo.svg

demo-ssh: build ## Opens a session over SSH to a server of its own, as a guest would see it
	@.ci/packages demo
	@.ci/demo-ssh $(RELEASE) Cards

install: ## Installs cards, its manual, completions and sample cards under PREFIX (/usr/local)
	@test -x $(RELEASE) || $(MAKE) build
	install -d $(DESTDIR)$(PREFIX)/bin $(DESTDIR)$(PREFIX)/share/cards
	install -m 755 $(RELEASE) $(DESTDIR)$(PREFIX)/bin/cards
	install -m 644 Cards/*.json $(DESTDIR)$(PREFIX)/share/cards
	install -d $(foreach folder,$(HELP_FOLDERS),"$(DESTDIR)$(PREFIX)/share/$(folder)")
	$(RELEASE) --man >"$(DESTDIR)$(PREFIX)/share/man/man1/cards.1"
	$(RELEASE) --completions bash >"$(DESTDIR)$(PREFIX)/share/bash-completion/completions/cards"
	$(RELEASE) --completions zsh >"$(DESTDIR)$(PREFIX)/share/zsh/site-functions/_cards"
	$(RELEASE) --completions fish >"$(DESTDIR)$(PREFIX)/share/fish/vendor_completions.d/cards.fish"

clean: ## Removes what was built
	rm -rf .build
