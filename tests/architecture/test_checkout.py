"""What lies where in the checkout, and what no file of it says."""

import re
import subprocess
from collections.abc import Iterator
from pathlib import Path

CHECKOUT = Path(__file__).parents[2]
TOP = {"README.md", "director", "installer", "pyproject.toml", "resources", "scripts", "tests"}
DRAWERS = {"common", "core", "helpers", "managers", "misc", "utils"}

# In pieces, so that this file does not say itself what it forbids.
HOSTS = [
    ".".join(pieces)
    for pieces in [
        ("pypi", "org"),
        ("pythonhosted", "org"),
        ("npmjs", "org"),
        ("npmjs", "com"),
        ("deb", "debian", "org"),
        ("archive", "ubuntu", "com"),
    ]
]
OPTIONS = ["-".join(pieces) for pieces in [("-", "index", "url"), ("-", "extra", "index", "url")]]
FOLDERS = "root|home|work|tmp|opt|Users"
FORBIDDEN = re.compile(
    "|".join(map(re.escape, HOSTS + OPTIONS)) + rf"|(?<![\w./])/(?:{FOLDERS})/|[A-Z]:\\Users"
)


def tracked() -> list[str]:
    """The files that are part of the program."""
    command = ["git", "-c", "safe.directory=*", "ls-files", "-z"]
    listed = subprocess.run(command, cwd=CHECKOUT, capture_output=True, text=True, check=True)
    return [name for name in listed.stdout.split("\0") if (CHECKOUT / name).is_file()]


def forbidden_lines(name: str) -> Iterator[str]:
    """The lines of a text file that name a package registry or a folder of one machine."""
    try:
        text = (CHECKOUT / name).read_text(encoding="utf-8")
    except UnicodeDecodeError:
        return
    for number, line in enumerate(text.splitlines(), start=1):
        if FORBIDDEN.search(line):
            yield f"{name}:{number}: {line.strip()}"


def test_the_top_folder_has_only_the_few_things_of_the_design() -> None:
    tops = {name.partition("/")[0] for name in tracked()}

    assert {top for top in tops if not top.startswith(".")} <= TOP


def test_no_file_names_a_package_registry_or_a_folder_of_one_machine() -> None:
    assert [line for name in tracked() for line in forbidden_lines(name)] == []


def test_no_module_is_a_junk_drawer() -> None:
    names = {part for name in tracked() for part in Path(name).with_suffix("").parts}

    assert names & DRAWERS == set()


def test_every_locked_package_has_hashes_and_no_address() -> None:
    text = (CHECKOUT / "scripts" / "locked.txt").read_text(encoding="utf-8")
    packages = re.split(r"^(?=\w)", re.sub("^#.*", "", text, flags=re.MULTILINE), flags=re.M)

    packages = [package.strip() for package in packages if package.strip()]
    exact = re.compile(r"[\w.-]+==[\w.]+( ; [^\\]+)?( \\\n +--hash=sha256:[0-9a-f]{64})+")

    assert [package for package in packages if not exact.fullmatch(package)] == []


def test_the_readme_names_every_floor_and_no_other():
    floors = {path.parent.name for path in (CHECKOUT / "director").glob("*/__init__.py")}
    tree = (CHECKOUT / "README.md").read_text(encoding="utf-8").partition("director/\n")[2]
    named = re.findall(r"^  (\w+)/", tree.partition("\nresources/")[0], re.MULTILINE)

    assert (set(named), len(named)) == (floors, len(floors))
