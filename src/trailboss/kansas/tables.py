"""The tables of one edition, read once and never changed: every figure the rules use."""

from __future__ import annotations

from trailboss.core.base_tables import BaseTables, Ints
from trailboss.core.codec import Codes


class MoveCodes(Codes):
    """Where each kind of move begins, and some end."""

    def __init__(self) -> None:
        super().__init__()
        self.play: int = 0
        self.play_end: int = 0
        self.reveal: int = 0
        self.engine: int = 0
        self.upgrade: int = 0
        self.disc_end: int = 0
        self.disc_from: int = 0
        self.master: int = 0
        self.hazard: int = 0
        self.outlaw: int = 0
        self.draw: int = 0
        self.enter: int = 0
        self.foresight: int = 0
        self.raise_: int = 0
        self.copy: int = 0
        self.hold: int = 0
        self.aside: int = 0
        self.aside_end: int = 0


class Tables(BaseTables):
    """The figures of one edition that the base does not have."""

    def __init__(self) -> None:
        super().__init__()
        self.variants: tuple[str, ...] = ()
        self.bag = ""  # what tiles are drawn from, in the names of draws
        self.codes: MoveCodes = MoveCodes()

        # Trail, by space.
        self.space_woods: tuple[bool, ...] = ()
        self.space_risk: Ints = ()  # program of the risk action, -1 none
        self.space_adjacent: tuple[Ints, ...] = ()  # building and neutral spaces one edge away
        self.start: int = 0
        self.city_space: int = 0
        self.building_index: Ints = ()  # by space: its place among building_spaces, -1 none
        self.hazard_spaces: Ints = ()  # four per kind, in order of filling
        self.outlaw_spaces: Ints = ()  # in order of filling
        self.bounty: Ints = ()  # program of each outlaw space, in order of filling
        self.bounty_price: Ints = ()  # dollars to pay for it
        self.city_spots: tuple[tuple[int, int], ...] = ()

        # Routes: the tree of all ways along the trail from the start.
        self.route_space: Ints = ()  # where a route ends
        self.route_next: tuple[Ints, ...] = ()  # routes that go one space further
        self.route_at: Ints = ()  # by space: the route a herder standing there continues
        self.route_count: int = 0

        self.pair_set: int = 0  # among the sets of cards: two of one type

        # Buildings.
        self.building_numbers: int = 0
        self.face_names: tuple[str, ...] = ()  # by face: number * 2 + side
        self.face_builders: Ints = ()
        self.face_vp: Ints = ()
        self.face_green: Ints = ()
        self.face_black: Ints = ()
        self.face_actions: tuple[tuple[Ints, ...], ...] = ()

        # Cards: after the cattle the objective deck, then the starting objectives.
        self.objective_count: int = 0  # faces of the deck
        self.starting_count: int = 0
        self.card_type: Ints = ()  # colour, -1 for objectives
        self.card_beside: Ints = ()
        self.card_variant: tuple[str, ...] = ()
        self.card_becomes: Ints = ()
        self.raising: Ints = ()  # kinds that can rise, youngest first
        self.objective_program: Ints = ()  # by card; -1 none
        self.objective_tasks: tuple[Ints, ...] = ()  # by card: how many of each task
        self.objective_penalty: Ints = ()
        self.objective_copies: Ints = ()
        self.objective_rides: tuple[bool, ...] = ()

        # Cattle market: every purchase, with the cards it takes.
        self.market_size: tuple[dict[int, int], dict[int, int]] = ({}, {})
        self.reveal_cowboys: int = 0
        self.reveal_cards: int = 0
        self.purchases: tuple[str, ...] = ()
        self.purchase_cowboys: Ints = ()
        self.purchase_price: Ints = ()
        self.purchase_cards: tuple[Ints, ...] = ()

        # Supply.
        self.tile_names: tuple[str, ...] = ()
        self.tile_vp: Ints = ()
        self.tile_green: Ints = ()
        self.tile_black: Ints = ()
        self.bags: tuple[Ints, ...] = ()
        self.trail_tiles: int = 0
        self.fee_green: dict[int, int] = {}
        self.fee_black: dict[int, int] = {}

        # Job market.
        self.job_cost: Ints = ()
        self.job_rows: int = 0
        self.cattle_rows: Ints = ()
        self.token_row: int = 0
        self.token_vp: int = 0

        # Railroad: positions are the numbered spaces, then the turnouts.
        self.positions: tuple[str, ...] = ()
        self.position_order: Ints = ()
        self.position_number: Ints = ()  # for transport: how far the nose of the engine is
        self.position_station: Ints = ()  # station reached there, -1 none
        self.position_forward: Ints = ()  # bit masks of positions one step away
        self.position_back: Ints = ()
        self.last: int = 0
        self.last_bonus: int = 0
        self.stations: tuple[str, ...] = ()
        self.station_position: Ints = ()
        self.station_cost: Ints = ()
        self.station_vp: Ints = ()
        self.station_corners: Ints = ()
        self.station_master: tuple[bool, ...] = ()

        # Cities.
        self.cities: tuple[str, ...] = ()
        self.city_names: tuple[str, ...] = ()
        self.city_value: Ints = ()
        self.city_worth: tuple[float, ...] = ()  # to the appraisal
        self.city_corners: Ints = ()
        self.city_repeat: tuple[bool, ...] = ()
        self.city_bonus: Ints = ()
        self.city_vp: Ints = ()
        self.arrow_vp: Ints = ()  # by the city on the left
        self.arrow_program: Ints = ()
        self.transport: tuple[Ints, ...] = ()  # by city, then by how far the engine is

        # Player board.
        self.seat_cards: Ints = ()
        self.first_turn_hand: int = 0
        self.token_draw: int = 0
        self.base_steps: dict[int, int] = {}
        self.weighed_discs: Ints = ()  # by feature of the appraisal: the kind, -1 for none
        self.disc_count: Ints = ()
        self.disc_corners: Ints = ()
        self.disc_gain: Ints = ()
        self.disc_pay: Ints = ()
        self.disc_vp: Ints = ()
        self.disc_steps: tuple[dict[int, int], ...] = ()
        self.certificates: Ints = ()  # positions of the track
        self.certificate_limits: tuple[tuple[int, int], ...] = ()  # disc kind, index of the limit
        self.certificate_base: int = 0
        self.auxiliary_free: Ints = ()
        self.auxiliary_single: Ints = ()
        self.auxiliary_double: Ints = ()
        self.worker_programs: tuple[Ints, ...] = ()  # by type, by space; -1 none
        self.worker_vp: Ints = ()

        # Station masters.
        self.masters: tuple[str, ...] = ()
        self.master_programs: tuple[Ints, ...] = ()
        self.master_permanent: Ints = ()
        self.master_vp: Ints = ()
        self.master_per: Ints = ()
        self.master_of: Ints = ()

        # The solo opponent.
        self.automa_seats: int = 2
        self.automa_side: int = 0
        self.automa_cap: int = 0
        self.automa_discs: int = 0
        self.automa_steps: Ints = ()
        self.automa_actions: tuple[tuple[str, ...], ...] = ()
        self.automa_only: Ints = ()  # specialization the action needs, -1 any
        self.automa_tuned: tuple[bool, ...] = ()
        self.automa_spec_actions: tuple[str, ...] = ()  # of tuned cards, by specialization
        self.automa_levels: tuple[str, ...] = ()
        self.automa_without: tuple[Ints, ...] = ()
        self.automa_extra: tuple[bool, ...] = ()
        self.automa_first: Ints = ()
