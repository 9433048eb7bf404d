"""Why the window cannot open on this machine, in one sentence that names what to install.

Qt ends the whole process when its platform plugin or the display is missing, so this looks first.
"""

from __future__ import annotations

import os
import re
import sys
from importlib.util import find_spec

# What Qt's offscreen and X11 platforms link to, beyond what every Debian system has.
BASE = (
    "libglib-2.0.so.0", "libGL.so.1", "libEGL.so.1", "libxkbcommon.so.0", "libfontconfig.so.1",
    "libdbus-1.so.3",
)  # fmt: skip
X11 = (
    "libX11-xcb.so.1", "libxcb-cursor.so.0", "libxcb-icccm.so.4", "libxcb-image.so.0",
    "libxcb-keysyms.so.1", "libxcb-randr.so.0", "libxcb-render-util.so.0", "libxcb-shape.so.0",
    "libxcb-xkb.so.1", "libxkbcommon-x11.so.0",
)  # fmt: skip
PACKAGES = {
    "libglib-2.0.so.0": "libglib2.0-0",
    "libgthread-2.0.so.0": "libglib2.0-0",
    "libz.so.1": "zlib1g",
}
_SONAME = re.compile(r"(lib[\w.+-]+?\.so(?:\.\d+)*)")


def missing_display(platform: str | None = None) -> str:
    """Say why no window can appear, or nothing; only X11 is looked at, others start as they are."""
    wanted = os.environ.get("QT_QPA_PLATFORM", "") if platform is None else platform
    if sys.platform != "linux" or wanted.partition(":")[0] not in ("", "xcb"):
        return ""
    if os.environ.get("WAYLAND_DISPLAY") and not wanted:
        return ""
    if not os.environ.get("DISPLAY"):
        return (
            "there is no display to open a window on; start it in a desktop session, "
            "or use the commands (`subagent-editor --help`)"
        )
    missing = _missing((*BASE, *X11))
    if missing:
        return _install(missing)
    if not _answers():
        return (
            f"the display “{os.environ['DISPLAY']}” does not answer; check DISPLAY, "
            "or use the commands (`subagent-editor --help`)"
        )
    return ""


def missing_library(error: ImportError) -> str:
    """Say what is missing when Qt could not be imported; nothing when it is something else."""
    if find_spec("PySide6") is None:
        return "the window needs PySide6; install it with `pip install PySide6-Essentials`"
    match = _SONAME.search(str(error))
    if match is None:
        return ""
    if "cannot open shared object" not in str(error):
        return (
            f"the window needs {match[1]}, which is damaged or does not fit ({error}); install it "
            "anew, or PySide6-Essentials with `pip install --force-reinstall PySide6-Essentials`"
        )
    others = [name for name in _missing(BASE) if name != match[1]]
    return _install([match[1], *others])


def package_of(soname: str) -> str:
    """Give the Debian package of a library, by Debian's naming rule and its few exceptions."""
    if soname in PACKAGES:
        return PACKAGES[soname]
    name, _, version = soname.partition(".so")
    name, version = name.lower().replace("_", "-"), version.lstrip(".")
    dash = "-" if name[-1:].isdigit() and version else ""
    return f"{name}{dash}{version}"


def _install(sonames: list[str]) -> str:
    packages = " ".join(dict.fromkeys(package_of(name) for name in sonames))
    names = ", ".join(sonames)
    return f"the window needs {names}; on Debian or Ubuntu install it with `apt install {packages}`"


def _missing(sonames: tuple[str, ...]) -> list[str]:
    """Name those libraries that cannot be loaded."""
    import ctypes

    missing = []
    for name in sonames:
        try:
            ctypes.CDLL(name)
        except OSError as error:
            found = _SONAME.search(str(error))
            missing.append(found[1] if found else name)
    return list(dict.fromkeys(missing))


def _answers() -> bool:
    """Whether the X server accepts a connection."""
    import ctypes

    try:
        library = ctypes.CDLL("libxcb.so.1")
    except OSError:
        return True  # cannot be asked; Qt will say
    library.xcb_connect.restype = ctypes.c_void_p
    library.xcb_connect.argtypes = [ctypes.c_char_p, ctypes.c_void_p]
    library.xcb_connection_has_error.argtypes = [ctypes.c_void_p]
    library.xcb_disconnect.argtypes = [ctypes.c_void_p]
    connection = library.xcb_connect(None, None)
    failed = library.xcb_connection_has_error(connection)
    library.xcb_disconnect(connection)
    return not failed
