"""Why the window cannot open on this machine, in one sentence that names what to install.

Qt ends the whole process when its platform plugin or the display is missing, so this looks first.
"""

from __future__ import annotations

import os
import sys
from importlib.util import find_spec
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

from editor.core.patterns import pattern

# What Qt's offscreen and X11 platforms link to, beyond what every Debian system has.
BASE = (
    "libglib-2.0.so.0", "libGL.so.1", "libEGL.so.1", "libxkbcommon.so.0", "libfontconfig.so.1",
    "libdbus-1.so.3",
)  # fmt: skip
WAYLAND = ("libwayland-client.so.0", "libwayland-cursor.so.0")
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
# Where these are set, Qt may find platforms that do not come with it.
PLUGIN_PATHS = ("QT_PLUGIN_PATH", "QT_QPA_PLATFORM_PLUGIN_PATH")
_SONAME = pattern(r"(lib[\w.+-]+?\.so(?:\.\d+)*)")


def missing_display(platform: str | None = None) -> str:
    """Say why no window can appear, or nothing: one of the platforms Qt will try is enough."""
    wanted = os.environ.get("QT_QPA_PLATFORM", "") if platform is None else platform
    if sys.platform != "linux":
        return ""
    problems = [_problem_of(name) for name in _platforms(wanted)]
    return problems[0] if all(problems) else ""


def _platforms(wanted: str) -> list[str]:
    """Name the platforms that Qt tries: those asked for, else what the session has."""
    asked = [each.partition(":")[0] for each in wanted.split(";")]
    if any(asked):
        return [name for name in asked if name]
    has_wayland = os.environ.get("WAYLAND_DISPLAY") or (
        os.environ.get("XDG_SESSION_TYPE") == "wayland"
    )
    return ["wayland", "xcb"] if has_wayland else ["xcb"]


def _problem_of(platform: str) -> str:
    if platform in ("offscreen", "minimal"):
        return ""  # they need no more than Qt itself
    if platform == "xcb":
        return _problem_of_display(os.environ.get("DISPLAY", ""), "DISPLAY", X11, _x11_answers)
    if platform.startswith("wayland"):
        shown = os.environ.get("WAYLAND_DISPLAY", "")
        return _problem_of_display(shown, "WAYLAND_DISPLAY", WAYLAND, _wayland_answers)
    return _problem_of_plugin(platform)


def _problem_of_display(
    shown: str, variable: str, libraries: tuple[str, ...], answers: Callable[[], bool]
) -> str:
    # Without a name a Wayland session may still be found, by the usual one.
    if not shown and (variable == "DISPLAY" or not answers()):
        return (
            "there is no display to open a window on; start it in a desktop session, "
            "or use the commands (`subagent-editor --help`)"
        )
    missing = _missing((*BASE, *libraries))
    if missing:
        return _install(missing)
    if shown and not answers():
        return (
            f"the display “{shown}” does not answer; check {variable}, "
            "or use the commands (`subagent-editor --help`)"
        )
    return ""


def _problem_of_plugin(platform: str) -> str:
    """Say what keeps Qt from another platform that is asked for by name."""
    found = find_spec("PySide6")
    if found is None or any(name in os.environ for name in PLUGIN_PATHS):
        return ""  # said elsewhere, or Qt looks where only Qt knows
    for folder in found.submodule_search_locations or ():
        plugin = os.path.join(folder, "Qt", "plugins", "platforms", f"libq{platform}.so")
        if os.path.isfile(plugin):
            return _problem_of_loading(plugin)
    return (
        f"QT_QPA_PLATFORM asks for “{platform}”, which this Qt does not have; "
        "unset it, or set it to xcb, wayland or offscreen"
    )


def _problem_of_loading(plugin: str) -> str:
    import ctypes

    try:
        ctypes.CDLL(plugin)
    except OSError as error:
        return missing_library(ImportError(str(error)))
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


def _wayland_answers() -> bool:
    """Whether the compositor accepts a connection."""
    import ctypes

    if "WAYLAND_SOCKET" in os.environ:
        return True  # a connection that was handed over may be taken only once
    by_path = os.environ.get("WAYLAND_DISPLAY", "").startswith("/")
    if not by_path and not os.environ.get("XDG_RUNTIME_DIR"):
        return False  # there is no folder to look for it in
    try:
        library = ctypes.CDLL("libwayland-client.so.0")
    except OSError:
        return True  # cannot be asked; Qt will say
    library.wl_display_connect.restype = ctypes.c_void_p
    library.wl_display_connect.argtypes = [ctypes.c_char_p]
    library.wl_display_disconnect.argtypes = [ctypes.c_void_p]
    connection = library.wl_display_connect(None)
    if connection:
        library.wl_display_disconnect(connection)
    return bool(connection)


def _x11_answers() -> bool:
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
