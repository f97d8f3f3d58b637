#!/bin/sh
# Makes a Debian machine with PostgreSQL and nginx serve the built checkout in /srv/soundleaf, at HOST, embed.HOST and
# static.HOST. Run as root, again after an update: what is there (keys, certificate, settings, data) stays as it is.
#   deploy/debian/install.sh HOST
# docs/operating.md has what comes before and after; e2e/deployment runs it on a machine that is thrown away.
set -eu

code=/srv/soundleaf
etc=/etc/soundleaf
store=$code/store
if [ $# -ne 1 ]; then
  echo "Usage: deploy/debian/install.sh HOST, as soundleaf.example" >&2
  exit 2
fi
host=$1

say() { echo "soundleaf: $*"; }
fail() { echo "soundleaf: $*" >&2; exit 1; }

case $host in *[!a-z0-9.-]* | '') fail "'$host' is no name of a host." ;; esac
[ "$(id -u)" = 0 ] || fail "Run it as root."
for program in node psql nginx openssl runuser; do
  command -v $program >/dev/null || fail "$program is missing."
done
[ "$(node -p 'process.versions.node.split(".")[0]')" -ge 20 ] || fail "Node 20 or newer is needed."
for built in server/dist/main.js shell/dist mf-results/embed/dist; do
  [ -e $code/$built ] || fail "$code/$built is missing: npm run setup && npm run build, in $code."
done

# The server's user, and another one that signs the list of remotes: a server must not be able to.
for user in soundleaf soundleaf-remotes; do
  id $user >/dev/null 2>&1 || useradd --system --user-group --home-dir /nonexistent --shell /usr/sbin/nologin $user
done

# The database knows the server by its user; no password exists.
as_postgres() { (cd / && runuser -u postgres -- "$@"); }
as_postgres psql -qtAc "select 1 from pg_roles where rolname = 'soundleaf'" | grep -q 1 ||
  as_postgres createuser soundleaf
as_postgres psql -qtAc "select 1 from pg_database where datname = 'soundleaf'" | grep -q 1 ||
  as_postgres createdb --owner soundleaf --encoding UTF8 --template template0 soundleaf

install -d -m 755 $etc
install -d -m 755 -o soundleaf-remotes -g soundleaf-remotes $store
install -d -m 750 -o soundleaf -g soundleaf /var/lib/soundleaf

# A certificate made here lets people try it; put one of an authority into its place.
if [ ! -e $etc/tls/key.pem ]; then
  install -d -m 700 $etc/tls
  openssl req -x509 -newkey rsa:2048 -nodes -days 90 -subj "/CN=$host" \
    -addext "subjectAltName=DNS:$host,DNS:embed.$host,DNS:static.$host" \
    -keyout $etc/tls/key.pem -out $etc/tls/fullchain.pem 2>/dev/null
  say "made a certificate in $etc/tls that no browser knows: replace it."
fi

# The remotes: builds and the signed list.
install -m 640 -g soundleaf-remotes /dev/null $etc/remotes.env
cat >$etc/remotes.env <<END
REMOTES_STORE=$store
REMOTES_ORIGIN=https://static.$host
REMOTES_SIGNING_KEY=$etc/remotes/key.pem
END
install -d -m 700 -o soundleaf-remotes -g soundleaf-remotes $etc/remotes
cat >/usr/local/bin/soundleaf-remotes <<END
#!/bin/sh
# \`npm run remotes\` with the settings of this machine.
set -eu
set -a; . $etc/remotes.env; set +a
cd $code && exec runuser -u soundleaf-remotes -- node scripts/remotes.mjs "\$@"
END
chmod 755 /usr/local/bin/soundleaf-remotes
remotes_key=$(soundleaf-remotes key)
for remote in "$code"/mf-*/; do
  soundleaf-remotes publish "$(basename "$remote")" --dist "${remote}dist"
done

# The settings of every server. SESSION_KEY and METRICS_TOKEN are made once.
if [ ! -e $etc/soundleaf.env ]; then
  install -m 640 -g soundleaf /dev/null $etc/soundleaf.env
  cat >$etc/soundleaf.env <<END
# Every variable: server/README.md. After a change: systemctl restart soundleaf@3000, then soundleaf@3001.
NODE_ENV=production
PUBLIC_ORIGIN=https://$host
EMBED_ORIGIN=https://embed.$host
TRUSTED_PROXY=127.0.0.1
DATABASE_URL='postgresql://soundleaf@/soundleaf?host=/var/run/postgresql'
MIGRATE_AT_START=0
DRAIN_S=5
SESSION_KEY='$(openssl rand -base64 48 | tr -d '\n')'
METRICS_TOKEN=$(openssl rand -hex 24)
REMOTES_FILE=$store/remotes.jws
REMOTES_KEY='$remotes_key'
# BACKUP_EVERY_H=1
# SMTP_URL='smtps://user:password@mail.example'
# MAIL_FROM=soundleaf@$host
END
fi
# What one server alone has: two cannot listen on one port.
for server in 3000:3008 3001:3009; do
  echo "EMBED_PORT=${server#*:}" >"$etc/soundleaf-${server%:*}.env"
done
cat >/usr/local/bin/soundleaf-admin <<END
#!/bin/sh
# The operator's command line with the server's settings.
set -eu
set -a; . $etc/soundleaf.env; set +a
export DATA_FOLDER=/var/lib/soundleaf/admin
cd / && exec runuser -u soundleaf -- node $code/server/dist/commands/admin.js "\$@"
END
chmod 755 /usr/local/bin/soundleaf-admin

for unit in soundleaf@.service soundleaf-worker@.service soundleaf-refresh.service soundleaf-refresh.timer; do
  install -m 644 $code/deploy/systemd/$unit /etc/systemd/system/
done
# One file, because nginx would read several in the order of their names.
sed "s/soundleaf\.example/$host/g" $code/deploy/nginx-static.conf $code/deploy/nginx.conf $code/deploy/nginx-tls.conf \
  >/etc/nginx/conf.d/soundleaf.conf
nginx -t -q

soundleaf-admin migrate
say "ready to start: systemctl enable --now soundleaf@3000 soundleaf@3001 soundleaf-refresh.timer && systemctl reload nginx"
