import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Entry, LogEvent, TableView } from '../api/types';
import { decisions, description, GAMES } from '../testing';
import { languages, speech } from '../words/speech.svelte';
import { textsOf } from '../../dev/words.mjs';
import { lessonOf } from './cards';
import { Guide } from './guide.svelte';
import { guidedTable, LESSONS, onward, type LessonMoment } from './lesson';

const FAMILIES = Object.keys(LESSONS) as (keyof typeof LESSONS)[];

describe('the cards of the guided game', () => {
  beforeAll(() => Promise.all([speech.with('tips'), speech.with('lesson')]));
  afterAll(() => speech.use('en'));

  it('have words, and nothing else has', () => {
    const cards = FAMILIES.flatMap((family) =>
      LESSONS[family].map(({ id }) => `lesson-${family}-${id}`),
    );
    const words = [...textsOf('en').keys()].filter((id) =>
      /^lesson-(kansas|elpaso)-[^.]*$/.test(id),
    );
    expect(words.sort()).toEqual(cards.sort());
  });

  it.each([...languages.keys()])('%s: are short', async (language) => {
    await speech.use(language);
    for (const family of FAMILIES)
      for (const { id } of LESSONS[family]) {
        const { title, text } = lessonOf(family, id, '');
        expect(title.length, id).toBeLessThan(32);
        expect(text.length, `${id}: ${text}`).toBeLessThanOrEqual(320);
        expect(text.length, id).toBeGreaterThan(100);
      }
  });

  it.each(GAMES)('%s: are about decisions there are', (game) => {
    const { family } = description(game);
    const kinds = decisions()[family];
    for (const { id, about } of LESSONS[family])
      for (const kind of about ?? []) expect(kinds, id).toContain(kind);
  });
});

const event = (kind: string, seat: number): LogEvent => ({ kind, seat, text: '', fields: {} });
const move = (seat: number, turn: number, ...kinds: string[]): Entry => ({
  seq: 1,
  at: 0,
  kind: 'move',
  step: 1,
  seat,
  turn,
  events: kinds.map((kind) => event(kind, seat)),
});

function moment(turn: number, log: Entry[], kind = 'phase-a'): LessonMoment {
  const decision = { seat: 0, kind };
  return { log, view: { me: [0], turn, decision } as unknown as TableView };
}

describe('a guided game', () => {
  const ids = LESSONS.kansas.map(({ id }) => id);
  const at = (from: string, m: LessonMoment): string | undefined =>
    ids[onward(LESSONS.kansas, ids.indexOf(from), m)];

  it('waits at a card until what it asks for is done', () => {
    expect(at('aim', moment(1, [], 'place'))).toBe('aim');
    expect(at('place', moment(1, [], 'place'))).toBe('place');
    const placed = [move(0, 1, 'placed')];
    expect(at('place', moment(1, placed, 'phase-b'))).toBe('use');
    expect(at('use', moment(2, placed))).toBe('refill'); // to be read
    expect(at('move', moment(3, placed))).toBe('move');
    const moved = [...placed, move(1, 2, 'placed', 'moved'), move(0, 3, 'moved')];
    expect(at('move', moment(3, moved))).toBe('hand');
    expect(at('on', moment(7, moved, 'foresight'))).toBe('city');
    expect(at('city', moment(7, moved, 'city'))).toBe('deliver');
    const there = [...moved, move(0, 7, 'delivered')];
    expect(at('on', moment(7, there))).toBe('points');
  });

  it('is another person’s game when they deliver', () => {
    expect(at('on', moment(7, [move(1, 6, 'delivered')]))).toBe('on');
  });

  it('is remembered on the device', () => {
    const kept = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    });
    const guide = new Guide();
    guide.lead('one');
    guide.lead('one', 4);
    expect(new Guide().lessonAt('one')).toBe(4);
    guide.lead('one', null);
    expect(new Guide().lessonAt('one')).toBeNull();
    for (let n = 0; n < 40; n += 1) guide.lead(`table-${n}`);
    expect(guide.lessonAt('table-39')).toBe(0);
    expect(guide.lessonAt('table-1')).toBeNull();
  });

  it('is played against a beginner where there is one', () => {
    const game = { game: 'x', bots: ['easy', 'beginner'] } as never;
    expect(guidedTable(game, 'First')).toMatchObject({ seats: [{}, { bot: 'beginner' }] });
    expect(guidedTable({ game: 'x', bots: ['random'] } as never, '')).toMatchObject({
      seats: [{}, { bot: 'random' }],
    });
  });
});
