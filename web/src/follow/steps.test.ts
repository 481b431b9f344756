import { describe, expect, it } from 'vitest';
import type { Entry, KansasObservation, LogEvent } from '../api/types';
import { courses, description, type Course } from '../testing';
import { before, Draft, withValue } from './draft';
import { carryOutElPaso } from './elpaso';
import { carryOutKansas } from './kansas';
import { placeOf, stepsOf, timeOf, type Step } from './steps';

const all = courses();

function leaves(of: unknown): Map<string, unknown> {
  const found = new Map<string, unknown>();
  const go = (at: unknown, path: string): void => {
    if (typeof at !== 'object' || at === null) found.set(path, at);
    else for (const [key, value] of Object.entries(at)) go(value, path ? `${path}.${key}` : key);
  };
  go(of, '');
  return found;
}

// What lies on the table and is shown; piles nobody sees into and the herder's way back to the start are not told.
const TABLE = [
  'trail',
  'ring',
  'job_market',
  'workers_placed',
  'open_rows',
  'cattle_market',
  'objective_display',
  'bonus_display',
  'building_display',
  'worker_supply',
  'simmental',
  'station_masters',
];
const PLAYER = [
  'engine',
  'money',
  'certificates',
  'exchange_tokens',
  'workers',
  'cities',
  'stations',
  'posts',
  'worker_area',
  'hand_size',
  'unbuilt',
  'discs',
  'objectives',
  'bonus_tiles',
  'hand_limit',
  'step_limit',
  'permanent_certificates',
];
const TOLD = new RegExp(String.raw`^(${TABLE.join('|')}|players\.\d+\.(${PLAYER.join('|')}))\b`);

function different(one: unknown, other: unknown): string[] {
  const [a, b] = [leaves(one), leaves(other)];
  const paths = [...new Set([...a.keys(), ...b.keys()])].filter(
    (path) => TOLD.test(path) && (a.get(path) ?? 0) !== (b.get(path) ?? 0),
  );
  return paths.map((path) => `${path}: ${String(a.get(path))}, not ${String(b.get(path))}`);
}

describe.each(all.map((course) => [course.name, course] as [string, Course]))('%s', (_, course) => {
  const d = description(course.views[0]!.game);

  it('is carried out by its events', () => {
    course.entries.forEach((entry, i) => {
      const draft = new Draft(course.views[i]!.observation, course.views[i + 1]!.observation);
      for (const event of entry.events ?? []) {
        if (d.family === 'kansas') carryOutKansas(d, draft, event);
        else carryOutElPaso(d, draft, event);
      }
      expect([entry.move, ...different(draft.now, draft.truth)]).toEqual([entry.move]);
    });
  });

  it('begins where it was and ends where it is', () => {
    // Turn by turn, as it comes over the connection.
    for (let from = 0; from + 8 < course.entries.length; from += 8) {
      const [old, now] = [course.views[from]!.observation, course.views[from + 8]!.observation];
      const steps = stepsOf(d, old, now, course.entries.slice(from, from + 8), () => true);
      const start = before(
        now,
        steps.flatMap((step) => step.before),
      );
      expect(
        different(start, old).filter((line) => !line.startsWith('players.0.hand_size')),
      ).toEqual([]); // my own cards are there at once
      expect(before(now, [])).toBe(now);
    }
  });

  it('names only places of the title, and takes a readable time', () => {
    const spaces = new Set(
      (d.family === 'kansas' ? d.trail.spaces : d.ring.spaces).map((space) => space.id),
    );
    course.entries.forEach((entry, i) => {
      for (const step of stepsOf(
        d,
        course.views[i]!.observation,
        course.views[i + 1]!.observation,
        [entry],
        () => true,
      )) {
        const motion = step.motion;
        if (motion?.what === 'herder')
          expect(motion.way.filter((space) => !spaces.has(space))).toEqual([]);
        if (motion?.what === 'herder') expect(motion.way.length).toBeGreaterThan(1);
        expect(step.move).toBeLessThanOrEqual(900);
        expect(step.move > 0).toBe(motion !== null);
        expect(step.read).toBeGreaterThanOrEqual(200);
        expect(step.words.join('')).not.toBe('');
      }
    });
  });

  it('shows nothing of mine', () => {
    course.entries.forEach((entry, i) => {
      for (const step of stepsOf(
        d,
        course.views[i]!.observation,
        course.views[i + 1]!.observation,
        [entry],
        (seat) => seat !== 0,
      ))
        expect(step.seat).not.toBe(0);
    });
  });
});

describe.each(all)('my own moves in $name', ({ name, views, entries }) => {
  const d = description(name.replace(/-\dp$/, ''));
  const mine = entries.flatMap((entry, i) =>
    stepsOf(d, views[i]!.observation, views[i + 1]!.observation, [entry], (seat) => seat !== 0, 0)
      .filter((step) => step.mine)
      .map((step) => ({ step, i })),
  );

  it('are seen where a piece walks or something is gained, and told nowhere', () => {
    expect(mine.length).toBeGreaterThan(0);
    for (const { step } of mine) {
      expect(step.seat).toBe(0);
      expect(step.motion !== null || step.dollars.size + step.points.size > 0).toBe(true);
      expect(step.read).toBeLessThan(200); // nobody waits for them
    }
    expect(mine.some(({ step }) => step.motion?.what === 'herder')).toBe(true);
  });

  it('hold back nothing of mine but the piece that walks', () => {
    for (const { step } of mine)
      for (const [path] of step.before) {
        expect(path[0]).toBe('players');
        if (path[1] === 0) expect(['herder', 'engine']).toContain(path[2]);
      }
  });
});

describe("Sam's turn", () => {
  const course = all.find(({ name }) => name === 'second-edition-1p')!;
  const d = description('second-edition');
  const at = course.entries.findIndex(
    (entry) =>
      entry.events?.some(({ kind }) => kind === 'automa') &&
      entry.events.some(({ kind }) => kind === 'delivered'),
  );
  const entry = course.entries[at]!;
  const [old, now] = [
    course.views[at]!.observation as KansasObservation,
    course.views[at + 1]!.observation as KansasObservation,
  ];
  const steps = stepsOf(d, old, now, [entry], (seat) => seat === 1);
  const moved = steps.find(({ kind }) => kind === 'moved')!;
  const seen = (pending: Step[]): KansasObservation =>
    before(
      now,
      pending.flatMap((step) => step.before),
    );

  it('is one step after another in the order of the log', () => {
    expect(steps.map(({ kind }) => kind).slice(0, 2)).toEqual(['automa', 'moved']);
    expect(steps.flatMap(({ events }) => events)).toEqual(
      entry.events!.filter(({ seat, kind }) => seat === 1 && kind !== 'turn'),
    );
    expect(steps.flatMap(({ words }) => words)).toEqual(
      entry
        .events!.filter(({ seat, kind }) => seat === 1 && kind !== 'turn')
        .map(({ text }) => text),
    );
  });

  it('walks from space to space', () => {
    const told = entry.events!.find(({ kind }) => kind === 'moved')!.fields as {
      from: string;
      to: string;
      path: string[];
    };
    expect(moved.motion).toEqual({ what: 'herder', seat: 1, way: [told.from, ...told.path] });
    expect(moved.move).toBe(Math.min(900, told.path.length * 140));
    expect(placeOf(moved)).toBe(`space:${told.to}`);
    const i = steps.indexOf(moved);
    expect(seen(steps.slice(i)).players[1]!.herder).toBe(told.from);
    expect(seen(steps.slice(i + 1)).players[1]!.herder).toBe(told.to);
    expect(seen([]).players[1]!.herder).toBe(now.players[1]!.herder);
  });

  it('brings the disc to the city when that is told', () => {
    const delivered = steps.find(({ kind }) => kind === 'delivered')!;
    const city = String(delivered.events[0]!.fields.city);
    expect(delivered.motion).toEqual({
      what: 'fly',
      piece: { what: 'disc', seat: 1 },
      from: 'seat:1',
      to: `city:${city}`,
    });
    const i = steps.indexOf(delivered);
    expect(seen(steps.slice(i)).players[1]!.cities[city] ?? 0).toBe(
      old.players[1]!.cities[city] ?? 0,
    );
    expect(seen(steps.slice(i + 1)).players[1]!.cities[city]).toBe(
      (old.players[1]!.cities[city] ?? 0) + 1,
    );
  });

  it('leaves my own board as it is', () => {
    expect(seen(steps).players[0]).toEqual({ ...now.players[0]! });
  });
});

it('counts money along the way', () => {
  const d = description('second-edition');
  const state = (money: number): unknown => ({
    players: [
      { money: 5, herder: 'A' },
      { money, herder: 'B' },
    ],
  });
  const event = (kind: string, fields: LogEvent['fields']): Entry['events'] => [
    { kind, seat: 1, text: 'x', fields },
  ];
  const entry = (seq: number, events: Entry['events']): Entry => ({
    seq,
    at: 0,
    kind: 'move',
    step: seq,
    seat: 1,
    events,
  });
  const steps = stepsOf(
    d,
    state(3),
    state(8),
    [entry(1, event('money', { dollars: 7 })), entry(2, event('money', { dollars: -2 }))],
    () => true,
  );
  const money = (pending: Step[]): unknown =>
    (
      before(
        state(8),
        pending.flatMap((step) => step.before),
      ) as KansasObservation
    ).players[1]!.money;
  expect([money(steps), money(steps.slice(1)), money([])]).toEqual([3, 10, 8]);
  expect(steps.map(({ dollars }) => [...dollars])).toEqual([[[1, 7]], [[1, -2]]]);
  expect(timeOf(steps)).toBe(2 * 206);
});

it('tells a price once, with what was paid for', () => {
  const d = description('second-edition');
  const state = (money: number, workers: number): unknown => ({
    job_market: [['cowboy']],
    players: [{ money: 5 }, { money, workers: { cowboy: workers } }],
  });
  const events = [
    { kind: 'money', seat: 1, text: 'Ada pays $6', fields: { dollars: -6 } },
    {
      kind: 'hired',
      seat: 1,
      text: 'Ada hires a cowboy for $6',
      fields: { worker: 'cowboy', row: 1, price: 6 },
    },
  ];
  const [step, ...more] = stepsOf(
    d,
    state(8, 1),
    state(2, 2),
    [{ seq: 1, at: 0, kind: 'move', step: 1, seat: 1, events }],
    () => true,
  );
  expect(more).toEqual([]);
  expect([step!.words, step!.events, [...step!.dollars]]).toEqual([
    ['Ada hires a cowboy for $6'],
    events,
    [[1, -6]],
  ]);
  expect(step!.motion).toEqual({
    what: 'fly',
    piece: { what: 'worker', worker: 'cowboy' },
    from: 'job:1:cowboy',
    to: 'seat:1',
  });
  expect((before(state(2, 2), step!.before) as KansasObservation).players[1]).toEqual({
    money: 8,
    workers: { cowboy: 1 },
  });
});

it('never shows less of mine than I have', () => {
  const d = description('second-edition');
  const state = (mine: number, theirs: number): unknown => ({
    players: [{ money: mine }, { money: theirs }],
  });
  const events = [{ kind: 'fee', seat: 1, text: 'x', fields: { dollars: 2, payee: 0 } }];
  const [step] = stepsOf(
    d,
    state(3, 8),
    state(5, 6),
    [{ seq: 1, at: 0, kind: 'move', step: 1, seat: 1, events }],
    (seat) => seat === 1,
  );
  expect(before(state(5, 6), step!.before)).toEqual(state(5, 8));
  expect([...step!.dollars]).toEqual([
    [1, -2],
    [0, 2],
  ]);
});

it('copies only what it changes', () => {
  const old = { a: { b: 1 }, c: [1, 2] };
  const next = withValue(old, ['a', 'b'], 2);
  expect(next).toEqual({ a: { b: 2 }, c: [1, 2] });
  expect(next.c).toBe(old.c);
  expect(old.a.b).toBe(1);
  expect(withValue(old, ['a', 'b'], undefined)).toEqual({ a: {}, c: [1, 2] });
});

it('a bonus tile may give a permanent certificate', () => {
  const course = all.find(({ views }) => views[0]!.game === 'el-paso')!;
  const { players } = course.views[0]!.observation as { players: object[] };
  const [old, now] = [0, 1].map((permanent_certificates) => ({
    players: players.map((player) => ({ ...player, permanent_certificates })),
  }));
  const draft = new Draft(old, now);
  const event = { kind: 'tile', seat: 1, text: '', fields: { what: 'bonus', tile: 'x' } };
  carryOutElPaso(description('el-paso') as never, draft, event as never);
  expect(
    (draft.now as { players: { permanent_certificates: number }[] }).players.map(
      (player) => player.permanent_certificates,
    ),
  ).toEqual([0, 1]);
});
