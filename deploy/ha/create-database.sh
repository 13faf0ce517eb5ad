#!/bin/sh
# Patroni runs this once, on the first primary, with the connection string of the superuser.
set -eu
psql "$1" --no-psqlrc --quiet --set=ON_ERROR_STOP=1 \
  --command='create database solvent' \
  --file=solvent.sql
