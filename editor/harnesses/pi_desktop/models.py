"""Model pins: how they are written, and which configured provider a pin means."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from editor.core.patterns import pattern
from editor.core.records import record

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

THINKING_LEVELS: Final = ("off", "minimal", "low", "medium", "high", "xhigh", "max", "omit")
MAX_PROVIDERS: Final = 8

_NOT_ALPHANUMERIC = pattern("[^a-z0-9]+")


@record
class Pin:
    """A model chosen by a definition, with the thinking level only a fallback may carry."""

    provider: str
    model: str
    thinking_level: str | None = None

    @property
    def key(self) -> str:
        """The text that identifies the pin: `provider/model`."""
        return f"{self.provider}/{self.model}"


@record
class Provider:
    """A model provider as the application knows it."""

    id: str
    name: str
    vendor_key: str = ""
    is_enabled: bool = True
    has_key: bool = True
    models: tuple[str, ...] | None = None  # None: nobody told which models it offers.


@record
class ProviderMatch:
    """The provider a text means, or the reason in the application's own words."""

    provider: Provider | None
    error: str = ""
    is_ambiguous: bool = False


def split_pin(text: str) -> Pin | None:
    """Read `provider/model`, split at the first slash; None if a half is missing."""
    slash = text.find("/")
    if slash <= 0 or slash == len(text) - 1:
        return None
    return Pin(text[:slash], text[slash + 1 :])


def pinned_providers(pins: Iterable[Pin | None]) -> tuple[str, ...]:
    """Give the distinct providers that pins may use, in definition order, at most eight."""
    distinct = dict.fromkeys(pin.provider for pin in pins if pin is not None)
    return tuple(distinct)[:MAX_PROVIDERS]


def match_provider(query: str, providers: Sequence[Provider]) -> ProviderMatch:
    """Find the provider a pin names: by exact id, else vendor key, else display name."""
    for provider in providers:
        if provider.id == query:
            return ProviderMatch(provider)
    wanted = _comparable(query)
    by_vendor = [each for each in providers if _comparable(each.vendor_key) == wanted]
    if len(by_vendor) == 1:
        return ProviderMatch(by_vendor[0])
    by_name = [each for each in providers if _comparable(each.name) == wanted]
    if len(by_name) == 1:
        return ProviderMatch(by_name[0])
    if len(by_vendor) > 1 or len(by_name) > 1:
        error = f'provider alias "{query}" matches multiple accounts; use the exact provider id'
        return ProviderMatch(None, error, is_ambiguous=True)
    return ProviderMatch(None, f'no provider matches "{query}"')


def _comparable(text: str) -> str:
    return _NOT_ALPHANUMERIC.sub("", text.lower())
