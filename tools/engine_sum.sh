#!/usr/bin/env bash
# The checksum of what is compiled, below a package folder.
set -euo pipefail
cd "$1"
cat core/*.py kansas/*.py elpaso/*.py | cksum
