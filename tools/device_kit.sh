#!/usr/bin/env bash
# Everything a bare machine with a GPU, Python and PyTorch needs to train: build/kit.
#
# The engine is compiled here for that machine's Python (PYTHON_FOR, an interpreter of the same minor
# version), because there may be nothing to compile with there. See docs/training.md.
set -euo pipefail
cd "$(dirname "$0")/.."
python=${PYTHON_FOR:-$HOME/.pyenv/versions/3.12.1/bin/python}
root=$PWD
kit=build/kit
work=build/device
env=build/venv-kit
mkdir -p "$kit" "$work"
if [ ! -x $env/bin/python ]; then
    "$python" -m venv $env
    $env/bin/pip install --quiet "$(sed -n 's/.*"\(mypy==[0-9.]*\)".*/\1/p' pyproject.toml)" 'setuptools>=77'
fi
sum=$(cat src/trailboss/{core,kansas,elpaso,kansas/judging,elpaso/judging}/*.py setup.py pyproject.toml | cksum; $env/bin/python --version)
if [ "$sum" != "$(cat "$work/sum" 2> /dev/null || true)" ]; then
    rm -rf "$work/tree" "$work/sum" && mkdir -p "$work/tree/src"
    cp -r setup.py pyproject.toml README.md LICENSE docs "$work/tree/"
    cp -r src/trailboss "$work/tree/src/trailboss"
    rm -rf "$work/tree/src/trailboss/server/static"
    ( cd "$work/tree" && TRAILBOSS_REQUIRE_COMPILED=1 "$root/$env/bin/python" setup.py build > ../build.log 2>&1 ) \
        || { tail -20 "$work/build.log"; exit 1; }
    find "$work"/tree/build/lib.* -name '*.so' -print0 | xargs -0 strip -s
    echo "$sum" > "$work/sum"
fi
rm -rf "$work/package" && mkdir -p "$work/package"
cp -r src/trailboss "$work/package/trailboss"
rm -rf "$work/package/trailboss/server" "$work/package/trailboss/bots/networks"
find "$work/package" -name __pycache__ -prune -exec rm -rf {} +
( cd "$(echo "$work"/tree/build/lib.*)" && find . -name '*.so' -print0 | tar --null -T - -cf - ) | tar -xf - -C "$work/package"
tar -C "$work/package" -cJf "$kit/package.tar.xz" .
cp tools/device_train.sh runs/*.toml "$kit/"
du -sh "$kit"
