"""The tables of El Paso, read once and never changed: every figure the rules use."""

from __future__ import annotations

from trailboss.core.base_tables import BaseTables, Ints
from trailboss.core.codec import Codes


class MoveCodes(Codes):
    """Where each kind of move begins, and some end."""

    def __init__(self) -> None:
        super().__init__()
        self.again: int = 0
        self.bonus: int = 0
        self.train: int = 0
        self.jokers: int = 0
        self.objective_end: int = 0
        self.bonus_tile: int = 0
        self.bonus_top: int = 0


class Tables(BaseTables):
    """The figures of El Paso that the base does not have."""

    def __init__(self) -> None:
        super().__init__()
        self.codes: MoveCodes = MoveCodes()

        # The ring, by space, clockwise; `space_next` has the inner branch of a fork first.
        self.space_cost: Ints = ()
        self.city: int = 0
        self.income: int = 0
        self.simmental_cards: dict[int, int] = {}
        self.simmental_vp: int = 0

        # Trading posts.
        self.posts: tuple[str, ...] = ()
        self.post_value: Ints = ()
        self.post_dark: tuple[bool, ...] = ()
        self.post_repeat: tuple[bool, ...] = ()
        self.post_program: Ints = ()
        self.post_vp: Ints = ()

        # Cards: after the cattle the workers.
        self.all_cattle: int = 0  # among the sets of cards: all cattle
        self.simmental: int = 0
        self.card_cowboys: Ints = ()
        self.market_kinds: Ints = ()  # cattle that can be bought
        self.worker_count: Ints = ()
        self.worker_bonus: Ints = ()
        self.dollars_per_worker: int = 0
        self.joker_extra: int = 0

        # Buildings and train cards.
        self.kinds: int = 0
        self.kind_copies: int = 0
        self.kind_workers: tuple[Ints, ...] = ()  # by side, by kind from 1
        self.kind_vp: tuple[Ints, ...] = ()
        self.kind_actions: tuple[tuple[tuple[Ints, ...], ...], ...] = ()  # by side, by kind
        self.trains: tuple[str, ...] = ()
        self.train_actions: tuple[tuple[tuple[Ints, ...], ...], ...] = ()  # by side, by card

        # Tiles.
        self.objectives: tuple[str, ...] = ()
        self.objective_vp: Ints = ()
        self.needs: tuple[tuple[int, int], ...] = ()  # kind of need, card or value of a post
        self.objective_needs: tuple[Ints, ...] = ()  # how many of each need
        self.bonuses: tuple[str, ...] = ()
        self.bonus_copies: Ints = ()
        self.bonus_vp: Ints = ()
        self.bonus_program: Ints = ()
        self.bonus_permanent: Ints = ()
        self.bonus_duplicate: Ints = ()

        # Player board.
        self.seat_workers: Ints = ()
        self.markers: int = 0
        self.base_steps: int = 0
        self.certificate_limit: int = 0
        self.disc_dark: tuple[bool, ...] = ()
        self.disc_money: Ints = ()
        self.disc_permanent: Ints = ()
        self.disc_steps: Ints = ()
        self.auxiliary_locked: tuple[bool, ...] = ()
        self.auxiliary_program: Ints = ()
        self.auxiliary_upgraded: Ints = ()

        # Sue.
        self.automa_extra: tuple[bool, ...] = ()
        self.automa_steps: Ints = ()  # a number of steps, or -1 - worker type
        self.automa_actions: tuple[tuple[str, ...], ...] = ()  # by card, in order
        self.automa_supply: Ints = ()  # by card
        self.automa_post: int = 0
        self.automa_buildings: int = 0
        self.automa_most: int = 0
        self.automa_cattle: Ints = ()
        self.automa_instead: int = 0
