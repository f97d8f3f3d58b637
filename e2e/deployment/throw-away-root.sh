#!/bin/sh
# Runs a program of /srv/soundleaf on a copy of this machine's file system that is gone with it, in namespaces of its own
# (mounts, processes, network), which the caller has made:
#   unshare --mount --pid --fork --net sh throw-away-root.sh CHECKOUT PROGRAM
# In it are the names of soundleaf.example, a new PostgreSQL as Debian makes one, and no systemd.
set -eu
checkout=$1 program=$2

ip link set lo up
space=$(mktemp -d)
mount -t tmpfs throw-away "$space"
cd "$space"
mkdir over work root code code-work
mount -t overlay root -o "lowerdir=/,upperdir=$space/over,workdir=$space/work" root
mount --rbind /dev root/dev
mount -t proc proc root/proc
mount -t tmpfs run root/run
mkdir -p root/srv/soundleaf
mount -t overlay code -o "lowerdir=$checkout,upperdir=$space/code,workdir=$space/code-work" root/srv/soundleaf
echo '127.0.0.1 localhost soundleaf.example embed.soundleaf.example static.soundleaf.example' >root/etc/hosts
rm -rf root/etc/soundleaf root/var/lib/soundleaf root/etc/postgresql/* root/var/lib/postgresql/*
install -m 755 "$checkout/e2e/deployment/systemctl-stand-in.mjs" root/usr/local/bin/systemctl

exec chroot root sh -euc '
  mkdir -p /run/postgresql /var/log/postgresql
  chown postgres:postgres /run/postgresql /var/log/postgresql
  version=$(ls /usr/lib/postgresql | sort -n | tail -1)
  pg_createcluster "$version" main --start >/dev/null
  cd /srv/soundleaf
  exec node "$0"
' "$program"
