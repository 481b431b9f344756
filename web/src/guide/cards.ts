import type { Entry, TableView } from '../api/types';
import type { FamilyId } from '../games/families';
import { speech } from '../words/speech.svelte';

// Which tips fit a situation. A tip has a name: `kansas:hire` is about a kind of decision, `turn`, `end`,
// `undo` and `others` about every game, `kansas:solo` about the printed opponent.

export type Family = FamilyId;

export interface Tip {
  title: string;
  text: string;
}

export const GENERAL = ['turn', 'end', 'undo', 'others'];

/** What tips are about besides the kind of decision. */
export interface Moment {
  view: TableView;
  log: Entry[];
  mine: boolean; // there are choices for me
  canEnd: boolean; // one of them ends what is going on
}

/** Kinds of decision in which "end" ends the turn. */
const ENDING = new Set(['phase-b', 'action']);

/** The names of the tips that fit, the most urgent first. */
export function fitting(family: Family, { view, log, mine, canEnd }: Moment): string[] {
  if (view.viewer === null || !view.me.length) return []; // somebody who watches
  if (!view.decision) {
    // Of a game that was given up nobody has seen the end.
    const givenUp = log.some((entry) => entry.kind === 'finish' && entry.data?.reason !== 'rules');
    return view.status === 'finished' && !givenUp ? [`${family}:over`] : [];
  }
  const playedBy = (kinds: string[]): boolean => {
    const seats = new Set(
      view.seats.filter((seat) => !seat.mine && kinds.includes(seat.kind)).map((seat) => seat.seat),
    );
    return log.some(
      (entry) =>
        seats.has(entry.seat ?? -1) || entry.events?.some((event) => seats.has(event.seat)),
    );
  };
  if (!mine) return view.decision.seat === view.viewer ? [] : ['others'];
  const tips = ['turn', `${family}:${view.decision.kind}`];
  if (playedBy(['automa'])) tips.push(`${family}:solo`);
  if (canEnd && ENDING.has(view.decision.kind)) tips.push('end');
  if (view.can_undo) tips.push('undo');
  if (playedBy(['person', 'bot'])) tips.push('others');
  return tips;
}

/** Is a tip about no decision, so that a later moment will do? */
export function canWait(name: string): boolean {
  return (name !== 'turn' && !name.includes(':')) || name.endsWith(':solo');
}

/** The tip with this name in the words of a title; null when there is none. */
export function tipOf(name: string, game: string): Tip | null {
  const id = `tip-${name.replace(':', '-')}`;
  const text = speech.find(id, { game });
  return text === null ? null : { title: speech.say(`${id}.title`, { game }), text };
}

/** The words of a card of the guided game. */
export function lessonOf(family: Family, id: string, game: string): Tip {
  const words = `lesson-${family}-${id}`;
  return { title: speech.say(`${words}.title`, { game }), text: speech.say(words, { game }) };
}
