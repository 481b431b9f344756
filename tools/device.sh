#!/usr/bin/env bash
# Train on a machine with a GPU:  bash tools/device.sh RUN.toml MINUTES [GAMES OF THE EVALUATION]
#
# Goes on from runs/NAME.tar if that is there (carry it: it is ignored by git), else begins. What comes
# back in $OUT: NAME.tar.0, NAME.tar.1, ... (cat them into runs/NAME.tar to go on), the log NAME.jsonl,
# and the network to play with, FAMILY.safetensors.
set -euo pipefail
run=$1
minutes=$2
games=${3:-200}
name=$(basename "$run" .toml)
out=${OUT:-build/out}
work=$(mktemp -d)
mkdir -p "$out"
began=$(date +%s)
cp -r src/trailboss "$work/trailboss"
tar -xJf build/device/engine.tar.xz -C "$work"
[ "$(tools/engine_sum.sh src/trailboss)" = "$(cat "$work/ENGINE")" ] \
    || { echo "build/device/engine.tar.xz was compiled from other sources: run tools/device_engine.sh"; exit 2; }
export PYTHONPATH=$work PYTHONUNBUFFERED=1 OMP_NUM_THREADS=1 OPENBLAS_NUM_THREADS=1
python3 - <<'P'
import trailboss.core.batch as batch, torch, sys
assert batch.__file__.endswith(".so"), "the engine is not compiled for this Python: " + sys.version
print("engine", batch.__file__.rsplit("/", 1)[1], "torch", torch.__version__, flush=True)
P
resume=
if [ -e "runs/$name.tar" ]; then
    mkdir -p "$work/run" && tar -xf "runs/$name.tar" -C "$work/run"
    resume=--resume
fi
python3 -m trailboss.learn "$run" --folder "$work/run" --minutes "$minutes" $resume || failed=1
cd "$work/run"
cp log.jsonl "$out/$name.jsonl"
ls -la
for network in kansas el-paso; do
    if [ -e $network.safetensors ]; then cp $network.safetensors "$out/"; fi
done
rm -f kansas.safetensors el-paso.safetensors ./*.partial clone-*
tar -cf - . | split -b 15M -d -a 1 - "$out/$name.tar."
cd - > /dev/null
echo "trained and saved after $(($(date +%s) - began)) s"
[ -z "${failed:-}" ] || exit 1
[ "$games" = 0 ] || python3 -m trailboss.learn "$run" --evaluate "$games" --network "$out"/*.safetensors \
    | tee "$out/$name-strength.txt"
echo "all done after $(($(date +%s) - began)) s"
