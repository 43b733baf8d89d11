"""The steps of a release are there, ask for what is known, and sign with what the guide names.

They cannot be run here: what can be known of them without the three systems is held.
"""

import re
import shlex
import subprocess
import sys

import pytest
import yaml
from building.contents import CHECKOUT, INSTALLER, contents

WHAT = contents()
FILE = CHECKOUT / ".github" / "workflows" / "release.yml"
TEXT = FILE.read_text(encoding="utf-8")
SAID = yaml.load(TEXT, yaml.BaseLoader)  # with it `on` is a word, as GitHub reads it
JOBS = SAID["jobs"]
STEPS = [(job, step) for job, said in JOBS.items() for step in said["steps"]]
OF_SYSTEMS = {"apt-get", "cat", "choco", "gh", "mkdir", "sha256sum"}
"""Programs that are on the machines the steps run on."""
PYTHONS = {"python", "python3"}


def commands():
    """Each command of each step, as its words."""
    for job, step in STEPS:
        for line in step.get("run", "").splitlines():
            words = shlex.split(line.partition(" > ")[0])
            if words[0] == "sudo":
                words = [one for one in words[1:] if not one.startswith("--preserve-env=")]
            yield job, words


COMMANDS = [*commands()]
OF_PYTHON = [words[1:] for _, words in COMMANDS if words[0] in PYTHONS]
OF_SHELL = [words[1:] for _, words in COMMANDS if words[0] == "sh"]
OF_PYTHON += [words[2:] for words in OF_SHELL if words[1:2] and words[1] in PYTHONS]


def test_it_runs_for_a_tag_and_for_nothing_else():
    assert SAID["on"] == {"push": {"tags": ["v*"]}}


def test_every_job_may_only_read_but_the_one_that_drafts_the_release():
    assert SAID["permissions"] == {}
    may = {job: said["permissions"] for job, said in JOBS.items()}
    assert may.pop("release") == {"contents": "write"}
    assert [*may.values()] == [{"contents": "read"}] * len(may)


def test_no_address_stands_in_it_but_the_names_of_actions_with_their_versions():
    used = re.findall(r"uses: (.+)", TEXT)
    exactly = (
        r"actions/[a-z-]+@[0-9a-f]{40}  # v\d+\.\d+\.\d+"  # a version can be moved, a hash not
    )

    assert "://" not in TEXT
    assert [one for one in used if not re.fullmatch(exactly, one)] == []


def test_whoever_checks_out_keeps_no_key_for_the_steps_after_it():
    outs = [step for _, step in STEPS if step.get("uses", "").startswith("actions/checkout")]

    assert [step["with"] for step in outs] == [{"persist-credentials": "false"}] * 4


def test_nothing_is_put_into_a_command_by_text():
    assert [step["run"] for _, step in STEPS if "${{" in step.get("run", "")] == []


def test_no_pipe_hides_what_went_wrong_before_it():
    assert [step["run"] for _, step in STEPS if "|" in step.get("run", "")] == []


def test_every_command_is_a_script_of_the_checkout_or_a_program_of_the_system():
    first = {words[0] for _, words in COMMANDS} - PYTHONS - {"sh"}
    program = f"build/frozen/{WHAT.name}.app/Contents/MacOS/{WHAT.command}"

    assert first - OF_SYSTEMS == {program}


@pytest.mark.parametrize("words", OF_PYTHON, ids=" ".join)
def test_a_script_of_python_is_there_and_knows_what_it_is_asked(words):
    script, *options = words
    if script == "scripts/test.py":  # hands everything on, and is asked for nothing here
        assert options == []
        return
    help_is = subprocess.run(
        [sys.executable, CHECKOUT / script, "--help"],
        capture_output=True,
        text=True,
        check=False,
        cwd=CHECKOUT,
    )

    assert help_is.returncode == 0, help_is.stderr
    known = set(re.findall(r"--[a-z-]+", help_is.stdout))
    assert {one for one in options if one.startswith("--")} - known == set()
    if choices := re.search(r"\{([a-z,]+)\}", help_is.stdout):
        named = [one for one in options if not one.startswith("-")]
        assert set(named) <= set(choices[1].split(","))
    if "positional arguments" not in help_is.stdout:
        assert [one for one in options[::2] if not one.startswith("--")] == []


SCRIPTS = sorted(INSTALLER.rglob("*.sh"))


@pytest.mark.parametrize("words", OF_SHELL, ids=" ".join)
def test_a_script_of_the_shell_is_there(words):
    assert CHECKOUT / words[0] in SCRIPTS


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda path: path.name)
def test_the_shell_reads_each_script(script):
    done = subprocess.run(["sh", "-n", script], capture_output=True, check=False)

    assert (done.returncode, done.stderr) == (0, b"")


def secrets(text):
    return set(re.findall(r"\b(?:secrets|vars)\.([A-Z_]+)", text))


def test_every_secret_stands_in_the_guide_and_every_one_of_the_guide_is_used():
    guide = (INSTALLER / "README.md").read_text(encoding="utf-8")

    named = set(re.findall(r"^\| `((?:LINUX|WINDOWS|MACOS)_[A-Z_]+)` \|", guide, re.MULTILINE))
    assert secrets(TEXT) == named


def given(job):
    """The names that a job's steps have in their environment, of what signs."""
    found = dict(JOBS[job].get("env", {}))
    for step in JOBS[job]["steps"]:
        found |= step.get("env", {})
    return {name for name, value in found.items() if secrets(value)}


@pytest.mark.parametrize(
    ("job", "script"),
    [
        ("linux", "linux/sign.sh"),
        ("windows", "windows/sign.py"),
        ("macos", "macos/with_keychain.sh"),
    ],
)
def test_a_script_that_signs_is_given_what_it_reads_and_no_more(job, script):
    text = (INSTALLER / script).read_text(encoding="utf-8")

    assert given(job) == set(re.findall(r"\b(?:SIGNING|NOTARY)_(?!KEYCHAIN)[A-Z]+\b|SIGN_AS", text))


def test_what_is_built_is_what_is_kept():
    kept = {
        job: [s["with"]["path"] for s in said["steps"] if "upload" in s.get("uses", "")]
        for job, said in JOBS.items()
    }

    assert kept == {
        "notes": ["build/notes.md\nbuild/newest.json\n"],
        "linux": ["build/made/first/*"],
        "windows": ["build/*-setup.exe"],
        "macos": ["build/*.dmg"],
        "release": [],
    }


@pytest.mark.parametrize("place", re.findall(r"build/frozen/\S+", TEXT))
def test_what_was_frozen_is_looked_for_where_it_is_put(place):
    ours = {f"build/frozen/{WHAT.id}/{WHAT.command}{end}.exe" for end in ("", "-console")}

    assert place in ours | {"build/frozen/Tournament"}  # the bundle's name has a space in it
