import type {
  ElPasoObservation,
  KansasDescription,
  KansasObservation,
  TableView,
} from '../api/types';
import { familyOf, type AnyDescription } from '../games/families';
import { thingParts } from '../table/thing';

// Which moves somebody may have meant by touching a thing: in the notation, the likeliest first. The
// server says why the first one that exists is not possible.

/** A way along the trail as the notation names it: its end and the branches that are not their fork's first. */
export function routeTo(d: KansasDescription, from: string | null, end: string): string | null {
  const next = new Map(d.trail.spaces.map((space) => [space.id, space.next]));
  const path = (start: string, goal: string): string[] | null => {
    const before = new Map<string, string | null>([[start, null]]);
    const open = [start];
    for (const here of open) {
      if (here === goal) break;
      for (const further of next.get(here) ?? []) {
        if (before.has(further)) continue;
        before.set(further, here);
        open.push(further);
      }
    }
    if (!before.has(goal)) return null;
    const found: string[] = [];
    for (let at: string | null = goal; at !== null; at = before.get(at) ?? null) found.unshift(at);
    return found;
  };
  const onward = from ? path(from, end) : null;
  const start = d.trail.start;
  const whole =
    onward && from ? [...(path(start, from) ?? [start]), ...onward.slice(1)] : path(start, end);
  if (!whole) return null;
  const via = whole.slice(1).filter((space, i) => next.get(whole[i]!)![0] !== space);
  return via.length ? `${end} via ${via.join(' ')}` : end;
}

type Kinds = Set<string>;

export function candidateMoves(
  description: AnyDescription,
  view: TableView,
  thing: string,
  touched: string[],
): string[] {
  const kinds: Kinds = new Set((view.decision?.legal ?? []).map((move) => move.details.kind));
  // A move of the kind that is asked for now, before those of other kinds.
  const sorted = (moves: [string, string][]): string[] =>
    [
      ...moves.filter(([kind]) => kinds.has(kind)),
      ...moves.filter(([kind]) => !kinds.has(kind)),
    ].map(([, move]) => move);
  return sorted(familyOf(description).candidates(description, view, thing, touched));
}

function touchedName(touched: string[], what: string): string | null {
  return touched.find((thing) => thing.startsWith(`${what}:`))?.slice(what.length + 1) ?? null;
}

export function kansasCandidates(
  d: KansasDescription,
  view: TableView,
  thing: string,
  touched: string[],
): [string, string][] {
  const [what, name] = thingParts(thing);
  const o = view.observation as KansasObservation;
  switch (what) {
    case 'space': {
      const shed =
        touchedName(touched, 'shed') ??
        view.decision?.legal?.find((move) => move.details.kind === 'build')?.details.fields
          .number ??
        null;
      const route = routeTo(d, o.players[view.viewer ?? 0]?.herder ?? null, name);
      const kind = d.trail.spaces.find((known) => known.id === name)?.kind;
      const taken: [string, string][] =
        kind === 'outlaw'
          ? [['outlaw', `outlaw ${name}`]]
          : kind === 'flood' || kind === 'drought' || kind === 'rockfall'
            ? [['hazard', `hazard ${name}`]]
            : [];
      return [
        ...(shed ? ([['build', `build ${shed} on ${name}`]] as [string, string][]) : []),
        ...taken,
        ['copy', `copy ${name}`],
        ['place', `place herder on ${name}`],
        ...(name === d.trail.city ? ([['enter', 'enter Kansas City']] as [string, string][]) : []),
        ...(route ? ([['move', `move to ${route}`]] as [string, string][]) : []),
      ];
    }
    case 'shed': {
      const space =
        touchedName(touched, 'space') ??
        view.decision?.legal?.find((move) => move.details.kind === 'build')?.details.fields.space ??
        d.trail.spaces.find((known) => known.kind === 'building')!.id;
      return [['build', `build ${name} on ${space}`]];
    }
    case 'job': {
      const [row, worker] = name.split(':') as [string, string];
      return [['hire', `hire ${worker} row ${row}`]];
    }
    case 'market':
      return [
        ['buy', `buy ${name} with 1`],
        ['buy', `buy ${name} with 2`],
        ['buy', `buy ${name} with 3`],
      ];
    case 'rail':
      return [['engine', `engine to ${name}`]];
    case 'city':
      return [['deliver', `deliver to ${name}`]];
    case 'station':
      return [['upgrade', `upgrade ${name}`]];
    case 'display':
      return [['objective', `objective ${name}`]];
    case 'display-stack':
      return [['objective-top', 'objective from stack']];
    case 'aux': {
      const [action, size] = name.split(':') as [string, string];
      return [['auxiliary', `auxiliary ${action} ${size}`]];
    }
    case 'worker':
      return [['master', `appoint ${name}`]];
    case 'foresight':
      return [['foresight', `foresight ${name.split(':')[1]}`]];
    case 'hand':
      return [
        ...(d.cards[name]?.kind === 'cattle'
          ? []
          : ([['play', `play ${name}`]] as [string, string][])),
        ['discard', `discard ${name}`],
        ['remove', `remove ${name}`],
      ];
    default:
      return common(what, name);
  }
}

export function elPasoCandidates(
  view: TableView,
  thing: string,
  touched: string[],
): [string, string][] {
  const [what, name] = thingParts(thing);
  const o = view.observation as ElPasoObservation;
  switch (what) {
    case 'space': {
      const building =
        touchedName(touched, 'building') ??
        view.decision?.legal?.find((move) => move.details.kind === 'build')?.details.fields
          .building ??
        null;
      const herder = o.players[view.viewer ?? 0]?.herder ?? null;
      return [
        ...(building ? ([['build', `build ${building} on ${name}`]] as [string, string][]) : []),
        ...(herder ? [] : ([['place', `place herder on ${name}`]] as [string, string][])),
        ['move', `move to ${name}`],
        ['place', `place herder on ${name}`],
      ];
    }
    case 'building': {
      const space =
        touchedName(touched, 'space') ??
        view.decision?.legal?.find((move) => move.details.kind === 'build')?.details.fields.space ??
        'S3';
      return [['build', `build ${name} on ${space}`]];
    }
    case 'post':
      return [['deliver', `deliver to ${name}`]];
    case 'supply':
      return [['hire', `hire ${name}`]];
    case 'train':
      return [['train', `train ${name}`]];
    case 'market':
      return [['buy', `buy ${name}`]];
    case 'objective':
      return [['objective', `objective ${name}`]];
    case 'objective-stack':
      return [['objective-top', 'objective from stack']];
    case 'bonus':
      return [['bonus-tile', `bonus tile ${name}`]];
    case 'bonus-stack':
      return [
        ['bonus-top', 'bonus from stack'],
        ['bonus-top', 'bonus tile from stack'],
      ];
    case 'worker':
      return [['bonus', `bonus ${name}`]];
    case 'aux':
      return [['auxiliary', `auxiliary ${name}`]];
    case 'hand':
      return [
        ['discard', `discard ${name}`],
        ['remove', `remove ${name}`],
      ];
    default:
      return common(what, name);
  }
}

function common(what: string, name: string): [string, string][] {
  switch (what) {
    case 'disc':
      return [['disc', `disc ${name}`]];
    case 'certificates':
      return [['keep', `keep ${name} certificates`]];
    case 'action':
      return [['do', `do ${name}`]];
    case 'token':
      return [
        ['token', 'exchange token'],
        ['token', 'exchange 1'],
      ];
    case 'deck':
      return [
        ['draw', 'draw 1'],
        ['again', 'exchange again'],
      ];
    default:
      return [];
  }
}
