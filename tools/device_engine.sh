#!/usr/bin/env bash
# Compile the engine for the Python of a machine that has no compiler for it: build/device/engine.tar.xz
# holds the compiled modules and the checksum of the sources they were made from.
#   PYTHON_FOR=3.12 interpreter whose version the other machine has
set -euo pipefail
cd "$(dirname "$0")/.."
python=${PYTHON_FOR:-$HOME/.pyenv/versions/3.12.1/bin/python}
work=build/device
mkdir -p "$work"
if [ ! -x build/venv312/bin/python ]; then
    "$python" -m venv build/venv312
    build/venv312/bin/pip install --quiet "$(sed -n 's/.*"\(mypy==[0-9.]*\)".*/\1/p' pyproject.toml)" 'setuptools>=77'
fi
rm -rf "$work/tree" && mkdir -p "$work/tree/src"
cp setup.py pyproject.toml README.md LICENSE "$work/tree/"
cp -r src/trailboss "$work/tree/src/trailboss"
rm -rf "$work/tree/src/trailboss/server/static"
root=$PWD
( cd "$work/tree" && TRAILBOSS_REQUIRE_COMPILED=1 "$root/build/venv312/bin/python" setup.py build > ../build.log 2>&1 ) \
    || { tail -20 "$work/build.log"; exit 1; }
lib=$(echo "$work"/tree/build/lib.*)
tools/engine_sum.sh src/trailboss > "$lib/ENGINE"
( cd "$lib" && find . -name '*.so' -print0 | xargs -0 strip -s
  find . \( -name '*.so' -o -name ENGINE \) -print0 | LC_ALL=C sort -z | tar --null -T - -cJf "$root/$work/engine.tar.xz" )
ls -la "$work/engine.tar.xz"
