#!/bin/sh
# Starts Patroni, which takes its passwords from the environment, with those in the files of SECRETS_DIR.
# Usage: start-member.sh [configuration file or folder]
set -eu
secrets="${SECRETS_DIR:-/run/secrets}"
PATRONI_REPLICATION_PASSWORD="$(cat "$secrets/replication_password")"
PATRONI_REWIND_PASSWORD="$(cat "$secrets/rewind_password")"
# Required for calls that change something, such as a switchover.
PATRONI_RESTAPI_USERNAME=patroni
PATRONI_RESTAPI_PASSWORD="$(cat "$secrets/restapi_password")"
SOLVENT_PASSWORD_FILE="$secrets/solvent_password"
export PATRONI_REPLICATION_PASSWORD PATRONI_REWIND_PASSWORD PATRONI_RESTAPI_USERNAME PATRONI_RESTAPI_PASSWORD
export SOLVENT_PASSWORD_FILE
exec patroni "${1:-patroni.yml}"
