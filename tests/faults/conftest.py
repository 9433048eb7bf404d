"""What is drawn here is drawn offscreen."""

from __future__ import annotations

import os

os.environ["QT_QPA_PLATFORM"] = "offscreen"
