"""Node counts: the same numbers interpreted and compiled, on every machine.

See count.py for what is counted. When a rule has changed, `python -m tests.nodes.count` prints the
table anew; look at which roots changed before you paste it here.
"""

from __future__ import annotations

import pytest

from tests.nodes.count import Counts, Root, roots

# By depth: nodes, and the sum of the codes of their last moves modulo 2^32.
EXPECTED: dict[str, Counts] = {
    "first-edition 2p seed 1 after 0": [
        (7, 42),
        (35, 15212),
        (174, 85341),
        (597, 214358),
        (2527, 865606),
        (10303, 3955427),
    ],
    "first-edition 3p seed 2 after 0": [
        (7, 42),
        (35, 15201),
        (153, 68112),
        (531, 185875),
        (2213, 698727),
        (9299, 3456381),
    ],
    "first-edition 2p seed 3 after 151": [
        (1, 0),
        (6, 703),
        (31, 13847),
        (141, 69739),
        (473, 171871),
        (1688, 458748),
        (7477, 2840756),
    ],
    "first-edition 3p seed 4 after 300": [
        (8, 735),
        (48, 22418),
        (131, 48897),
        (568, 215783),
        (1772, 649325),
        (5648, 2226534),
    ],
    "first-edition 4p seed 5 after 440": [
        (5, 2280),
        (17, 4525),
        (65, 22815),
        (255, 77576),
        (1037, 399386),
        (3714, 1318030),
        (13839, 5077413),
    ],
    "first-edition 4p seed 6 after 690": [
        (4, 4064),
        (20, 20920),
        (100, 104672),
        (800, 98000),
        (4400, 2031500),
        (11400, 5374300),
        (22900, 5717900),
    ],
    "second-edition 2p seed 1 after 0": [
        (9, 1251),
        (57, 28616),
        (314, 184221),
        (1302, 550050),
        (5889, 3344653),
        (24131, 10748410),
    ],
    "second-edition 3p seed 2 after 0": [
        (9, 1251),
        (55, 27392),
        (258, 150767),
        (1063, 473552),
        (4089, 2244972),
        (15185, 7228917),
    ],
    "second-edition 2p seed 3 after 151": [
        (5, 2244),
        (103, 73954),
        (160, 28366),
        (1058, 168964),
        (5918, 2667227),
        (19849, 8064083),
        (80888, 30861403),
    ],
    "second-edition 3p seed 4 after 300": [
        (6, 703),
        (43, 20915),
        (184, 96140),
        (688, 277604),
        (3508, 1319401),
        (17168, 7621469),
    ],
    "second-edition 4p seed 5 after 440": [
        (3, 3099),
        (4, 1064),
        (18, 5269),
        (86, 35578),
        (333, 200910),
        (947, 404551),
        (2049, 733973),
    ],
    "second-edition 4p seed 6 after 690": [
        (2, 526),
        (3, 57),
        (9, 2888),
        (36, 17229),
        (116, 47924),
        (415, 123490),
        (1677, 596111),
    ],
    "second-edition 3p seed 7 after 390": [
        (1, 607),
        (2, 525),
        (11, 4720),
        (28, 9599),
        (103, 15434),
        (340, 113732),
        (1040, 266464),
        (3444, 1189070),
    ],
    "second-edition 1p seed 8 after 0": [
        (9, 1251),
        (53, 26180),
        (278, 148133),
        (1185, 554299),
        (5212, 2362477),
        (22169, 10097718),
    ],
    "second-edition 1p seed 9 after 45": [
        (2, 1214),
        (2, 0),
        (14, 1064),
        (74, 33148),
        (208, 89464),
        (698, 226720),
        (2428, 879152),
    ],
    "second-edition 1p seed 10 after 90": [
        (1, 608),
        (1, 0),
        (5, 442),
        (22, 9682),
        (44, 14774),
        (198, 80445),
        (579, 235232),
    ],
    "first-edition 2p seed 21 after 150 rules 2": [
        (4, 2274),
        (10, 4553),
        (28, 11082),
        (118, 44408),
        (536, 220082),
        (2092, 866707),
    ],
    "second-edition 2p seed 22 after 0 rules 2": [
        (8, 646),
        (44, 20659),
        (191, 125346),
        (570, 185423),
        (2297, 1079581),
    ],
    "second-edition 3p seed 23 after 220 rules 2": [
        (1, 607),
        (1, 607),
        (1, 0),
        (6, 214),
        (32, 14648),
        (49, 26566),
    ],
    "second-edition 1p seed 24 after 60 rules 2": [
        (5, 2187),
        (10, 4616),
        (19, 5112),
        (36, 11490),
        (64, 23902),
        (101, 44294),
    ],
    "el-paso 1p seed 11 after 0": [
        (3, 446),
        (30, 894),
        (246, 11610),
        (1626, 93594),
        (9012, 562881),
        (44145, 2810079),
    ],
    "el-paso 1p seed 12 after 80": [
        (3, 585),
        (3, 597),
        (6, 1260),
        (24, 606),
        (144, 6324),
        (588, 41574),
        (1776, 101778),
        (5871, 276861),
    ],
    "el-paso 2p seed 13 after 0": [
        (3, 445),
        (9, 1334),
        (90, 2682),
        (738, 34830),
        (5013, 276831),
        (30303, 1743165),
    ],
    "el-paso 2p seed 14 after 150": [
        (6, 255),
        (14, 761),
        (44, 2485),
        (126, 9763),
        (327, 28011),
        (801, 66211),
        (2104, 175043),
    ],
    "el-paso 2p seed 15 after 250": [
        (3, 605),
        (5, 1059),
        (22, 531),
        (141, 5762),
        (505, 28380),
        (1995, 90206),
        (9444, 466911),
    ],
    "el-paso 3p seed 16 after 200": [
        (4, 282),
        (10, 282),
        (28, 1396),
        (91, 8307),
        (349, 38425),
        (1461, 177038),
        (6244, 771709),
    ],
    "el-paso 3p seed 17 after 350": [
        (6, 206),
        (42, 1714),
        (207, 11345),
        (944, 51017),
        (4365, 241928),
        (21064, 1158029),
        (103684, 5560546),
    ],
    "el-paso 4p seed 18 after 500": [
        (2, 141),
        (3, 67),
        (13, 396),
        (80, 3156),
        (347, 18147),
        (1239, 63140),
        (4272, 238019),
    ],
}


@pytest.mark.parametrize("root", roots(), ids=lambda root: root.name)
def test_node_counts(root: Root) -> None:
    assert root.counts() == EXPECTED[root.name]


def test_every_root_has_its_numbers() -> None:
    assert sorted(EXPECTED) == sorted(root.name for root in roots())


def test_a_walk_is_deep_enough_to_matter() -> None:
    assert sum(counts[-1][0] for counts in EXPECTED.values()) > 50_000
