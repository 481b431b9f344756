import { sideBySide, type Glyph } from '../../draw/glyphs';
import { listed, t } from '../../words/speech.svelte';
import type { Choice, Option } from '../../table/choices';
import type { Label } from '../../table/labels';
import { stationMark } from './places';
import type { KansasScene } from './scene.svelte';
import { taskGlyphs } from './tasks';
import { paidTo, wayOf } from './ways';
import { thingParts } from '../../table/thing';

// The short form of a choice for its button; the whole sentence stands in the preview.

export function optionLabel(scene: KansasScene, option: Option): Label {
  const first = option.choices[0]!;
  const there = waitingThere(scene, first);
  if (option.choices.length === 1) return { ...choiceLabel(scene, first), ...there };
  const label = groupLabel(scene, option.thing!, option.choices);
  return {
    ...label,
    ...there,
    end:
      label.end ??
      (first.details.kind === 'move' ? t('way-count', { count: option.choices.length }) : '…'),
  };
}

/** What waits where the herder stops, as it is drawn on the tile. */
function waitingThere(scene: KansasScene, { details }: Choice): Pick<Label, 'there'> {
  const { kind, lies, whose, tile, free } = details;
  if ((kind !== 'move' && kind !== 'place') || free === 'yes') return {};
  if (details.place === scene.d.trail.city) return {};
  if (lies !== 'neutral' && (lies !== 'private' || whose !== 'you'))
    return { there: [{ g: 'icon', name: 'aux' }] };
  return { there: sideBySide(scene.actionsOf(tile!).map((action) => scene.action(action))) };
}

function groupLabel(scene: KansasScene, thing: string, choices: Choice[]): Label {
  const [what, name] = thingParts(thing);
  if (what === 'shed') {
    const face = scene.face(name);
    const tile = scene.d.buildings[face]!;
    return {
      text: face,
      glyphs: [{ g: 'icon', name: 'builder', tone: 'var(--builder)', n: String(tile.builders) }],
      end: t('place-count', { count: choices.length }),
    };
  }
  if (what === 'market') return cattle(scene, [name]);
  if (what === 'space') {
    const way = scene.bestWay(choices);
    return { ...(way ? { badge: String(way.steps) } : {}), text: scene.placeName(name) };
  }
  if (what === 'aux')
    return {
      glyphs: scene.glyphs(
        scene.d.board.auxiliary.find((known) => known.id === name.split(':')[0])!.single,
      ),
    };
  if (what === 'token')
    return { glyphs: [{ g: 'icon', name: 'token' }], text: t('exchange-tokens') };
  return choiceLabel(scene, choices[0]!);
}

function cattle(scene: KansasScene, cards: string[]): Label {
  const faces = cards.map((card) => scene.d.cards[card]!);
  return {
    glyphs: faces.flatMap((face) => [
      { g: 'card' as const, colour: face.colour! },
      ...(face.vp ? [{ g: 'vp' as const, n: face.vp }] : []),
    ]),
    ...(faces.length === 1 ? { text: faces[0]!.name } : {}),
  };
}

export function choiceLabel(scene: KansasScene, choice: Choice): Label {
  const { fields: f, ...details } = choice.details;
  const price = details.price === undefined ? '' : `$${details.price}`;
  switch (f.kind) {
    case 'place':
    case 'copy':
    case 'outlaw':
      return {
        text: scene.placeName(f.space!),
        ...(f.kind === 'outlaw'
          ? { glyphs: scene.glyphs(scene.space(f.space!).bounty ?? '') }
          : {}),
      };
    case 'hazard': {
      const tile = scene.d.tiles[scene.truth.trail[f.space!]?.tile ?? ''];
      return {
        text: scene.placeName(f.space!),
        end: price,
        ...(tile ? { badge: `${tile.vp}` } : {}),
      };
    }
    case 'move': {
      const way = wayOf(choice);
      const text = scene.placeName(details.place!);
      if (!way) return { text };
      const sums = [...paidTo(way)];
      return {
        badge: String(way.steps),
        text,
        ...(sums.length
          ? { pays: sums.map(([payee, amount]) => ({ amount, payee })) }
          : { end: t('no-fee') }),
      };
    }
    case 'do':
      return { glyphs: scene.glyphs(f.action!) };
    case 'auxiliary': {
      const action = scene.d.board.auxiliary.find((known) => known.id === f.action)!;
      const program = f.size === 'double' ? action.double : action.single;
      return {
        glyphs: scene.glyphs(program),
        words: scene.d.programs[program]!.words,
        end: f.size === 'double' ? '2×' : '1×',
      };
    }
    case 'play': {
      const card = scene.d.cards[f.card!]!;
      return {
        glyphs: [
          { g: 'icon', name: 'objective' },
          { g: 'arrow' },
          ...scene.glyphs(card.action ?? ''),
        ],
        text: t('play-objective'),
      };
    }
    case 'token':
      return {
        glyphs: [{ g: 'icon', name: 'token' }],
        text:
          details.most === undefined
            ? t('draw-cards', { count: f.cards! })
            : t('draw-up-to', { count: details.most }),
      };
    case 'hold':
      return { glyphs: [{ g: 'icon', name: 'token' }], text: t('hold-hand') };
    case 'draw':
      return {
        glyphs: [{ g: 'icon', name: 'draw' }],
        text: details.drawn ? t('draw-another') : t('draw-cards', { count: f.cards! }),
      };
    case 'discard':
    case 'remove':
    case 'raise': {
      const card = scene.d.cards[f.card!]!;
      if (card.kind !== 'cattle')
        return { glyphs: [{ g: 'icon', name: 'objective' }, ...taskGlyphs(scene, card)] };
      return cattle(scene, [f.card!]);
    }
    case 'hire':
      return {
        glyphs: [{ g: 'icon', name: f.worker!, tone: `var(--${f.worker})` }],
        text: t('row-number', { row: Number(f.row) }),
        end: price,
      };
    case 'buy': {
      const names = details.cards!.map((card) => scene.d.cards[card]!.name);
      const [name] = new Set(names);
      return {
        glyphs: [
          { g: 'icon', name: 'cowboy', tone: 'var(--cowboy)', n: String(details.cowboys) },
          { g: 'arrow' },
          ...(cattle(scene, details.cards!).glyphs ?? []),
        ],
        text:
          new Set(names).size === 1 && names.length > 1
            ? `${names.length} × ${name}`
            : listed(names),
        end: price,
      };
    }
    case 'reveal':
      return {
        glyphs: [{ g: 'icon', name: 'cowboy', tone: 'var(--cowboy)', n: String(details.cowboys) }],
        text: t('add-to-market', { cards: details.count! }),
      };
    case 'build': {
      const space = scene.space(f.space!);
      return {
        text: scene.table.touched.length
          ? besideName(scene, f.space!)
          : `${scene.face(f.number!)} · ${scene.placeName(f.space!)}`,
        glyphs: [
          ...(space.woods ? [{ g: 'icon' as const, name: 'woods', tone: 'var(--wood2)' }] : []),
          ...(space.risk ? scene.glyphs(space.risk).slice(-1) : []),
        ],
        end: price,
      };
    }
    case 'engine': {
      const station = scene.d.railroad.stations.find((known) => known.id === details.station);
      return {
        badge: f.position!,
        ...(station
          ? {
              glyphs: [
                { g: 'icon', name: 'station' },
                { g: 'pay', n: station.cost },
              ],
            }
          : { glyphs: [{ g: 'icon', name: 'engine' }] }),
      };
    }
    case 'upgrade':
      return {
        glyphs: [{ g: 'icon', name: 'upgrade' }],
        text: t('upgrade-station', { station: stationMark(scene.d, f.station!) }),
        end: price,
      };
    case 'disc':
      return discLabel(scene, choice);
    case 'disc-from':
      return { text: t('disc-from', { station: stationMark(scene.d, f.station!) }) };
    case 'master':
      return {
        glyphs: [
          { g: 'icon', name: f.worker!, tone: `var(--${f.worker})` },
          { g: 'arrow' },
          ...masterGlyphs(scene),
        ],
        text: scene.d.workers.find((worker) => worker.id === f.worker)!.name,
      };
    case 'objective': {
      const card = scene.d.cards[f.card!]!;
      return {
        glyphs: [
          ...scene.glyphs(card.action ?? ''),
          { g: 'arrow' },
          ...taskGlyphs(scene, card),
          { g: 'vp', n: card.vp },
        ],
      };
    }
    case 'foresight': {
      const tile = scene.d.tiles[f.tile!]!;
      return {
        glyphs: [
          {
            g: 'icon',
            name: tile.picture,
            tone:
              tile.kind === 'worker'
                ? `var(--${f.tile})`
                : tile.kind === 'hazard'
                  ? 'var(--hazard)'
                  : scene.outlawColour(f.tile!),
          },
        ],
        text: tile.name,
        ...(tile.vp ? { end: `${tile.vp}` } : {}),
      };
    }
    case 'keep':
      return {
        glyphs: [{ g: 'icon', name: 'cert' }],
        text: t('keep-certificates', { count: f.certificates! }),
        ...(details.bonus === undefined ? {} : { end: `+$${details.bonus}` }),
      };
    case 'deliver': {
      const city = scene.d.railroad.cities.find((known) => known.id === f.city)!;
      return {
        badge: String(city.value),
        text: city.name,
        end: details.transport
          ? `−$${details.transport}`
          : details.bonus
            ? `+$${details.bonus}`
            : '',
      };
    }
    case 'objective-top':
      return {
        glyphs: [{ g: 'icon', name: 'objective' }],
        text: t('stack-of', {
          count: Object.values(scene.truth.objective_stack).reduce((sum, n) => sum + n, 0),
        }),
      };
    default:
      return { text: choice.text };
  }
}

/** The picture of the station master of the station that was upgraded; one cap where it is not known. */
function masterGlyphs(scene: KansasScene): Glyph[] {
  const { station } = scene.table.view.decision!.details;
  const master = station === undefined ? undefined : scene.truth.station_masters[station]?.master;
  if (!master) return [{ g: 'icon', name: 'master' }];
  const { gives, counts } = scene.master(master);
  return counts.length ? [...gives, { g: 'vp', n: scene.d.masters[master]!.vp }, ...counts] : gives;
}

function discLabel(scene: KansasScene, { details }: Choice): Label {
  const opened = details.unlocks?.find(({ auxiliary }) => auxiliary);
  const action = scene.d.board.auxiliary.find((known) => known.id === opened?.auxiliary);
  if (action)
    return {
      glyphs: [{ g: 'icon', name: 'aux' }, { g: 'arrow' }, ...scene.glyphs(action.single)],
      end: opened!.size === 'double' ? '2×' : '1×',
    };
  const points = details.unlocks?.find((known) => known.points)?.points;
  const end = details.bonus
    ? `+$${details.bonus}`
    : details.price
      ? `−$${details.price}`
      : points
        ? `+${points}`
        : '';
  return { text: scene.d.board.discs.find((known) => known.id === details.disc)!.name, end };
}

/** A space to build on, with the faces of the buildings next to it. */
function besideName(scene: KansasScene, space: string): string {
  const place = scene.placeName(space);
  const faces = scene.beside(space).map((other) => scene.truth.trail[other]!.tile);
  return faces.length ? t('place-beside', { place, faces: listed(faces) }) : place;
}
