#!/bin/sh
# Makes the disk image of the macOS bundle: make_dmg.sh APP DMG NAME. scripts/build.py runs it.
#
# Signed and notarised where these are set; else the image is unsigned, and says so:
#   SIGN_AS    the name of a "Developer ID Application" certificate in the keychain
#   NOTARY     a profile kept by `xcrun notarytool store-credentials`
#   NOTARY_KEYCHAIN  where it is kept, if not in the login keychain
set -eu

app=$1 dmg=$2 name=$3
here=$(cd "$(dirname "$0")" && pwd)
stage=$(mktemp -d)
trap 'rm -rf "$stage"' EXIT

if [ -n "${SIGN_AS:-}" ]; then
    # from the inside out: every library and the server's programs first, the bundle last
    find "$app/Contents" -type f \( -name '*.dylib' -o -name '*.so' -o -path '*/pginstall/bin/*' \) -print0 |
        xargs -0 codesign --force --timestamp --options runtime --sign "$SIGN_AS"
    codesign --force --timestamp --options runtime \
        --entitlements "$here/entitlements.plist" --sign "$SIGN_AS" "$app"
    codesign --verify --deep --strict "$app"
else
    echo "not signed: SIGN_AS is not set; people open it with a right click the first time" >&2
fi

cp -R "$app" "$stage/"
ln -s /Applications "$stage/Applications"
rm -f "$dmg"
hdiutil create -volname "$name" -srcfolder "$stage" -format UDZO -fs HFS+ "$dmg"

if [ -n "${SIGN_AS:-}" ] && [ -n "${NOTARY:-}" ]; then
    codesign --timestamp --sign "$SIGN_AS" "$dmg"
    xcrun notarytool submit "$dmg" --keychain-profile "$NOTARY" --wait \
        ${NOTARY_KEYCHAIN:+--keychain "$NOTARY_KEYCHAIN"}
    xcrun stapler staple "$dmg"
    spctl --assess --type open --context context:primary-signature "$dmg"
fi
