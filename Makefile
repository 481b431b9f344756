# make play    the game in the browser         make quick   checks while you work
# make setup   the environment in .venv        make test    everything CI checks
# make help    the other commands

PYTHON ?= python3
WORKERS ?= 2
# Whoever has nothing left takes tests from another: few last minutes with one worker alone.
SPREAD := -n $(WORKERS) --dist worksteal
# Servers, browsers and clocks let their tests wait: one worker more than there are cores.
SPREAD_WAITING := -n $$(($(WORKERS) + 1)) --dist worksteal

# Random games played by the property tests, and what the interpreted run covers.
RANDOM_GAMES ?= 120
RANDOM_GAMES_INTERPRETED ?= 40
RANDOM_GAMES_LONG ?= 20000
# What is compiled, for the interpreted run; everything that needs no build, for coverage.
ENGINE_TESTS ?= $(addprefix tests/,core golden leaks nodes property records rules \
	bots/test_appraisal.py bots/test_heuristic.py bots/test_plans.py)
SOURCE_TESTS ?= tests $(addprefix --ignore=tests/,arena e2e env learn packaging server)

BIN := .venv/bin
STAMPS := .stamps
BUILD_LOG := $(STAMPS)/build.log

# The installed package must be found, never the source by accident.
unexport PYTHONPATH
# What pytest makes of a test file is worth keeping: the workers would each make it anew, every time.
unexport PYTHONDONTWRITEBYTECODE

SHELL := bash
.SHELLFLAGS := -euo pipefail -c
.DELETE_ON_ERROR:
# The steps have an order and the tests bring their own workers; `quick` sets TOGETHER.
ifndef TOGETHER
.NOTPARALLEL:
endif
.PHONY: help setup web hooks play play-terminal bench quick test test-changed test-web test-client test-compiled \
	test-interpreted test-learn test-long test-slow coverage lint types types-web format rules golden \
	screenshots lock clean tools demo docs docs-pages docs-serve pages release loop before FORCE

help:
	@echo 'setup             environment in .venv, the project installed and compiled'
	@echo 'play              the game in the browser, on this machine'
	@echo 'play-terminal     a game of the second edition in the terminal'
	@echo 'quick             format, lint, types, and the tests of what changed, on the source as it is'
	@echo 'test              format, lint, types, and the tests compiled and interpreted'
	@echo 'test-web          types and tests of the browser client'
	@echo 'test-compiled     the tests on the installed package'
	@echo 'test-interpreted  the engine tests on the source'
	@echo 'test-learn        the tests of training, with PyTorch installed into .venv'
	@echo 'test-long         these, $(RANDOM_GAMES_LONG) random games, the other slow tests, and coverage'
	@echo 'coverage          which lines the engine tests run'
	@echo 'lint, types       format, ruff, import-linter, prettier, eslint, actionlint; mypy'
	@echo 'format            rewrite the code in the one format'
	@echo 'rules             rule statements without a test'
	@echo 'web               build the browser client into the package'
	@echo 'hooks             let git check what is committed and pushed'
	@echo 'golden            regenerate the golden playthroughs and accessibility trees'
	@echo 'screenshots       the gallery in docs/images'
	@echo 'demo              the game without a server, as static files in build/demo'
	@echo 'docs              the documentation site in build/site, its links checked; docs-serve shows it'
	@echo 'pages             that site with the demonstration, and earlier versions, in build/pages'
	@echo 'release           archive and wheels in build/release, tried in clean environments; changelog and tag'
	@echo 'bench             games and decisions per second'
	@echo 'loop              the moving picture of the README'
	@echo 'lock              regenerate the locks in requirements'
	@echo 'audit             advisories for the locked versions, where they can be reached'
	@echo 'clean             remove everything made here, .venv included'

# --- Set-up -------------------------------------------------------------------------------------
# A stamp holds a fingerprint of what a step depends on, and is rewritten only when that changed.

define stamp
	@mkdir -p $(STAMPS)
	@new=$@.$$$$; { $(1); } > $$new; if cmp -s $$new $@; then rm $$new; else mv $$new $@; fi
endef

setup: .venv/installed

web: $(STAMPS)/web

hooks: .venv/ready $(STAMPS)/packages
	@$(BIN)/pre-commit install

$(STAMPS)/environment: FORCE
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo 'Trailboss needs Python 3.11 or newer: make PYTHON=/path/to/python3'; exit 1; }
	$(call stamp,pwd; $(PYTHON) -c 'import sys; print(sys.version, sys.base_prefix)'; \
		cksum requirements/dev.lock)

# The browser client is built into the package. Its types are checked by types-web.
$(STAMPS)/web-sources: FORCE
	@type -P npm > /dev/null || { echo 'Trailboss needs Node 20 with npm for its browser client'; exit 1; }
	$(call stamp,node --version; { find web -type f -not -path '*/node_modules/*' \
		-not -path 'web/dev/fixtures/*' -not -name openapi.json -not -path web/src/words/ids.ts; \
		find src/trailboss/words/catalogues -name 'client*.ftl'; } | LC_ALL=C sort | xargs cksum)

# `npm ci` would want the parts for all other systems in the lock, which not every registry has.
$(STAMPS)/packages: web/package-lock.json
	@echo 'setup: installing the packages of the browser client'
	@mkdir -p $(STAMPS)
	@cd web && npm install --silent --no-save --no-audit --no-fund
	@touch $@

$(STAMPS)/web: $(STAMPS)/packages $(STAMPS)/web-sources
	@echo 'setup: building the browser client'
	@cd web && npm run --silent build > ../$(STAMPS)/web.log 2>&1 || { cat ../$(STAMPS)/web.log; exit 1; }
	@touch $@

$(STAMPS)/sources: $(STAMPS)/web FORCE
	$(call stamp,echo "$${TRAILBOSS_PURE:-} $${TRAILBOSS_REQUIRE_COMPILED:-}"; \
		type -P $${CC:-cc} gcc clang || true; \
		find src docs/rules setup.py pyproject.toml MANIFEST.in README.md LICENSE -type f \
			-not -path '*/__pycache__/*' -not -path '*.egg-info/*' | LC_ALL=C sort | xargs cksum)

# A lock names everything. `--no-deps`, because pip would look for the newest release of what is wanted
# with an extra, whatever the lock says, and then miss its hash.
.venv/ready: $(STAMPS)/environment
	@echo 'setup: creating .venv with the locked packages'
	@rm -rf build
	@$(PYTHON) -m venv --clear .venv
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --require-hashes \
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
	@$(BIN)/trailboss serve --open

play-terminal: setup
	@$(BIN)/trailboss play second-edition

# The demonstration: the package without compiled modules, for Python in the browser (docs/demo.md).
DEMO_WHEELS := $(STAMPS)/demo-wheels

demo: $(STAMPS)/demo

$(DEMO_WHEELS): requirements/demo.txt | .venv/ready
	@rm -rf $@ && mkdir -p $@
	@$(BIN)/python -m pip download --quiet --disable-pip-version-check --no-deps --require-hashes \
		--only-binary :all: --platform pyemscripten_2026_0_wasm32 --python-version 3.14 \
		--implementation cp --abi cp314 --dest $@ -r requirements/demo.txt
	@touch $@

$(STAMPS)/demo: .venv/ready $(STAMPS)/web $(STAMPS)/sources $(DEMO_WHEELS)
	@echo 'demo: building client and package'
	@cd web && npx --no-install vite build --config vite.demo.config.ts > ../$(STAMPS)/demo.log 2>&1 || \
		{ cat ../$(STAMPS)/demo.log; exit 1; }
	@rm -rf build/pure
	@TRAILBOSS_PURE=1 $(BIN)/python -m pip wheel --quiet --no-index --no-deps --no-build-isolation \
		--wheel-dir build/pure .
	@cd web && node demo/pack.mjs ../build/demo ../build/pure/*.whl ../$(DEMO_WHEELS)/*.whl
	@touch $@

bench: setup
	@$(BIN)/python -m benchmarks

# The documentation site has an environment of its own, so that nobody else needs its packages.
build/docs-venv/ready: requirements/docs.lock | .venv/ready
	@echo 'docs: creating its environment'
	@$(PYTHON) -m venv --clear build/docs-venv
	@build/docs-venv/bin/python -m pip install --quiet --disable-pip-version-check --no-deps --require-hashes \
		-r requirements/docs.lock
	@touch $@

docs-pages: .venv/ready
	@PYTHONPATH=src:. $(BIN)/python -m tools.site gather

docs: build/docs-venv/ready docs-pages
	@echo 'docs: building build/site'
	@build/docs-venv/bin/zensical build --clean --strict
	@$(BIN)/python -m tools.site_links build/site

# What a project page shows: the site with the demonstration in it, beside those of earlier versions.
PAGES ?= build/pages

pages: demo build/docs-venv/ready
	@echo 'pages: building $(PAGES)'
	@PYTHONPATH=src:. $(BIN)/python -m tools.site gather --play
	@build/docs-venv/bin/zensical build --clean --strict
	@$(BIN)/python -m tools.site_links build/site
	@PYTHONPATH=src:. $(BIN)/python -m tools.site version $(PAGES)

docs-serve: build/docs-venv/ready docs-pages
	@build/docs-venv/bin/zensical serve

# --- Checks -------------------------------------------------------------------------------------

# Runs targets one after the other and says at the end how long each took.
define timed
	@report=; status=0; \
	for part in $(1); do \
		from=$$SECONDS; $(MAKE) --no-print-directory $$part || status=$$?; \
		report+=$$(printf '%6d s  %s' $$((SECONDS - from)) $$part)$$'\n'; \
		[[ $$status == 0 ]] || break; \
	done; \
	printf '\n%s%6d s  in all\n' "$$report" $$SECONDS; exit $$status
endef

test:
	$(call timed,.venv/ready $(STAMPS)/packages before test-client test-compiled)

# The engine is compiled on one core. What needs no build is done on the others meanwhile.
before: .venv/ready $(STAMPS)/packages
	@$(MAKE) --no-print-directory --jobs=2 --output-sync=recurse TOGETHER=1 \
		timed-setup timed-lint timed-types timed-types-web timed-test-interpreted

# Nothing is built: the tests run on the source. The parts run side by side, and what each says is
# shown when it has ended.
quick: .venv/ready $(STAMPS)/packages
	@echo 'quick: lint, types, and the tests of what changed'
	@status=0; $(MAKE) --no-print-directory --jobs --output-sync=recurse TOGETHER=1 \
		timed-lint timed-types timed-test-changed || status=$$?; \
	printf '%6d s  in all\n' $$SECONDS; exit $$status

timed-%:
	@from=$$SECONDS; status=0; $(MAKE) --no-print-directory $* || status=$$?; \
	printf '%6d s  %s\n' $$((SECONDS - from)) $*; exit $$status

test-changed: .venv/ready
	@echo 'test: what changed'
	@PYTHONPATH=src TRAILBOSS_RANDOM_GAMES=4 $(BIN)/python -m pytest $(SPREAD) \
		$$($(BIN)/python -m tests.changed)

lint: .venv/ready $(STAMPS)/packages
	@echo 'lint: ruff'
	@$(BIN)/ruff format --quiet --check .
	@$(BIN)/ruff check --quiet .
	@echo 'lint: imports'
	@PYTHONPATH=src $(BIN)/lint-imports --cache-dir $(STAMPS)/imports > $(STAMPS)/imports.log || \
		{ cat $(STAMPS)/imports.log; exit 1; }
	@echo 'lint: the browser client'
	@cd web && npm run --silent lint
	@echo 'lint: workflows'
	@node web/dev/workflows.mjs
	@echo 'lint: the container'
	@$(BIN)/hadolint Dockerfile

types: .venv/ready
	@echo 'types: mypy'
	@$(BIN)/mypy --no-error-summary

types-web: $(STAMPS)/packages
	@echo 'types: the browser client'
	@cd web && npm run --silent check

test-web: types-web test-client

# The types of the API and real situations are made anew from this version of the server.
test-client: setup
	@echo 'test: the browser client'
	@$(BIN)/python web/dev/openapi.py > web/openapi.json
	@cd web && npx --no-install openapi-typescript openapi.json --default-non-nullable=false \
		--output ../$(STAMPS)/schema.ts > ../$(STAMPS)/web.log 2>&1 || { cat ../$(STAMPS)/web.log; exit 1; }
	@cmp -s $(STAMPS)/schema.ts web/src/api/schema.ts || { echo \
		'web/src/api/schema.ts is not that of the server: cp $(STAMPS)/schema.ts web/src/api/'; exit 1; }
	@$(BIN)/python web/dev/fixtures.py > /dev/null
	@cd web && npm test --silent

tools: setup
	@tests/tools/install.sh

# A machine without a compiler runs these interpreted; with one, a failed compilation is a failure.
test-compiled: tools demo
	@echo "test: the installed package ($$(sed -n 's/^ *trailboss: built //p' $(BUILD_LOG)))"
	@! grep -q 'trailboss: WARNING' $(BUILD_LOG) || { cat $(BUILD_LOG); exit 1; }
	@TRAILBOSS_RANDOM_GAMES=$(RANDOM_GAMES) $(BIN)/python -m pytest $(SPREAD_WAITING)

test-interpreted: .venv/ready
	@echo 'test: the source, interpreted'
	@PYTHONPATH=src TRAILBOSS_RANDOM_GAMES=$(RANDOM_GAMES_INTERPRETED) \
		$(BIN)/python -m pytest $(SPREAD) $(ENGINE_TESTS)

# PyTorch is large and comes in several builds, so it is not among the locked packages. Once it is
# here, `make test` runs these tests, too.
.venv/learn: | .venv/installed
	@echo 'setup: installing PyTorch'
	@$(BIN)/python -m pip install --quiet "$$(ls dist/*.whl)[learn]"
	@touch $@

test-learn: setup .venv/learn
	@echo 'test: training'
	@$(BIN)/mypy --no-error-summary
	@$(BIN)/python -m pytest $(SPREAD) tests/learn

test-long:
	$(call timed,test-learn test-slow coverage)

test-slow: setup
	@echo 'test: the long tests'
	@TRAILBOSS_RANDOM_GAMES=$(RANDOM_GAMES_LONG) $(BIN)/python -m pytest $(SPREAD) -m long

# On the source: what is compiled cannot be traced.
coverage: .venv/ready
	@echo 'coverage: the source, interpreted'
	@PYTHONPATH=src TRAILBOSS_RANDOM_GAMES=$(RANDOM_GAMES_INTERPRETED) COVERAGE_FILE=$(STAMPS)/coverage.data \
		$(BIN)/python -m pytest $(SPREAD) --cov --cov-report=term:skip-covered \
		--cov-report=html:$(STAMPS)/coverage $(SOURCE_TESTS)
	@echo 'coverage: line by line in $(STAMPS)/coverage/index.html'

rules: .venv/ready
	@PYTHONPATH=src $(BIN)/python -m tests.rule_index

golden: setup
	@$(BIN)/python -m tests.golden.regenerate
	@TRAILBOSS_WRITE_TREES=1 $(BIN)/python -m pytest tests/e2e/test_trees.py

screenshots: setup
	@$(BIN)/python -m tests.e2e.gallery

# --- Release ------------------------------------------------------------------------------------

build/release-venv/ready: requirements/release.lock | .venv/ready
	@$(PYTHON) -m venv --clear build/release-venv
	@build/release-venv/bin/python -m pip install --quiet --disable-pip-version-check --no-deps --require-hashes \
		-r requirements/release.lock
	@touch $@

# VERSION=1.2.3 says which; RELEASE=--no-tag builds and tries only, --one-wheel compiles for this Python alone.
release: .venv/ready $(STAMPS)/web build/release-venv/ready
	@$(BIN)/python -m tools.release $(or $(VERSION),$(error make release VERSION=1.2.3)) $(RELEASE) \
		--twine build/release-venv/bin/twine

# The moving picture of the README.
loop: demo
	@$(BIN)/python -m tests.demo.loop

# --- Upkeep -------------------------------------------------------------------------------------

format: .venv/ready $(STAMPS)/packages
	@$(BIN)/ruff check --quiet --fix .
	@$(BIN)/ruff format --quiet .
	@cd web && npm run --silent format

# UPGRADE=--upgrade takes the newest versions; else only what is new or no longer admitted changes.
# The project itself, which its extras name, is no line of the lock.
lock: .venv/ready
	@echo 'lock: resolving requirements/dev.lock'
	@CUSTOM_COMPILE_COMMAND='make lock' $(BIN)/pip-compile --quiet $(UPGRADE) --generate-hashes --extra all \
		--allow-unsafe --strip-extras --no-emit-index-url --no-emit-find-links \
		--no-emit-trusted-host --output-file requirements/dev.lock pyproject.toml requirements/dev.in
	@sed -i -e '/^# WARNING: pip install/d' -e '/^# Consider using a hashable/d' \
		-e '/^trailboss @/,/^    # via/d' requirements/dev.lock
	@for part in docs release; do CUSTOM_COMPILE_COMMAND='make lock' $(BIN)/pip-compile --quiet $(UPGRADE) \
		--generate-hashes --allow-unsafe --strip-extras --no-emit-index-url --no-emit-find-links \
		--no-emit-trusted-host --output-file requirements/$$part.lock requirements/$$part.in; done
	@$(MAKE) --no-print-directory constraints

# The same versions without hashes, for whoever installs a wheel: pip install --constraint.
constraints:
	@{ echo '# The versions everything was tested with. Made by `make lock`.'; \
		sed -n 's/^\([A-Za-z0-9._-]*==[^ ;\\]*\).*/\1/p' requirements/dev.lock; } > requirements/constraints.txt

# Are there advisories for a version of the lock? Needs the network; says so where it cannot be
# reached.
audit:
	@tools/audit.sh

clean:
	@echo 'clean: .venv, builds and caches'
	@rm -rf .venv $(STAMPS) web/node_modules src/trailboss/server/static build dist src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis .cache
	@find . -name __pycache__ -type d -prune -exec rm -rf {} +
