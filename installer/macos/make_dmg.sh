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
    # from the inside out: whatever is a program or a library first (those of Qt have no ending), the
    # bundle last, which signs the program that it starts
    find "$app/Contents" -type f ! -path "$app/Contents/MacOS/*" \
        -exec sh -c 'file -b "$1" | grep -q ^Mach-O' sh {} \; \
        -exec codesign --force --timestamp --options runtime --sign "$SIGN_AS" {} +
    codesign --force --timestamp --options runtime \
        --entitlements "$here/entitlements.plist" --sign "$SIGN_AS" "$app"
    codesign --verify --deep --strict "$app"
else
    echo "not signed: SIGN_AS is not set; people open it with a right click the first time" >&2
fi

mkdir "$stage/inside"
cp -R "$app" "$stage/inside/"
ln -s /Applications "$stage/inside/Applications"
image=$stage/image.dmg
hdiutil create -volname "$name" -srcfolder "$stage/inside" -format UDZO -fs HFS+ "$image"

if [ -n "${SIGN_AS:-}" ] && [ -n "${NOTARY:-}" ]; then
    codesign --timestamp --sign "$SIGN_AS" "$image"
    xcrun notarytool submit "$image" --keychain-profile "$NOTARY" --wait \
        ${NOTARY_KEYCHAIN:+--keychain "$NOTARY_KEYCHAIN"}
    xcrun stapler staple "$image"
    spctl --assess --type open --context context:primary-signature "$image"
fi

# only now: an image that could not be notarised is none
mv -f "$image" "$dmg"
