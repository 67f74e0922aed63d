#!/bin/sh
# Writes what the container's server needs into a folder: its nginx configuration, the security headers, and the app's
# configuration with the operator's files. From the root of the repository, after `npm ci`:
#   sh deploy/prepare.sh CONFIG RELAY TARGET
# CONFIG is the app's config.json; a folder "operator" beside it is taken along. RELAY is the address of the relay, such as
# http://relay:8787, or empty: then there is no /relay/. A configuration with an error ends it with exit code 1.
set -eu
config=$1
relay=$2
target=$3

case $relay in
'' | http://?* | https://?*) ;;
*)
  echo "RELAY must be the address of the relay, such as http://relay:8787, not \"$relay\"." >&2
  exit 1
  ;;
esac
# It is written into the server's configuration, by sed.
case $relay in
*[!A-Za-z0-9.:/_-]*)
  echo "RELAY may have letters, digits and . : / _ - only, not \"$relay\"." >&2
  exit 1
  ;;
esac

mkdir -p "$target/assets"
npm run --silent headers -- nginx --config "$config" >"$target/recto-headers.conf"

cp "$config" "$target/assets/config.json"
operator=$(dirname "$config")/operator
if [ -d "$operator" ]; then cp -R "$operator" "$target/assets/"; fi
# The server is not the owner of these files.
chmod -R a+rX "$target/assets"

# The proxy in front of the container is the only one that calls it, so what it says of the customer's address is passed on.
if [ -n "$relay" ]; then
  relay_lines="s|http://127.0.0.1:8787/|${relay%/}/|; s|\$proxy_add_x_forwarded_for|\$http_x_forwarded_for|"
else
  relay_lines='/^ *location \/relay\/ {/,/^ *}/d'
fi
sed -e 's/^server {/&\n  listen 8080;/' \
  -e 's/^\( *\)gzip_static on;/&\n\1brotli_static on;/' \
  -e "$relay_lines" \
  deploy/nginx.conf >"$target/recto.conf"
