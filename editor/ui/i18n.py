"""Language: installs translators, and turns messages and templates into the chosen language.

Text in widgets goes through `self.tr("…")`; sentences of `core`, `harnesses` and `storage` are
templates in the one context “Wording” and go through `wording`. Templates are translated first and
filled in afterwards, so that names from files are never looked up.
"""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QObject, QTranslator

from editor.core.lookalikes import visible
from editor.core.wording import Message
from editor.storage.resources import resource_root

SYSTEM = "system"
LANGUAGES: dict[str, str] = {"en": "English", "zh_CN": "简体中文", "de": "Deutsch"}
"""The languages the program speaks, each in its own words."""


def wording(text: str | Message) -> str:
    """Give a template or a message in the chosen language, what its values hide to be seen."""
    if isinstance(text, Message):
        return visible(text.render(translate_template))
    return translate_template(text)


def translate_template(template: str) -> str:
    """Give a template in the chosen language, its `{names}` not filled in."""
    return QCoreApplication.translate("Wording", template)


def chosen_language(choice: str, locale: QLocale | None = None) -> str:
    """Give the language to speak: the one chosen, else the first of the system's we know."""
    if choice in LANGUAGES:
        return choice
    for tag in (locale or QLocale.system()).uiLanguages():
        parts = tag.replace("_", "-").split("-")
        if parts[0] == "zh" and not {"TW", "HK", "MO", "Hant"} & set(parts[1:]):
            return "zh_CN"
        if parts[0] in LANGUAGES:
            return parts[0]
    return "en"


class Languages(QObject):
    """Holds the installed translators; one language is in force at a time."""

    def __init__(self, application: QCoreApplication) -> None:
        super().__init__(application)
        self._application = application
        self._installed: list[QTranslator] = []
        self.current = "en"

    def choose(self, choice: str) -> str:
        """Put a language in force for every text made from now on; gives its code."""
        language = chosen_language(choice)
        for translator in self._installed:
            self._application.removeTranslator(translator)
            translator.deleteLater()
        self._installed.clear()
        folder = str(resource_root() / "i18n")
        self._install(f"subagent_editor_{language}", folder, self._application)  # English: plurals
        if language != "en":
            qt_folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
            self._install(f"qtbase_{language}", qt_folder, self._application)
        QLocale.setDefault(QLocale(language))
        self.current = language
        return language

    def _install(self, name: str, folder: str, parent: QObject) -> None:
        translator = QTranslator(parent)
        if translator.load(name, folder):
            self._application.installTranslator(translator)
            self._installed.append(translator)
        else:
            translator.deleteLater()
