; The Windows installer. scripts/build.py hands in the words that stand in contents.toml:
;   makensis -DFOLDER=... -DOUT=... -DNAME=... -DID=... -DCOMMAND=... -DVERSION=... -DICON=... director.nsi
; It installs for the one who runs it, without an administrator, and never touches anybody's books.

Unicode true
ManifestDPIAware true
RequestExecutionLevel user
SetCompressor /SOLID lzma

!include "MUI2.nsh"

Name "${NAME}"
OutFile "${OUT}"
InstallDir "$LOCALAPPDATA\Programs\${NAME}"
InstallDirRegKey HKCU "Software\${NAME}" "Folder"
BrandingText "${NAME} ${VERSION}"

VIProductVersion "${VERSION}.0"
VIAddVersionKey "ProductName" "${NAME}"
VIAddVersionKey "ProductVersion" "${VERSION}"
VIAddVersionKey "FileVersion" "${VERSION}"
VIAddVersionKey "FileDescription" "Installs ${NAME}"
VIAddVersionKey "LegalCopyright" ""

!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_FINISHPAGE_RUN "$INSTDIR\${COMMAND}.exe"
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"

!define CLASSES "Software\Classes"
!define GONE "Software\Microsoft\Windows\CurrentVersion\Uninstall\${ID}"

Section "Install"
  ; what an older version left would be taken for a part of this one
  RMDir /r "$INSTDIR\_internal"
  SetOutPath "$INSTDIR"
  File /r "${FOLDER}/*"
  WriteUninstaller "$INSTDIR\uninstall.exe"

  CreateShortcut "$SMPROGRAMS\${NAME}.lnk" "$INSTDIR\${COMMAND}.exe"

  ; an event book is opened with the program; a structure or a game can be
  WriteRegStr HKCU "${CLASSES}\.book" "" "${ID}.book"
  WriteRegStr HKCU "${CLASSES}\${ID}.book" "" "Book of poker events"
  WriteRegStr HKCU "${CLASSES}\${ID}.book\DefaultIcon" "" "$INSTDIR\${COMMAND}.exe,0"
  WriteRegStr HKCU "${CLASSES}\${ID}.book\shell\open\command" "" '"$INSTDIR\${COMMAND}.exe" "%1"'
  WriteRegStr HKCU "${CLASSES}\${ID}.toml" "" "Structure or game"
  WriteRegStr HKCU "${CLASSES}\${ID}.toml\shell\open\command" "" '"$INSTDIR\${COMMAND}.exe" "%1"'
  WriteRegStr HKCU "${CLASSES}\.toml\OpenWithProgids" "${ID}.toml" ""
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, i 0, i 0)'

  WriteRegStr HKCU "Software\${NAME}" "Folder" "$INSTDIR"
  WriteRegStr HKCU "${GONE}" "DisplayName" "${NAME}"
  WriteRegStr HKCU "${GONE}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${GONE}" "DisplayIcon" "$INSTDIR\${COMMAND}.exe"
  WriteRegStr HKCU "${GONE}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegDWORD HKCU "${GONE}" "NoModify" 1
  WriteRegDWORD HKCU "${GONE}" "NoRepair" 1
SectionEnd

Section "Uninstall"
  ; the program only: what people wrote lies in their own folder, and stays
  RMDir /r "$INSTDIR\_internal"
  Delete "$INSTDIR\${COMMAND}.exe"
  Delete "$INSTDIR\${COMMAND}-console.exe"
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  Delete "$SMPROGRAMS\${NAME}.lnk"
  DeleteRegKey HKCU "${CLASSES}\${ID}.book"
  DeleteRegKey HKCU "${CLASSES}\${ID}.toml"
  DeleteRegValue HKCU "${CLASSES}\.toml\OpenWithProgids" "${ID}.toml"
  ReadRegStr $0 HKCU "${CLASSES}\.book" ""
  StrCmp $0 "${ID}.book" 0 another
  DeleteRegKey HKCU "${CLASSES}\.book"
another:
  DeleteRegKey HKCU "${GONE}"
  DeleteRegKey HKCU "Software\${NAME}"
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, i 0, i 0)'
SectionEnd
