import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Entry, MoveKind } from '../api/types';
import { decisions, kansas, situations } from '../testing';
import { candidateMoves, routeTo } from './candidates';
import { CHAPTERS, chaptersFor } from './chapters';
import { recapLines } from './recap';
import { matching, pieces, chosenChapters } from './rules';

const SOURCE = new URL('../../../', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, SOURCE), 'utf-8');

describe('chapters of the rules', () => {
  it.each([
    ['kansas', 'second-edition'],
    ['elpaso', 'el-paso'],
  ] as const)('%s: every kind of decision has chapters that exist', (family, page) => {
    const kinds = decisions()[family];
    expect(kinds.length).toBeGreaterThan(15);
    expect(Object.keys(CHAPTERS[family]).sort()).toEqual([...kinds].sort());
    const chapters = new Set(
      [...read(`docs/rules/${page}.md`).matchAll(/^## ([A-Z]{2}) /gm)].map((found) => found[1]!),
    );
    for (const [kind, ids] of Object.entries(CHAPTERS[family]))
      for (const id of ids) expect(chapters.has(id), `${kind} ${id}`).toBe(true);
  });

  it('opens at the end when nothing is decided', () => {
    expect(chaptersFor('kansas', null)).toEqual(['EG']);
    expect(chaptersFor('elpaso', 'post')).toEqual(['PO']);
  });
});

const PAGES = [
  {
    title: 'One',
    chapters: [
      { id: 'MV', title: 'Movement', statements: [{ id: '1E-MV-01', text: 'A fee is $2.' }] },
    ],
  },
  {
    title: 'Two',
    chapters: [
      { id: 'HI', title: 'Hiring', statements: [{ id: '2E-HI-01', text: 'Hire a cowboy (one).' }] },
      {
        id: 'MV',
        title: 'Movement',
        statements: [
          { id: '2E-MV-01', text: 'Move.' },
          { id: '2E-MV-02', text: 'A fee for each hand.' },
        ],
      },
    ],
  },
];

describe('looking up rules', () => {
  it('takes a chapter from every page', () => {
    expect(
      chosenChapters(PAGES, ['MV']).map(({ page, statements }) => [page, statements.length]),
    ).toEqual([
      ['One', 1],
      ['Two', 2],
    ]);
  });
  it('finds statements with all words, or a number', () => {
    expect(
      matching(PAGES, 'Fee hand').flatMap(({ statements }) => statements.map(({ id }) => id)),
    ).toEqual(['2E-MV-02']);
    expect(
      matching(PAGES, '2e-hi').flatMap(({ statements }) => statements.map(({ id }) => id)),
    ).toEqual(['2E-HI-01']);
    expect(matching(PAGES, ' ')).toEqual([]);
  });
  it('marks what was sought, whatever signs it has', () => {
    expect(pieces('Hire a cowboy (one).', '(one')).toEqual([
      { text: 'Hire a cowboy ', hit: false },
      { text: '(one', hit: true },
      { text: ').', hit: false },
    ]);
  });
});

describe('what a touch may have meant', () => {
  const d = kansas('second-edition');
  it('names a route to every space of the trail as the notation does', () => {
    for (const space of d.trail.spaces) {
      const name = routeTo(d, 'B', space.id);
      if (name === null) expect(['OUTLAW-1', 'OUTLAW-2', 'OUTLAW-3']).toContain(space.id);
      else expect(name.split(' ')[0]).toBe(space.id);
    }
    expect(routeTo(d, 'G', 'KC')).toBe(routeTo(d, null, 'G')!.replace('G', 'KC'));
    expect(routeTo(d, 'FLOOD-B2', 'D')).toContain(' via FLOOD-1');
  });

  it('asks only for what a place or a card can be meant for', () => {
    const { view } = situations('second-edition-3p')[0]!;
    const kinds = (thing: string): string[] =>
      candidateMoves(d, view, thing, [])
        .map((move) => move.split(' ')[0]!)
        .filter((kind) => ['hazard', 'outlaw', 'play', 'discard'].includes(kind));
    const cattle = Object.keys(d.cards).find((card) => d.cards[card]!.kind === 'cattle')!;
    const objective = Object.keys(d.cards).find((card) => d.cards[card]!.kind === 'objective')!;
    expect(
      ['space:F', 'space:OUTLAW-1', 'space:FLOOD-1', `hand:${cattle}`, `hand:${objective}`].map(
        kinds,
      ),
    ).toEqual([[], ['outlaw'], ['hazard'], ['discard'], ['play', 'discard']]);
  });

  it('gives the notation of a legal move for the things of that move', () => {
    const seen = new Set<string>();
    for (const { view } of situations('second-edition-3p')) {
      for (const move of view.decision?.legal ?? []) {
        const f = move.details.fields;
        const things: Partial<Record<MoveKind, string>> = {
          hire: `job:${f.row}:${f.worker}`,
          deliver: `city:${f.city}`,
          upgrade: `station:${f.station}`,
          disc: `disc:${f.disc}`,
          place: `space:${f.space}`,
          hazard: `space:${f.space}`,
          engine: `rail:${f.position}`,
          objective: `display:${f.card}`,
          foresight: `foresight:0:${f.tile}`,
        };
        const thing = things[f.kind];
        if (!thing) continue;
        seen.add(f.kind);
        expect(candidateMoves(d, view, thing, [])[0]).toBe(move.move);
      }
    }
    expect([...seen].sort()).toEqual([
      'deliver',
      'disc',
      'engine',
      'foresight',
      'hazard',
      'hire',
      'objective',
      'place',
      'upgrade',
    ]);
  });
});

describe('recap', () => {
  it('tells others’ turns, without mine and what was taken back', () => {
    const move = (seq: number, step: number, seat: number, turn: number, words: string): Entry => ({
      seq,
      at: 0,
      kind: 'move',
      step,
      seat,
      turn,
      events: [{ kind: 'money', seat, text: words, fields: {} }],
    });
    const entries = [
      move(1, 1, 0, 1, 'mine'),
      move(2, 2, 1, 2, 'a'),
      move(3, 3, 1, 2, 'gone'),
      { seq: 4, at: 0, kind: 'undo', step: 2 },
      move(5, 3, 1, 2, 'b'),
      move(6, 4, 2, 3, 'c'),
    ];
    expect(recapLines(entries, 0)).toEqual([
      { seat: 1, turn: 2, lines: ['a', 'b'] },
      { seat: 2, turn: 3, lines: ['c'] },
    ]);
  });
});
