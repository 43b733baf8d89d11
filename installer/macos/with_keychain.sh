#!/bin/sh
# Runs a command with a keychain that has the certificate and Apple's profile: with_keychain.sh COMMAND.
#
# For a machine that is thrown away afterwards; on one's own both lie in the login keychain. Without a
# certificate the command is run all the same, and signs nothing:
#   SIGNING_CERTIFICATE  the "Developer ID Application" certificate with its key, PKCS 12 in base64
#   SIGNING_PASSWORD     of that file
#   SIGN_AS              the name of the certificate
#   NOTARY_ACCOUNT, NOTARY_TEAM, NOTARY_PASSWORD  of whoever has it notarised
set -eu

if [ -z "${SIGNING_CERTIFICATE:-}" ]; then
    unset SIGN_AS NOTARY
    exec "$@"
fi

folder=$(mktemp -d)
keychain=$folder/signing.keychain-db
trap 'security delete-keychain "$keychain"; rm -rf "$folder"' EXIT

password=$(openssl rand -hex 24)
security create-keychain -p "$password" "$keychain"
security set-keychain-settings -lut 7200 "$keychain"
security unlock-keychain -p "$password" "$keychain"
printf '%s' "$SIGNING_CERTIFICATE" | openssl base64 -d -A -out "$folder/certificate.p12"
security import "$folder/certificate.p12" -k "$keychain" -P "$SIGNING_PASSWORD" -T /usr/bin/codesign
security set-key-partition-list -S apple-tool:,apple: -s -k "$password" "$keychain" >/dev/null
# codesign looks in the keychains of this list
security list-keychains -d user -s "$keychain" login.keychain

if [ -n "${NOTARY_ACCOUNT:-}" ]; then
    NOTARY=tournament-director
    NOTARY_KEYCHAIN=$keychain
    export NOTARY NOTARY_KEYCHAIN
    xcrun notarytool store-credentials "$NOTARY" --keychain "$keychain" \
        --apple-id "$NOTARY_ACCOUNT" --team-id "$NOTARY_TEAM" --password "$NOTARY_PASSWORD"
fi

"$@"
