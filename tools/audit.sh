#!/usr/bin/env bash
# Looks for advisories against the versions in requirements/constraints.txt. 1: there are some; 0:
# there are none, or, with a warning, the advisories could not be reached and nothing was checked.
set -euo pipefail
cd "$(dirname "$0")/.."
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT

unreached() {
  echo "::warning::audit: the advisories could not be reached ($1); nothing was checked"
  exit 0
}

python3 -m venv "$place/venv"
"$place/venv/bin/pip" install --quiet --disable-pip-version-check pip-audit > "$place/log" 2>&1 ||
  unreached 'pip-audit cannot be installed'
asked=$(grep -c '==' requirements/constraints.txt)
for service in pypi osv; do
  status=0
  "$place/venv/bin/pip-audit" --requirement requirements/constraints.txt --no-deps --disable-pip \
    --vulnerability-service "$service" --progress-spinner off > "$place/log" 2>&1 || status=$?
  if grep -q 'Found .* known vulnerabilit' "$place/log"; then
    cat "$place/log"
    exit 1
  fi
  # A mirror of PyPI without advisories lets every package be skipped, and that is no answer.
  skipped=$(grep -c 'could not be audited' "$place/log" || true)
  if [ "$status" -eq 0 ] && [ "$skipped" -lt $((asked / 10)) ]; then
    echo "audit: no advisory for $((asked - skipped)) of $asked versions ($service)"
    grep 'could not be audited' "$place/log" || true
    exit 0
  fi
done
unreached 'neither PyPI nor OSV has them'
