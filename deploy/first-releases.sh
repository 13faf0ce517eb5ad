#!/bin/sh
# Runs before the servers of a new version. Records what its shell offers, for the checks of later releases, and releases
# each remote that has no release yet. The other remotes do not change.
set -eu
node remotes.mjs shell shell/shell.json --by deploy
node remotes.mjs publish releases/* --first --origin "$REMOTES_ORIGIN" --by deploy
