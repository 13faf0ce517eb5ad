#!/bin/sh
# Runs before the servers of a new version: notes what its shell offers, which later releases are compared with, and
# releases each remote that has no release yet. Those that have one stay: they are released by themselves.
set -eu
node remotes.mjs shell shell.json --by deploy
node remotes.mjs publish releases/* --first --origin "$REMOTES_ORIGIN" --by deploy
