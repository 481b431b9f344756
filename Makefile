# make play    a game in the terminal          make test    everything CI checks
# make setup   the environment in .venv        make help    the other commands

PYTHON ?= python3
WORKERS ?= 2

# Random games played by the property tests, and what the interpreted run covers.
RANDOM_GAMES ?= 300
RANDOM_GAMES_INTERPRETED ?= 60
RANDOM_GAMES_LONG ?= 20000
ENGINE_TESTS ?= tests --ignore=tests/packaging

BIN := .venv/bin
STAMPS := .stamps
BUILD_LOG := $(STAMPS)/build.log

# The installed package must be found, never the source by accident.
unexport PYTHONPATH

SHELL := bash
.SHELLFLAGS := -euo pipefail -c
.DELETE_ON_ERROR:
# The steps have an order and the tests bring their own workers.
.NOTPARALLEL:
.PHONY: help setup play test test-compiled test-interpreted test-long lint types format rules golden \
	bench lock clean FORCE

help:
	@echo 'setup             environment in .venv, the project installed and compiled'
	@echo 'play              a game of the second edition in the terminal'
	@echo 'test              format, lint, types, and the tests compiled and interpreted'
	@echo 'test-compiled     the tests on the installed package'
	@echo 'test-interpreted  the engine tests on the source'
	@echo 'test-long         $(RANDOM_GAMES_LONG) random games and the other slow tests'
	@echo 'lint, types       ruff; mypy'
	@echo 'format            rewrite the code in the one format'
	@echo 'rules             rule statements without a test'
	@echo 'golden            regenerate the golden playthroughs'
	@echo 'bench             games and decisions per second'
	@echo 'lock              regenerate requirements/dev.lock'
	@echo 'clean             remove everything made here, .venv included'

# --- Set-up -------------------------------------------------------------------------------------
# A stamp holds a fingerprint of what a step depends on, and is rewritten only when that changed.

define stamp
	@mkdir -p $(STAMPS)
	@new=$@.$$$$; { $(1); } > $$new; if cmp -s $$new $@; then rm $$new; else mv $$new $@; fi
endef

setup: .venv/installed

$(STAMPS)/environment: FORCE
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo 'Trailboss needs Python 3.11 or newer: make PYTHON=/path/to/python3'; exit 1; }
	$(call stamp,pwd; $(PYTHON) -c 'import sys; print(sys.version, sys.base_prefix)'; \
		cksum requirements/dev.lock)

$(STAMPS)/sources: FORCE
	$(call stamp,echo "$${TRAILBOSS_PURE:-} $${TRAILBOSS_REQUIRE_COMPILED:-}"; \
		type -P $${CC:-cc} gcc clang || true; \
		find src setup.py pyproject.toml README.md LICENSE -type f \
			-not -path '*/__pycache__/*' -not -path '*.egg-info/*' | LC_ALL=C sort | xargs cksum)

.venv/ready: $(STAMPS)/environment
	@echo 'setup: creating .venv with the locked packages'
	@rm -rf build
	@$(PYTHON) -m venv --clear .venv
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes \
		-r requirements/dev.lock
	@touch $@

.venv/installed: .venv/ready $(STAMPS)/sources
	@echo 'setup: building and installing trailboss'
	@rm -rf dist
	@$(BIN)/python -m pip wheel --verbose --no-index --no-deps --no-build-isolation \
		--check-build-dependencies --wheel-dir dist . > $(BUILD_LOG) 2>&1 || \
		{ cat $(BUILD_LOG); exit 1; }
	@$(BIN)/python -m pip install --quiet --no-index --no-deps --force-reinstall dist/*.whl
	@sed -n -e 's/^ *trailboss: /setup: /' -e 's|are above$$|are in $(BUILD_LOG)|' \
		-e '/^setup:/p' $(BUILD_LOG)
	@touch $@

# --- Use ----------------------------------------------------------------------------------------

play: setup
	@$(BIN)/trailboss play second-edition

bench: setup
	@$(BIN)/python -m benchmarks

# --- Checks -------------------------------------------------------------------------------------

test: lint types test-compiled test-interpreted

lint: setup
	@echo 'lint: ruff'
	@$(BIN)/ruff format --quiet --check .
	@$(BIN)/ruff check --quiet .

types: setup
	@echo 'types: mypy'
	@$(BIN)/mypy --no-error-summary

# A machine without a compiler runs these interpreted; with one, a failed compilation is a failure.
test-compiled: setup
	@echo "test: the installed package ($$(sed -n 's/^ *trailboss: built //p' $(BUILD_LOG)))"
	@! grep -q 'trailboss: WARNING' $(BUILD_LOG) || { cat $(BUILD_LOG); exit 1; }
	@TRAILBOSS_RANDOM_GAMES=$(RANDOM_GAMES) $(BIN)/python -m pytest -n $(WORKERS)

test-interpreted: setup
	@echo 'test: the source, interpreted'
	@PYTHONPATH=src TRAILBOSS_RANDOM_GAMES=$(RANDOM_GAMES_INTERPRETED) \
		$(BIN)/python -m pytest -n $(WORKERS) $(ENGINE_TESTS)

test-long: setup
	@echo 'test: the long tests'
	@TRAILBOSS_RANDOM_GAMES=$(RANDOM_GAMES_LONG) $(BIN)/python -m pytest -n $(WORKERS) -m long

rules: setup
	@$(BIN)/python -m tests.rule_index

golden: setup
	@$(BIN)/python -m tests.golden.regenerate

# --- Upkeep -------------------------------------------------------------------------------------

format: setup
	@$(BIN)/ruff check --quiet --fix .
	@$(BIN)/ruff format --quiet .

lock: .venv/ready
	@echo 'lock: resolving requirements/dev.lock'
	@CUSTOM_COMPILE_COMMAND='make lock' $(BIN)/pip-compile --quiet --upgrade --generate-hashes \
		--allow-unsafe --strip-extras --no-emit-index-url --no-emit-find-links \
		--no-emit-trusted-host --output-file requirements/dev.lock pyproject.toml requirements/dev.in

clean:
	@echo 'clean: .venv, builds and caches'
	@rm -rf .venv $(STAMPS) build dist src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis
	@find . -name __pycache__ -type d -prune -exec rm -rf {} +
