"""How a Linux desktop finds the program: the entry of its menu, and the kinds of its files."""

from pathlib import Path
from xml.sax.saxutils import escape, quoteattr

from building.contents import Contents, FileKind

_SURE, _LIKELY, _FALL_BACK = 80, 60, 10
"""How far what stands in a file is to be believed, as freedesktop.org counts it."""


def entry(contents: Contents) -> str:
    """The entry of the menu, by which files are opened too."""
    kinds = "".join(f"{kind.type};" for kind in contents.files)
    return f"""[Desktop Entry]
Type=Application
Name={contents.name}
GenericName=Poker tournament clock and floor desk
Comment={contents.summary}
Exec={contents.command} %f
TryExec={contents.command}
Icon={contents.id}
Terminal=false
StartupNotify=true
StartupWMClass={contents.command}
Categories=Office;
Keywords=poker;tournament;clock;blinds;seats;payout;
MimeType={kinds}
"""


def kinds_of_files(contents: Contents) -> str:
    """The kinds of files by ending and by what stands in them.

    A file that merely has the ending of such a text, but nothing of it inside, stays what it was.
    """
    told = "\n".join(_kind(kind, contents) for kind in contents.files)
    plain = sorted({kind.ending for kind in contents.files if kind.holds})
    others = "\n".join(_others(ending) for ending in plain)
    return f"""<?xml version="1.0" encoding="UTF-8"?>
<mime-info xmlns="http://www.freedesktop.org/standards/shared-mime-info">
{told}
{others}
</mime-info>
"""


def _kind(kind: FileKind, contents: Contents) -> str:
    above = '\n    <sub-class-of type="text/plain"/>' if kind.holds else ""
    return f"""  <mime-type type={quoteattr(kind.type)}>
    <comment>{escape(kind.what)}</comment>{above}
    <icon name={quoteattr(contents.id)}/>
    <magic priority="{_SURE if kind.at else _LIKELY}">
{_bytes(kind) if kind.at else _words(kind)}
    </magic>
    <glob pattern="*.{kind.ending}"/>
  </mime-type>"""


def _bytes(kind: FileKind) -> str:
    """One inside the other: all of them have to be there."""
    lines = ""
    for place, expected in reversed(kind.at):
        value = "".join(f"\\x{byte:02x}" for byte in expected)
        lines = f'<match type="string" offset="{place}" value="{value}">{lines}</match>'
    return f"      {lines}"


def _words(kind: FileKind) -> str:
    """On a line of its own, the first or a later one."""
    return "\n".join(
        f'      <match type="string" offset="{offset}" value="{before}{kind.holds}"/>'
        for offset, before in (("0", ""), (f"0:{kind.within}", "\\n"))
    )


def _others(ending: str) -> str:
    """Other files with that ending, told by nothing but an equals sign."""
    return f"""  <mime-type type="application/{ending}">
    <magic priority="{_FALL_BACK}">
      <match type="string" offset="0:512" value="="/>
    </magic>
    <glob pattern="*.{ending}"/>
  </mime-type>"""


def write(contents: Contents, share: Path, icons: Path) -> None:
    """Lays the entry, the kinds and the icon where a desktop looks for them."""
    _put(share / "applications" / f"{contents.id}.desktop", entry(contents))
    _put(share / "mime" / "packages" / f"{contents.id}.xml", kinds_of_files(contents))
    sizes = share / "icons" / "hicolor"
    for picture in sorted(icons.glob("*.png")):
        place = sizes / f"{picture.stem}x{picture.stem}" / "apps" / f"{contents.id}.png"
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_bytes(picture.read_bytes())


def _put(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8", newline="\n")
