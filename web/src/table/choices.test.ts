import { describe, expect, it } from 'vitest';
import { inOrder, litThings, narrowed, optionsOf, type Choice } from './choices';

function choice(code: number, things: string[], role: Choice['role'] = 'main'): Choice {
  return {
    code,
    move: `move ${code}`,
    text: `Move ${code}`,
    final: false,
    details: { kind: 'done', fields: { kind: 'done' } },
    things,
    role,
  };
}

const BUILD = [
  choice(1, ['shed:1', 'space:A']),
  choice(2, ['shed:1', 'space:B']),
  choice(3, ['shed:2', 'space:A']),
];

describe('choices', () => {
  it('lights every thing of every choice', () => {
    const lit = litThings(BUILD, []);
    expect([...lit.keys()].sort()).toEqual(['shed:1', 'shed:2', 'space:A', 'space:B']);
    expect(lit.get('space:A')!.map((known) => known.code)).toEqual([1, 3]);
  });

  it('keeps the choices about what was touched and lights the rest of them', () => {
    expect(narrowed(BUILD, ['shed:1']).map((known) => known.code)).toEqual([1, 2]);
    expect([...litThings(BUILD, ['shed:1']).keys()]).toEqual(['space:A', 'space:B']);
    expect([...litThings(BUILD, ['space:A']).keys()]).toEqual(['shed:1', 'shed:2']);
  });

  it('shows few choices one by one', () => {
    expect(optionsOf(BUILD, []).map((option) => option.choices.length)).toEqual([1, 1, 1]);
  });

  it('gathers many choices by their first thing', () => {
    const many = Array.from({ length: 12 }, (_, n) => choice(n, [`shed:${n % 3}`, `space:${n}`]));
    const options = optionsOf(many, []);
    expect(options.map((option) => [option.thing, option.choices.length])).toEqual([
      ['shed:0', 4],
      ['shed:1', 4],
      ['shed:2', 4],
    ]);
    expect(optionsOf(many, ['shed:1']).map((option) => option.thing)).toEqual([
      'space:1',
      'space:4',
      'space:7',
      'space:10',
    ]);
  });

  it('lists a choice that another makes better, but does not light it', () => {
    const ways = [choice(1, ['space:C']), choice(2, ['space:C'], 'more')];
    expect(
      litThings(ways, [])
        .get('space:C')!
        .map((known) => known.code),
    ).toEqual([1]);
    expect(optionsOf(ways, []).map((option) => option.choices.map((known) => known.code))).toEqual([
      [1],
      [2],
    ]);
  });

  it('gives the number keys every button: what matters first, nothing left out', () => {
    const mixed = [
      choice(1, [], 'side'),
      choice(2, [], 'end'),
      choice(3, []),
      choice(4, [], 'more'),
      choice(5, []),
    ];
    const codes = (choices: Choice[]): number[] =>
      inOrder(optionsOf(choices, [])).map((option) => option.choices[0]!.code);
    expect(codes(mixed)).toEqual([3, 5, 4, 1]);
    expect(codes(mixed.slice(0, 2))).toEqual([1]); // only something beside the turn is left
  });
});
