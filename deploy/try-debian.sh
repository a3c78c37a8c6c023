#!/usr/bin/env bash
# Tries the Debian package in a fresh root file system, as root: installed, served, upgraded, removed, purged; then, in another
# one, the way from a bare Debian to a table behind TLS. `cargo xtask pack try` calls it: BASE.tar OLDER.deb NEWER.deb
set -euo pipefail

base=$1 older=$2 newer=$3
work=$(mktemp -d "${TMPDIR:-/var/tmp}/towpath-pack.XXXXXX")
started=()

fail() {
    echo "try-debian: $*" >&2
    exit 1
}

finish() {
    for pid in "${started[@]}"; do kill "$pid" 2>/dev/null || true; done
    for root in "$work"/*/; do
        if mountpoint -q "$root/proc"; then umount "$root/proc"; fi
    done
    rm -rf "$work"
}
trap finish EXIT

# A fresh Debian with the registries' addresses of this machine.
fresh() {
    root=$work/$1
    mkdir "$root"
    tar --extract --file "$base" --directory "$root" --exclude ./dev
    mkdir -p "$root/dev"
    for device in "null 1 3" "zero 1 5" "random 1 8" "urandom 1 9"; do
        set -- $device
        mknod -m 0666 "$root/dev/$1" c "$2" "$3"
    done
    mount -t proc proc "$root/proc"
    cp /etc/resolv.conf "$root/etc/resolv.conf"
    echo 'Acquire::Check-Valid-Until "false";' >"$root/etc/apt/apt.conf.d/99-old-mirrors"
    # No service is started by a package: there is no systemd in here.
    printf '#!/bin/sh\nexit 101\n' >"$root/usr/sbin/policy-rc.d"
    chmod 0755 "$root/usr/sbin/policy-rc.d"
}

inside() {
    chroot "$root" env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin LC_ALL=C.UTF-8 DEBIAN_FRONTEND=noninteractive "$@"
}

free_port() {
    python3 -c 'import socket; s = socket.socket(); s.bind(("127.0.0.1", 0)); print(s.getsockname()[1])'
}

# Runs what the unit runs, as its user, with a socket in systemd's place that keeps what it is told.
serve() {
    local command
    command=$(sed -n 's/^ExecStart=//p' "$root/usr/lib/systemd/system/towpath.service")
    port=$(free_port) admin=$(free_port)
    rm -f "$root/run/notify" "$work/told"
    python3 -c '
import os, socket, sys
s = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
s.bind(sys.argv[1]); os.chmod(sys.argv[1], 0o666)
with open(sys.argv[2], "w", buffering=1) as told:
    while True:
        told.write(s.recv(4096).decode())' "$root/run/notify" "$work/told" &
    listener=$!
    started+=("$listener")
    until [ -S "$root/run/notify" ]; do sleep 0.05; done
    # shellcheck disable=SC2086
    chroot --userspec=towpath:towpath "$root" env -i PATH=/usr/bin:/bin NOTIFY_SOCKET=/run/notify WATCHDOG_USEC=2000000 \
        TOWPATH_ADDR=127.0.0.1:"$port" TOWPATH_ADMIN_ADDR=127.0.0.1:"$admin" "$@" $command >"$work/out" 2>"$work/log" &
    server=$!
    started+=("$server")
    for _ in $(seq 200); do
        if grep -q '^READY=1' "$work/told"; then return; fi
        kill -0 "$server" 2>/dev/null || { cat "$work/log"; fail "the server has ended"; }
        sleep 0.1
    done
    fail "the server never said that it is ready"
}

stop() {
    kill -TERM "$server"
    wait "$server" || fail "the server ended with $?"
    for _ in $(seq 50); do
        if grep -q '^STOPPING=1' "$work/told"; then break; fi
        sleep 0.1
    done
    grep -q '^STOPPING=1' "$work/told" || fail "nobody was told that it stops"
    kill "$listener" 2>/dev/null || true
    if grep -q $'\033' "$work/log"; then fail "there are colours in the log"; fi
}

TABLE='{"game":"arriala","seats":[{"kind":"here","name":"Ada"},{"kind":"here","name":"Bea"}]}'

# What is at an address holds these words.
holds() {
    local text
    text=$(curl --silent --show-error --fail "${@:2}") || return 1
    [[ $text == *"$1"* ]]
}

# Makes a table; prints its id.
new_table() {
    curl --silent --show-error --fail "$@" --header 'content-type: application/json' --data "$TABLE" \
        | python3 -c 'import json, sys; print(json.load(sys.stdin)["table"]["id"])'
}

mode() {
    [ "$(stat -c '%a %U:%G' "$root$1" 2>/dev/null || true)" = "$2" ] || {
        # The users are those of the root, so their names are looked up in there.
        local found
        found=$(inside stat -c '%a %U:%G' "$1")
        [ "$found" = "$2" ] || fail "$1 is $found, not $2"
    }
}

echo "== installed"
fresh first
cp "$older" "$root/older.deb"
cp "$newer" "$root/newer.deb"
inside apt-get update -qq
inside apt-get install -y -qq --no-install-recommends /older.deb >"$work/apt.log" 2>&1 || { cat "$work/apt.log"; fail "apt-get"; }
mode /var/lib/towpath "700 towpath:towpath"
mode /etc/towpath "750 root:towpath"
mode /etc/towpath/towpath.toml "640 root:towpath"
inside towpath --version
for file in usr/share/man/man1/towpath-serve.1.gz usr/share/bash-completion/completions/towpath \
    usr/share/zsh/vendor-completions/_towpath usr/share/fish/vendor_completions.d/towpath.fish \
    etc/systemd/system/multi-user.target.wants/towpath.service; do
    [ -e "$root/$file" ] || [ -L "$root/$file" ] || fail "$file is missing"
done

echo "== served"
serve
table=$(new_table "http://127.0.0.1:$port/api/tables")
holds '<div id="app">' "http://127.0.0.1:$port/" || fail "the package has no page"
[ "$(curl --silent --output /dev/null --write-out '%{http_code}' "http://127.0.0.1:$port/metrics")" = 404 ] || fail "/metrics is public"
holds $'\ntowpath_tables 1' "http://127.0.0.1:$admin/metrics" || fail "no metrics"
chroot --userspec=towpath:towpath "$root" env -i TOWPATH_ADMIN_ADDR=127.0.0.1:"$admin" \
    towpath admin health --config /etc/towpath/towpath.toml || fail "it is not well"
tables=$(inside towpath admin tables --config /etc/towpath/towpath.toml)
[[ $tables == "$table "* ]] || fail "the table is not listed: $tables"
inside sh -c 'towpath backup - --config /etc/towpath/towpath.toml | towpath restore - --data /var/tmp/again && towpath verify --data /var/tmp/again' \
    || fail "no backup through a pipe"
sleep 1.5
grep -q '^WATCHDOG=1' "$work/told" || fail "the watchdog hears nothing"
mode /var/lib/towpath/towpath.sqlite "600 towpath:towpath"
stop

echo "== upgraded, with settings that were changed"
echo '# a line of ours' >>"$root/etc/towpath/towpath.toml"
inside apt-get install -y -qq --no-install-recommends /newer.deb >"$work/apt.log" 2>&1 || { cat "$work/apt.log"; fail "apt-get"; }
grep -q '^# a line of ours' "$root/etc/towpath/towpath.toml" || fail "the settings were overwritten"
mode /etc/towpath/towpath.toml "640 root:towpath"
serve
curl --silent --fail "http://127.0.0.1:$port/api/tables/$table" >/dev/null || fail "the table is gone"
stop

echo "== removed"
inside apt-get remove -y -qq towpath >/dev/null 2>&1
[ ! -e "$root/usr/bin/towpath" ] || fail "the program is still there"
[ -e "$root/var/lib/towpath/towpath.sqlite" ] || fail "removing took the games away"
[ -e "$root/etc/towpath/towpath.toml" ] || fail "removing took the settings away"

echo "== purged"
inside apt-get purge -y -qq towpath >/dev/null 2>&1
for left in var/lib/towpath etc/towpath etc/systemd/system/towpath.service \
    etc/systemd/system/multi-user.target.wants/towpath.service; do
    [ ! -e "$root/$left" ] && [ ! -L "$root/$left" ] || fail "/$left is left over"
done
if inside getent passwd towpath >/dev/null; then fail "the user is left over"; fi

echo "== from a bare Debian to a table behind TLS"
fresh second
cp "$newer" "$root/towpath.deb"
port=$(free_port) https=$(free_port)
host=localhost:$https
begin=$(date +%s)
# The commands of docs/operations.md, with this machine's name and a free port in place of a host's name and 443.
inside apt-get update -qq
inside apt-get install -y -qq ./towpath.deb caddy >"$work/apt.log" 2>&1 || { cat "$work/apt.log"; fail "apt-get"; }
inside sh -c "echo 'origin = \"https://$host\"' >>/etc/towpath/towpath.toml"
inside sh -c "sed s/games.example.org/$host/ /usr/share/doc/towpath/examples/Caddyfile >/etc/caddy/Caddyfile"
# The fifth is `systemctl restart towpath caddy`; there is no systemd in here, so both are started as their units do it.
sed -i "s/127.0.0.1:7878/127.0.0.1:$port/" "$root/etc/caddy/Caddyfile"
sed -i '1i {\n\tadmin off\n\tauto_https disable_redirects\n\tskip_install_trust\n}' "$root/etc/caddy/Caddyfile"
wanted=$port
serve
inside sh -c "sed -i 's/127.0.0.1:$wanted/127.0.0.1:$port/' /etc/caddy/Caddyfile"
chroot --userspec=caddy:caddy "$root" env -i HOME=/var/lib/caddy PATH=/usr/bin:/bin \
    caddy run --config /etc/caddy/Caddyfile >"$work/caddy.log" 2>&1 &
started+=($!)
authority=$root/var/lib/caddy/.local/share/caddy/pki/authorities/local/root.crt
for _ in $(seq 100); do
    if [ -s "$authority" ] && curl --silent --fail --cacert "$authority" "https://$host/healthz" >/dev/null; then break; fi
    sleep 0.2
done
ask=(--cacert "$authority" --max-time 20)
table=$(new_table "${ask[@]}" "https://$host/api/tables") || { tail -5 "$work/caddy.log"; fail "no table behind TLS"; }
holds '<div id="app">' "${ask[@]}" "https://$host/t/$table" || fail "no page behind TLS"
upgraded=$(curl --silent "${ask[@]}" --max-time 2 --http1.1 --output /dev/null --write-out '%{http_code}' \
    --header "Origin: https://$host" --header 'Connection: Upgrade' --header 'Upgrade: websocket' \
    --header 'Sec-WebSocket-Version: 13' --header 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==' \
    "https://$host/api/tables/$table/live") || true
[ "$upgraded" = 101 ] || fail "no WebSocket behind TLS: $upgraded"
seconds=$(($(date +%s) - begin))
stop
[ "$seconds" -le 600 ] || fail "it took $seconds seconds"
echo "5 commands, $seconds seconds, from a bare Debian to a table behind TLS"
