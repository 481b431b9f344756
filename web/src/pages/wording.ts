import type { GameTable } from '../api/types';
import { titles } from '../api/titles.svelte';
import { listed, speech, t } from '../words/speech.svelte';

// Short texts about tables.

export function titleOf(table: GameTable): string {
  if (table.title) return table.title;
  const others = table.seats.filter((seat) => !seat.mine && seat.name).map((seat) => seat.name);
  const game = titles.name(table.game);
  return others.length && table.seats.some((seat) => seat.mine)
    ? t('with-people', { names: others.join(', ') })
    : game;
}

/** Of a game that was copied: from where, and from which turn on. */
export function originText(table: GameTable): string | null {
  const origin = table.origin;
  if (origin?.kind === 'import') return t('origin-import');
  if (origin?.kind === 'position') return t('origin-position');
  if (origin?.kind !== 'fork') return null;
  if (!origin.names?.length) return t('origin-fork', { step: origin.step ?? 0 });
  return t('origin-fork-of', {
    names: listed(origin.names),
    turn: origin.turn ?? 0,
    step: origin.step ?? 0,
  });
}

/** When something was: today with the time, yesterday, so many days ago, a date. */
export function dayText(at: number, now = Date.now()): string {
  const day = (time: number): number => new Date(time).setHours(0, 0, 0, 0);
  const days = Math.round((day(now) - day(at)) / 86_400_000);
  const words = new Intl.RelativeTimeFormat(speech.language, { numeric: 'auto' });
  if (days === 0)
    return `${words.format(0, 'day')}, ${new Intl.DateTimeFormat(speech.language, { timeStyle: 'short' }).format(at)}`;
  if (days < 7) return words.format(-days, 'day');
  return new Intl.DateTimeFormat(speech.language, { dateStyle: 'medium' }).format(at);
}

/** A length of time in the largest units that fit: 3 d 4 h, 12 min, 45 s. */
export function lengthText(seconds: number): string {
  const days = Math.floor(seconds / 86_400);
  const hours = Math.floor((seconds % 86_400) / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  if (days)
    return `${t('time-days', { count: days })}${hours ? ` ${t('time-hours', { count: hours })}` : ''}`;
  if (hours)
    return `${t('time-hours', { count: hours })}${minutes ? ` ${t('time-minutes', { count: minutes })}` : ''}`;
  if (minutes) return t('time-minutes', { count: minutes });
  return t('time-seconds', { count: Math.floor(seconds) });
}

export function clockText(clock: GameTable['clock']): string {
  if (clock.kind === 'none') return t('clock-none');
  if (clock.kind === 'live')
    return t('clock-live', { length: lengthText(clock.seconds), increment: clock.increment });
  return t('clock-turn', { length: lengthText(clock.seconds) });
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
