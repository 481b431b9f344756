import type { Entry, GameInfo, TableView } from '../api/types';
import type { FamilyId } from '../games/families';

// The guided first game: a real game against a beginner, always dealt alike, with cards that come in order.
// Some are read and put away, the others say what to do and stay until it is done.

export interface LessonStep {
  id: string; // its words are `lesson-<family>-<id>`
  /** Has what it asks for been done? A card without it is read. */
  done?: (moment: LessonMoment) => boolean;
  /** The kinds of decision it is about; at others the usual tips come first. */
  about?: string[];
}

export interface LessonMoment {
  view: TableView;
  log: Entry[];
}

/** The turns of mine that are over. */
function turnsOver({ view, log }: LessonMoment): number {
  const turns = new Set<number>();
  for (const entry of log)
    if (entry.kind === 'move' && view.me.includes(entry.seat ?? -1) && entry.turn) {
      if (entry.turn < view.turn) turns.add(entry.turn); // turn 0 is the set-up
    }
  return turns.size;
}

function have({ view, log }: LessonMoment, event: string): boolean {
  return log.some((entry) =>
    entry.events?.some((known) => known.kind === event && view.me.includes(known.seat)),
  );
}

/** Is one of these asked of me, or has it been? */
function reached(moment: LessonMoment, kinds: string[], event: string): boolean {
  const { decision, me } = moment.view;
  const now = decision !== null && me.includes(decision.seat) && kinds.includes(decision.kind);
  return now || have(moment, event);
}

const delivered = (moment: LessonMoment): boolean =>
  have(moment, 'delivered') && moment.view.decision?.kind !== 'disc';

const KANSAS: LessonStep[] = [
  { id: 'aim' },
  { id: 'table' },
  { id: 'place', about: ['place', 'discard'], done: (m) => have(m, 'placed') },
  { id: 'use', about: ['phase-b'], done: (m) => turnsOver(m) >= 1 },
  { id: 'refill' },
  { id: 'move', about: ['phase-a'], done: (m) => have(m, 'moved') },
  { id: 'hand', about: ['phase-b'], done: (m) => turnsOver(m) >= 2 || delivered(m) },
  {
    id: 'on',
    about: ['phase-a', 'phase-b'],
    done: (m) => reached(m, ['enter-city', 'foresight', 'income', 'city'], 'delivered'),
  },
  {
    id: 'city',
    about: ['enter-city', 'foresight', 'income', 'held'],
    done: (m) => reached(m, ['city'], 'delivered'),
  },
  { id: 'deliver', about: ['city', 'disc'], done: delivered },
  { id: 'points' },
  { id: 'end' },
  { id: 'free' },
];

const EL_PASO: LessonStep[] = [
  { id: 'aim' },
  { id: 'table' },
  { id: 'objective', about: ['start-objective'], done: (m) => !asked(m, 'start-objective') },
  { id: 'place', about: ['place'], done: (m) => have(m, 'placed') },
  { id: 'use', about: ['action'], done: (m) => turnsOver(m) >= 1 },
  { id: 'refill' },
  { id: 'move', about: ['move'], done: (m) => have(m, 'moved') },
  { id: 'hand', about: ['action'], done: (m) => turnsOver(m) >= 2 || delivered(m) },
  {
    id: 'on',
    about: ['move', 'action'],
    done: (m) => reached(m, ['keep', 'post'], 'delivered'),
  },
  { id: 'deliver', about: ['keep', 'post', 'disc'], done: delivered },
  { id: 'points' },
  { id: 'end' },
  { id: 'free' },
];

/** The first decision is still to come, or is asked now. */
function asked({ view, log }: LessonMoment, kind: string): boolean {
  return view.decision?.kind === kind && !log.some((e) => view.me.includes(e.seat ?? -1));
}

export const LESSONS: Record<FamilyId, LessonStep[]> = { kansas: KANSAS, elpaso: EL_PASO };

/** From this card on, the next one that has something to say. */
export function onward(steps: LessonStep[], from: number, moment: LessonMoment): number {
  let at = from;
  while (at < steps.length && steps[at]!.done?.(moment)) at += 1;
  return at;
}

// Dealt so that the hand has several kinds of cattle from the start.
const SEED = 2;

/** The table of a guided game. */
export function guidedTable(game: GameInfo, title: string): Record<string, unknown> {
  const bot = game.bots.includes('beginner') ? 'beginner' : (game.bots[0] ?? 'random');
  return {
    game: game.game,
    title,
    seed: SEED,
    seats: [{ kind: 'me' }, { kind: 'bot', bot, name: 'Jonas' }],
    start_when_full: true,
  };
}
