#!/bin/sh
# Starts one member of etcd with the common settings.
set -eu
set -a
. ./etcd.env
exec etcd
