"""A long random use of the window does nothing to the world outside but what was promised.

`AUDIT_STEPS=3000 pytest tests/audit` walks as far.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[2]
STEPS = int(os.environ.get("AUDIT_STEPS", "160"))
OPENED = {"mapDialog", "newDialog", "sessionDialog", "compareDialog", "preferencesDialog"}


def child(home: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """Run a module of these tests in a process of its own, with a home of its own."""
    return subprocess.run(
        [sys.executable, "-m", *words], cwd=home / "project", capture_output=True, text=True,
        check=False, timeout=120 + STEPS * 3,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen", "PYTHONDONTWRITEBYTECODE": "1",
             "HOME": str(home), "PYTHONPATH": str(ROOT)},
    )  # fmt: skip


@pytest.mark.parametrize(("system", "seed"), [("pi-desktop", 3), ("claude-code", 4)])
def test_a_random_use_of_the_window_breaks_no_promise(home: Path, system: str, seed: int) -> None:
    done = child(home, "tests.audit.walk", str(home), system, str(STEPS), str(seed))
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-3000:]
    said: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    assert not said["breaches"], "\n".join(said["breaches"])
    assert not OPENED - set(said["dialogs"]), said["dialogs"]
    assert said["previews"] > 10
    assert len(said["actions"]) > 25
    assert said["heard"]["os.rename"] > 2  # it did save, and was heard


@pytest.mark.parametrize(
    ("code", "heard"),
    [
        ("import socket; socket.socket()", "socket."),
        ("import socket; socket.getaddrinfo('localhost', 1)", "socket.getaddrinfo"),
        ("import urllib.request as u; u.Request('http://127.0.0.1:9/')\ntry: u.urlopen("
         "'http://127.0.0.1:9/')\nexcept OSError: pass", "urllib.Request"),
        ("import subprocess; subprocess.run(['true'])", "subprocess.Popen"),
        ("import os; os.system('true')", "os.system"),
        ("import os\nif os.fork() == 0: os._exit(0)", "os.fork"),
        ("import os; os.posix_spawn('/bin/true', ['true'], {})", "os.posix_spawn"),
        ("eval('1 + 1')", "exec"),
        ("exec('x = 1')", "exec"),
        ("compile('1', 'x', 'eval')", "compile"),
        ("import pickle; pickle.loads(b'cbuiltins\\nlen\\n.')", "pickle.find_class"),
        ("import ctypes; ctypes.CDLL('libc.so.6')", "ctypes.dlopen"),
        ("open(OUT, 'w')", "open"),
        ("import os; os.mkdir(OUT)", "os.mkdir"),
        ("import os; os.rename(IN, OUT)", "os.rename"),
        ("import os; os.chmod(OUT + '/..', 0o755)", "os.chmod"),
        ("import os; os.symlink('x', OUT)", "os.symlink"),
        ("import os; os.symlink('x', IN + '/../../x')", "os.symlink"),
        ("import os; os.remove(IN); open(OUT, 'w')", "open"),
    ],
)  # fmt: skip
def test_the_listener_hears_what_is_not_promised(home: Path, code: str, heard: str) -> None:
    allowed = home / "allowed"
    allowed.mkdir()
    (allowed / "in").write_text("x")
    module = home / "module_that_does_it.py"
    module.write_text(f"OUT, IN = {str(home / 'out')!r}, {str(allowed / 'in')!r}\n{code}\n")
    script = (
        "import sys\n"
        "from tests.audit.hook import Listener\n"
        f"listener = Listener([{str(allowed)!r}])\n"
        f"sys.path.insert(0, {str(home)!r})\n"
        "listener.listen()\n"
        "try:\n    import module_that_does_it\nexcept OSError:\n    pass\n"
        "listener.is_on = False\n"
        "print('\\n'.join(listener.breaches))\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], cwd=ROOT, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert any(line.startswith(heard) for line in done.stdout.splitlines()), done.stdout


def test_the_listener_is_silent_about_what_every_program_does(home: Path) -> None:
    script = (
        "from tests.audit.hook import Listener\n"
        f"listener = Listener([{str(home)!r}])\n"
        "listener.listen()\n"
        "import dataclasses, collections, enum, typing, json, sqlite3, re, tempfile, csv\n"
        "Point = dataclasses.make_dataclass('Point', ['x'])\n"
        "Pair = collections.namedtuple('Pair', 'a b')\n"
        f"open({str(home / 'a')!r}, 'w').close()\n"
        f"assert open({__file__!r}).read()\n"
        "listener.is_on = False\n"
        "print('\\n'.join(listener.breaches))\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], cwd=ROOT, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip() == ""
