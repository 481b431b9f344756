"""The figures every title has, whatever its family."""

from __future__ import annotations

from trailboss.core.codec import Codec
from trailboss.core.schema import digest
from trailboss.core.tables import Data, Figure, Files, figures_of

Ints = tuple[int, ...]


class BaseTables:
    """The base of each family's tables, read once and never changed. A tuple is indexed by the
    thing it speaks of; `Ints` are figures of such things."""

    def __init__(self) -> None:
        self.id: str = ""
        self.name: str = ""
        self.version: str = ""
        self.number: int = 0  # of the rules that are played with them, see Family.version
        self.players: tuple[int, int] = (1, 4)  # fewest, most
        self.figures: list[Figure] = []
        self.codec: Codec = Codec(())
        self.dollars_per_vp: int = 0

        # Spaces of the board.
        self.spaces: tuple[str, ...] = ()
        self.space_kind: Ints = ()
        self.space_xy: tuple[tuple[int, int], ...] = ()
        self.space_next: tuple[Ints, ...] = ()
        self.neutral_spaces: Ints = ()
        self.building_spaces: Ints = ()

        # Programs: their lines and their steps; sets of cards they speak of.
        self.programs: tuple[str, ...] = ()
        self.steps: tuple[Ints, ...] = ()
        self.set_names: tuple[str, ...] = ()
        self.sets: tuple[Ints, ...] = ()

        # Cards, by kind: cattle first.
        self.cards: tuple[str, ...] = ()
        self.card_names: tuple[str, ...] = ()
        self.card_count: int = 0
        self.cattle_count: int = 0
        self.colours: tuple[str, ...] = ()
        self.card_value: Ints = ()
        self.card_vp: Ints = ()
        self.card_each: Ints = ()  # in every player's deck
        self.card_market: Ints = ()

        # Neutral buildings, workers, displays.
        self.neutral_names: tuple[str, ...] = ()
        self.neutral_actions: tuple[tuple[Ints, ...], ...] = ()
        self.workers: tuple[str, ...] = ()
        self.display_size: int = 0

        # Player board.
        self.seat_money: Ints = ()
        self.seat_tokens: Ints = ()
        self.hand_limit: int = 0
        self.discs: tuple[str, ...] = ()
        self.disc_cards: Ints = ()
        self.auxiliary: tuple[str, ...] = ()
        self.auxiliary_disc: Ints = ()

        # The solo opponent; empty for a title without one.
        self.automa: tuple[str, ...] = ()
        self.automa_name: str = ""

    def begin(self, data: Files, schema: Data, number: int) -> None:
        """What the title's own file says, and the figures to check of all files."""
        title = data["title"]
        self.id = title["id"]
        self.name = title["name"]
        self.number = number
        self.version = f"{number}.{digest(data, schema)}"
        self.players = (title["players"][0], title["players"][1])
        self.dollars_per_vp = title["dollars_per_vp"]
        self.figures = figures_of(data)
