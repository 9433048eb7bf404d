from __future__ import annotations

from typing import TYPE_CHECKING

from editor.harnesses import IDS
from editor.storage import resources
from editor.storage.resources import builtin_documents, resource_root

if TYPE_CHECKING:
    from pathlib import Path

    import pytest


def test_the_resources_of_a_checkout_are_beside_the_package() -> None:
    root = resource_root()
    assert (root / "harnesses").is_dir()
    assert root.parent.joinpath("editor").is_dir()


def test_the_resources_of_an_installed_package_are_inside_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    inside = tmp_path / "editor" / "resources"
    inside.mkdir(parents=True)
    module = tmp_path / "editor" / "storage" / "resources.py"
    monkeypatch.setattr(resources, "__file__", str(module))
    assert resource_root() == inside


def test_built_in_agents_are_read_only_and_weaker_than_every_folder() -> None:
    for harness in IDS:
        for document, origin in builtin_documents(harness):
            assert document.data
            assert origin.scope == "builtin"
            assert not origin.is_writable
            assert origin.rank == resources.LAST_RANK


def test_a_harness_without_built_ins_has_none() -> None:
    assert builtin_documents("none") == ()
