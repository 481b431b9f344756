import type { Entry, LogEvent } from '../api/types';
import { familyOf, type AnyDescription } from '../games/families';
import { Draft, type Before } from './draft';
import { told } from './told';

// Others' moves as steps that are shown one after another: what moves from where to where, the line of
// the log, and what the table looked like before.

export type Piece =
  | { what: 'herder'; seat: number }
  | { what: 'disc'; seat: number }
  | { what: 'house'; seat: number; name: string }
  | { what: 'worker'; worker: string }
  | { what: 'card'; colour: string; value: number }
  | { what: 'coin'; dollars: number }
  | { what: 'icon'; icon: string };

/** A place is a thing of the table, `seat:N` for the card of a player, `jobrow:N` for a row of the job market. */
export type Motion =
  | { what: 'herder'; seat: number; way: string[] } // the space it leaves and those it enters
  | { what: 'engine'; seat: number; from: string; to: string }
  | { what: 'fly'; piece: Piece; from: string; to: string | null }; // null: to the bank

export interface Step {
  seq: number; // of its entry
  step: number;
  kind: string;
  seat: number | null;
  words: string[];
  events: LogEvent[];
  motion: Motion | null;
  dollars: Map<number, number>; // what each seat gains or pays
  points: Map<number, number>; // victory points that come with it
  mine: boolean; // I made it: it is seen, and not told
  before: Before[];
  /** Milliseconds at the usual pace: before it (a new turn), while something moves, and to read. */
  pause: number;
  move: number;
  read: number;
}

// Several in a row are one step.
const TOGETHER = new Set(['shown', 'discarded', 'removed', 'foresight', 'shuffled', 'worker']);
// Said by the table itself.
const SILENT = new Set(['turn', 'card']);

const WALKS = ['herder', 'engine']; // what is drawn where it was until it has arrived

const A_STEP = 140;
const LONGEST_WALK = 900;
const A_SPACE = 60;
const FLIGHT = 360;
const BETWEEN_TURNS = 250;
const A_CHIP = 160; // my own money or points
const READ = 200;
const READ_LETTER = 6;
const READ_MOST = 700;

function moveTime(motion: Motion | null, description: AnyDescription): number {
  if (!motion) return 0;
  if (motion.what === 'herder')
    return Math.min(LONGEST_WALK, Math.max(2, motion.way.length - 1) * A_STEP);
  if (motion.what === 'fly') return FLIGHT;
  return Math.min(
    LONGEST_WALK,
    Math.max(240, spacesBetween(description, motion.from, motion.to) * A_SPACE),
  );
}

function spacesBetween(description: AnyDescription, from: string, to: string): number {
  if (!('railroad' in description)) return 1;
  const order = (id: string): number =>
    description.railroad.positions.find((known) => known.id === id)?.order ?? 0;
  return Math.abs(order(from) - order(to));
}

/** The thing a step is about, for the tab of a phone; null when it lies on no tab. */
export function placeOf(step: Step): string | null {
  const motion = step.motion;
  if (!motion) return null;
  if (motion.what === 'herder') return `space:${motion.way.at(-1)}`;
  if (motion.what === 'engine') return `rail:${motion.to}`;
  const place = motion.to?.startsWith('seat:') || motion.to === null ? motion.from : motion.to;
  if (place.startsWith('seat:')) return null;
  return place.startsWith('jobrow:') ? 'job:1' : place;
}

/** The steps of some entries that led from one observation to another; `watched` says whose are shown. Of `own` what
 * moves is shown, too, and what is gained or paid: I know the rest. */
export function stepsOf(
  description: AnyDescription,
  old: unknown,
  now: unknown,
  entries: Entry[],
  watched: (seat: number) => boolean,
  own: number | null = null,
): Step[] {
  const family = familyOf(description);
  const draft = new Draft(old, now);
  const steps: Step[] = [];
  const touched = new Map<string, Before[0]>();
  let pause = 0;
  for (const entry of entries) {
    for (const event of entry.events ?? []) {
      if (event.kind === 'turn') pause = BETWEEN_TURNS;
      const mine = event.seat === own && !watched(event.seat);
      let shown = (watched(event.seat) || mine) && !SILENT.has(event.kind);
      const motion = !shown ? null : family.motion(description, draft, event);
      const points = family.points(description, draft, event);
      const dollars = dollarsOf(event);
      if (mine && !motion && !dollars.size && !points) shown = false;
      family.carryOut(description, draft, event);
      // What I do is on the table at once, and so is what others give me: I may be deciding already. Only my pieces
      // are seen on their way.
      const before = draft
        .take()
        .filter(
          ([path]) =>
            path[0] !== 'players' ||
            watched(Number(path[1])) ||
            (mine && Number(path[1]) === own && WALKS.includes(String(path[2]))),
        )
        .filter(([path]) => !mine || path[0] === 'players');
      if (!shown) continue;
      for (const [path] of before) touched.set(JSON.stringify(path), path);
      const last = steps.at(-1);
      if (
        last &&
        last.kind === event.kind &&
        last.seat === event.seat &&
        !pause &&
        !motion &&
        TOGETHER.has(event.kind)
      ) {
        last.words.push(event.text);
        last.events.push(event);
        last.before.push(...before);
        continue;
      }
      // What is paid for a thing is told just before the thing, which names the price itself.
      const paid =
        last &&
        last.kind === 'money' &&
        last.seat === event.seat &&
        last.seq === entry.seq &&
        told(event).price === -(last.dollars.get(event.seat) ?? 0)
          ? steps.pop()!
          : null;
      steps.push({
        seq: entry.seq,
        step: entry.step,
        kind: event.kind,
        seat: event.seat >= 0 ? event.seat : null,
        words: [event.text],
        events: [...(paid?.events ?? []), event],
        motion,
        dollars: paid?.dollars ?? dollars,
        points: points ? new Map([[event.seat, points]]) : new Map(),
        mine,
        before: [...(paid?.before ?? []), ...before],
        pause: Math.max(pause, paid?.pause ?? 0),
        move: moveTime(motion, description),
        read: 0,
      });
      pause = 0;
    }
  }
  for (const step of steps)
    step.read = step.mine
      ? step.motion
        ? 0
        : A_CHIP
      : Math.min(READ_MOST, READ + step.words.join(' ').length * READ_LETTER);
  // What the events do not tell is seen at the end: until then it stays as they left it.
  const last = steps.at(-1);
  if (last)
    for (const path of touched.values())
      if (!draft.isTrue(path)) last.before.push([path, draft.get(...path)]);
  return steps;
}

function dollarsOf(event: LogEvent): Map<number, number> {
  const f = told(event);
  if (event.kind === 'money') return new Map([[event.seat, f.dollars]]);
  if (event.kind === 'fee')
    return new Map([
      [event.seat, -f.dollars],
      ...(f.payee !== undefined ? [[f.payee, f.dollars] as [number, number]] : []),
    ]);
  return new Map(); // prices are told as money of their own
}

export function timeOf(steps: Step[]): number {
  return steps.reduce((sum, step) => sum + step.pause + step.move + step.read, 0);
}
