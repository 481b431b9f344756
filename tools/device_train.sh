#!/usr/bin/env bash
# Train with a kit (tools/device_kit.sh):  bash build/kit/device_train.sh NAME MINUTES [GAMES]
#
# NAME is a run file of the kit without its ending. Goes on from NAME.tar in the kit if that is there,
# else begins, with the heuristic's decisions in NAME.npz if those are there. GAMES is the length of
# each trial at the end, 0 for none. Written to $OUT: the checkpoint in pieces NAME.tar.0, NAME.tar.1,
# ... (cat them into NAME.tar of the kit to go on), the log NAME.jsonl, the network to play with
# (kansas.safetensors or el-paso.safetensors) and what the trials gave.
set -euo pipefail
kit=$(cd "$(dirname "$0")" && pwd)
name=$1
minutes=$2
games=${3:-100}
out=${OUT:-$kit/out}
work=$(mktemp -d)
mkdir -p "$out" "$work/run"
began=$(date +%s)
tar -xJf "$kit/package.tar.xz" -C "$work"
export PYTHONPATH=$work PYTHONUNBUFFERED=1 OMP_NUM_THREADS=1 OPENBLAS_NUM_THREADS=1
cd "$work"
python3 - <<'P'
import sys
import torch
import trailboss.core.batch as batch
assert batch.__file__.endswith(".so"), "the engine is not compiled for this Python: " + sys.version
print("engine", batch.__file__.rsplit("/", 1)[1], "torch", torch.__version__, flush=True)
P
go=()
if [ -e "$kit/$name.tar" ]; then
    tar -xf "$kit/$name.tar" -C "$work/run"
    go=(--resume)
elif [ -e "$kit/$name.npz" ]; then
    go=(--examples "$kit/$name.npz")
fi
failed=
python3 -m trailboss.learn "$kit/$name.toml" --folder "$work/run" --minutes "$minutes" "${go[@]}" || failed=1
cd "$work/run"
cp log.jsonl "$out/$name.jsonl" || true
ls -la
network=
for family in kansas el-paso; do
    if [ -e $family.safetensors ]; then
        network=$out/$family.safetensors
        mv $family.safetensors "$network"
    fi
done
rm -f ./*.partial clone-*
if [ -e state.json ]; then tar -cf - . | gzip -1 | split -b 15M -d -a 1 - "$out/$name.tar."; fi
cd "$work"
echo "trained and saved after $(($(date +%s) - began)) s"
[ -z "$failed" ] || exit 1
if [ "$games" != 0 ] && [ -n "$network" ]; then
    python3 -m trailboss.learn "$kit/$name.toml" --evaluate "$games" --network "$network" \
        | tee "$out/$name-strength.txt"
fi
echo "all done after $(($(date +%s) - began)) s"
