import type { GameTable } from '../api/types';
import { speech } from '../messages/index.svelte';

// Short texts about tables.

export function titleOf(table: GameTable): string {
  if (table.title) return table.title;
  const others = table.seats.filter((seat) => !seat.mine && seat.name).map((seat) => seat.name);
  const game = speech.m.titles[table.game] ?? table.game;
  return others.length && table.seats.some((seat) => seat.mine) ? speech.m.pages.withPeople(others.join(', ')) : game;
}

/** A length of time in the largest units that fit: 3 d 4 h, 12 min, 45 s. */
export function lengthText(seconds: number): string {
  const units = speech.m.pages.units;
  const days = Math.floor(seconds / 86_400);
  const hours = Math.floor((seconds % 86_400) / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  if (days) return `${days} ${units.day}${hours ? ` ${hours} ${units.hour}` : ''}`;
  if (hours) return `${hours} ${units.hour}${minutes ? ` ${minutes} ${units.minute}` : ''}`;
  if (minutes) return `${minutes} ${units.minute}`;
  return `${Math.floor(seconds)} ${units.second}`;
}

export function clockText(clock: GameTable['clock']): string {
  const p = speech.m.pages;
  if (clock.kind === 'none') return p.clockNone;
  if (clock.kind === 'live') return p.clockLive(lengthText(clock.seconds), clock.increment);
  return p.clockTurn(lengthText(clock.seconds));
}

/** What a clock on the table shows: m:ss, or words when there is plenty of time. */
export function countdown(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  if (seconds >= 3600) return lengthText(seconds);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** The page to give to others. */
export function linkOf(table: GameTable, invitation?: string | null): string {
  return `${location.origin}/join/${table.id}${invitation ? `?invitation=${encodeURIComponent(invitation)}` : ''}`;
}
