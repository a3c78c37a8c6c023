#!/usr/bin/env bash
# Runs the OCI image with runc, as root: read-only, as a user without rights, with nothing but its data folder to write to.
# `cargo xtask pack image` calls it: ARCHIVE.tar
set -euo pipefail

archive=$1
work=$(mktemp -d "${TMPDIR:-/var/tmp}/towpath-image.XXXXXX")
name=towpath-try-$$
server=
free_port() {
    python3 -c 'import socket; s = socket.socket(); s.bind(("127.0.0.1", 0)); print(s.getsockname()[1])'
}
PORT=$(free_port) ADMIN=$(free_port)
export PORT ADMIN

finish() {
    if [ -n "$server" ]; then runc --root "$work/state" delete --force "$name" >/dev/null 2>&1 || true; fi
    rm -rf "$work"
}
trap finish EXIT

fail() {
    echo "try-image: $*" >&2
    cat "$work/log" >&2 2>/dev/null || true
    exit 1
}

# The image's layers and settings, by hand: what a container engine does.
mkdir -p "$work/oci" "$work/bundle/rootfs" "$work/data"
tar --extract --file "$archive" --directory "$work/oci"
python3 - "$work" <<'PY'
import json, os, subprocess, sys

work = sys.argv[1]
blob = lambda digest: os.path.join(work, "oci/blobs", *digest.split(":"))
index = json.load(open(f"{work}/oci/index.json"))
manifest = json.load(open(blob(index["manifests"][0]["digest"])))
config = json.load(open(blob(manifest["config"]["digest"])))["config"]
for layer in manifest["layers"]:
    subprocess.run(["tar", "-xf", blob(layer["digest"]), "-C", f"{work}/bundle/rootfs"], check=True)
assert config["User"] == "7878:7878", config
stat = os.stat(f"{work}/bundle/rootfs/data")
assert (stat.st_uid, stat.st_gid) == (7878, 7878), stat
os.chown(f"{work}/data", 7878, 7878)
subprocess.run(["runc", "spec"], cwd=f"{work}/bundle", check=True)
spec = json.load(open(f"{work}/bundle/config.json"))
none = {kind: [] for kind in ("bounding", "effective", "permitted", "ambient")}
environment = config["Env"] + ["TOWPATH_ADDR=127.0.0.1:" + os.environ["PORT"], "TOWPATH_ADMIN_ADDR=127.0.0.1:" + os.environ["ADMIN"]]
spec["process"].update(terminal=False, args=config["Entrypoint"] + config["Cmd"], env=environment, cwd="/",
                       user={"uid": 7878, "gid": 7878}, capabilities=none, noNewPrivileges=True)
spec["root"] = {"path": "rootfs", "readonly": True}
spec["mounts"] = [m for m in spec["mounts"] if m["destination"] in ("/proc", "/dev")]
spec["mounts"].append({"destination": "/data", "type": "none", "source": f"{work}/data", "options": ["bind", "rw"]})
spec["linux"]["namespaces"] = [n for n in spec["linux"]["namespaces"] if n["type"] in ("pid", "ipc", "mount", "uts")]
spec["linux"].pop("resources", None)
json.dump(spec, open(f"{work}/bundle/config.json", "w"))
PY
runc --root "$work/state" run --bundle "$work/bundle" "$name" >"$work/log" 2>&1 &
server=$!
for _ in $(seq 100); do
    if curl --silent --fail "http://127.0.0.1:$ADMIN/readyz" >/dev/null; then break; fi
    kill -0 "$server" 2>/dev/null || fail "the server has ended"
    sleep 0.1
done
table=$(curl --silent --fail --header 'content-type: application/json' "http://127.0.0.1:$PORT/api/tables" --data \
    '{"game":"arriala","seats":[{"kind":"here","name":"Ada"},{"kind":"here","name":"Bea"}]}') || fail "no table"
[[ $table == *'"id"'* ]] || fail "no table: $table"
page=$(curl --silent --fail "http://127.0.0.1:$PORT/")
[[ $page == *'<div id="app">'* ]] || fail "the image has no page"
runc --root "$work/state" exec "$name" /usr/bin/towpath admin health || fail "it is not well"
runc --root "$work/state" kill "$name" TERM
wait "$server" || fail "the server ended with $?"
grep -q '"message":"stopping"' "$work/log" || fail "no structured log"
if grep -q $'\033' "$work/log"; then fail "there are colours in the log"; fi
[ "$(stat -c %u "$work/data/towpath.sqlite")" = 7878 ] || fail "the data is somebody else's"
echo "the image ran read-only as 7878: $(stat -c %s "$archive") bytes, unpacked $(du -sk "$work/bundle/rootfs" | cut -f1) KB"
