#!/bin/sh
# Signs what was built for Linux: sign.sh FOLDER. Beside each file comes one that ends in .asc.
#
# Without a key nothing is signed, and it says so:
#   SIGNING_KEY       a secret OpenPGP key, as `gpg --armor --export-secret-keys` writes it
#   SIGNING_PASSWORD  of that key; empty where it has none
set -eu

if [ -z "${SIGNING_KEY:-}" ]; then
    echo "not signed: SIGNING_KEY is not set" >&2
    exit 0
fi

# the key lies in a folder of its own, and no longer than this takes
GNUPGHOME=$(mktemp -d)
export GNUPGHOME
trap 'gpgconf --kill all; rm -rf "$GNUPGHOME"' EXIT
printf '%s\n' "$SIGNING_KEY" | gpg --batch --quiet --import

for file in "$1"/*.deb "$1"/*.tar.xz; do
    printf '%s' "${SIGNING_PASSWORD:-}" |
        gpg --batch --yes --pinentry-mode loopback --passphrase-fd 0 --armor --detach-sign "$file"
    gpg --batch --verify "$file.asc" "$file"
done
