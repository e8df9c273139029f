#!/bin/sh
# Runs a script of the project on Node 24: the machine's own where it is new enough, else the pinned one in .tools/node.
set -eu
root=$(cd "$(dirname "$0")/.." && pwd)
major=$(node -p 'process.versions.node.split(".")[0]' 2>/dev/null || echo 0)
if [ "$major" -lt 24 ]; then
  local_node="$root/.tools/node/node_modules/.bin"
  if [ ! -x "$local_node/node" ]; then
    echo "Node $major is too old; installing Node 24 into .tools/node" >&2
    npm ci --prefix "$root/.tools/node" --ignore-scripts --no-audit --no-fund --loglevel=error >&2
  fi
  PATH="$local_node:$PATH"
fi
PATH="$root/node_modules/.bin:$PATH"
# A command spends half of its time at compiling the same sources again.
NODE_COMPILE_CACHE=${NODE_COMPILE_CACHE:-$root/node_modules/.cache/node}
export PATH NODE_COMPILE_CACHE
exec node "$@"
