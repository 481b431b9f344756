import { describe, expect, it } from 'vitest';
import type { KansasObservation, LegalMove, TableView } from '../api/types';
import { readerOf } from '../games/families';
import { description, situations } from '../testing';
import { Table } from './table.svelte';

// Whole actions: what is sent together, and taken back together.

const all = situations('second-edition');

/** A table at a situation that notes what is sent. */
function at(fits: (view: TableView) => boolean): {
  table: Table;
  sent: string[][];
  undone: (number | undefined)[];
} {
  const { view } = all.find((known) => fits(known.view))!;
  const sent: string[][] = [];
  const undone: (number | undefined)[] = [];
  const table: Table = new Table(view, [], readerOf(description('second-edition')), {
    together: true,
    send: async (seen: TableView, move: LegalMove, then: LegalMove[] = []) => {
      sent.push([move, ...then].map((one) => one.move));
      table.update({ ...seen, step: seen.step + 1 + then.length, can_undo: true });
    },
    undo: async (seen: TableView, to?: number) => {
      undone.push(to);
      table.update({ ...seen, step: to ?? seen.step - 1 });
    },
  });
  return { table, sent, undone };
}

const kindIs =
  (kind: string, count?: number) =>
  ({ decision }: TableView): boolean =>
    decision?.kind === kind && decision.legal !== null && (!count || decision.count === count);

describe('several cards', () => {
  it('are touched in any order, put back, and sent at once', async () => {
    const { table, sent } = at(kindIs('discard', 2));
    const [first, second, third] = table.several.wanted!.choices.map(({ things }) => things[0]!);
    table.touch(third!, true);
    expect(table.several.ready).toBe(false);
    table.touch(second!, true);
    expect(table.several.ready).toBe(true);
    expect(sent).toEqual([]);
    expect(table.lit.has(first!)).toBe(false); // two are enough
    table.touch(second!, true);
    expect(table.lit.has(first!)).toBe(true);
    table.touch(first!, true);
    await table.sendSeveral();
    expect(sent).toHaveLength(1);
    expect(new Set(sent[0])).toEqual(
      new Set([first, third].map((thing) => `discard ${thing!.slice('hand:'.length)}`)),
    );
    expect(table.several.picks).toEqual([]);
  });

  it('are taken back as one', async () => {
    const { table, undone } = at(kindIs('discard', 2));
    const before = table.view.step;
    for (const { things } of table.several.wanted!.choices.slice(0, 2)) table.touch(things[0]!);
    await table.sendSeveral();
    expect(table.view.step).toBe(before + 2);
    await table.undo();
    expect(undone).toEqual([before]);
    expect(table.view.step).toBe(before);
  });

  it('are no more of a kind than there are in hand', () => {
    const { table } = at(kindIs('discard', 2));
    const hand = table.view.observation.players[0]!.hand!;
    const alone = Object.keys(hand).find((card) => hand[card] === 1)!;
    table.touch(`hand:${alone}`, false, 0);
    table.touch(`hand:${alone}`, false, 1);
    expect(table.several.picks).toHaveLength(1);
    table.several.press(`hand:${alone}`); // the button of the last one puts it back
    expect(table.several.picks).toEqual([]);
  });

  it('of one type: after the first only what goes with it', () => {
    const { table } = at(
      (view) =>
        kindIs('pay-card')(view) && view.decision!.legal!.some((move) => move.leads?.length),
    );
    const { wanted } = table.several;
    expect([wanted!.least, wanted!.most]).toEqual([2, 2]);
    const first = wanted!.choices[0]!;
    table.touch(first.things[0]!);
    expect(table.several.open.map(({ code }) => code).sort()).toEqual(
      first.leads!.map(({ code }) => code).sort(),
    );
  });

  it('alike have one button: each press is one more', () => {
    const { table } = at(
      (view) =>
        kindIs('pay-card')(view) &&
        view.decision!.legal!.some((move) => move.leads?.some(({ code }) => code === move.code)),
    );
    const { several } = table;
    const twins = several.wanted!.choices.find(({ code, leads }) =>
      leads?.some((next) => next.code === code),
    )!;
    const thing = twins.things[0]!;
    several.press(thing);
    expect([several.count(thing), several.more(thing), several.ready]).toEqual([1, true, false]);
    several.press(thing);
    expect([several.count(thing), several.more(thing), several.ready]).toEqual([2, false, true]);
  });

  it('up to a number can be fewer', () => {
    const { table } = at((view) => kindIs('remove')(view) && (view.decision!.most ?? 0) > 1);
    expect(table.several.wanted!.least).toBe(1);
    table.touch(table.several.wanted!.choices[0]!.things[0]!);
    expect(table.several.ready).toBe(true);
  });

  it('do not wait where one is asked for', () => {
    expect(at(kindIs('discard', 1)).table.several.wanted).toBeNull();
  });
});

describe('an action and what it is done to', () => {
  const hiring = (view: TableView): boolean =>
    view.decision?.kind === 'phase-b' &&
    (view.decision.legal ?? []).some((move) => move.leads?.[0]?.details.kind === 'hire');

  it('are one touch, and one step back', async () => {
    const { table, sent, undone } = at(hiring);
    const before = table.view.step;
    const [thing] = [...table.lit].find(
      ([name, about]) => name.startsWith('job:') && about.length === 1,
    )!;
    table.touch(thing);
    while (table.busy) await Promise.resolve();
    expect(sent[0]).toHaveLength(2);
    expect(sent[0]![0]).toMatch(/^do hire/);
    expect(sent[0]![1]).toMatch(/^hire /);
    await table.undo();
    expect(undone).toEqual([before]);
  });

  it('leave the buttons as they are', () => {
    const { table } = at(hiring);
    expect(table.options.flatMap(({ choices }) => choices).every(({ begun }) => !begun)).toBe(true);
  });

  it('ask first where a finger touched', () => {
    const { table, sent } = at(hiring);
    const [thing, about] = [...table.lit].find(
      ([name, choices]) => name.startsWith('job:') && choices.length === 1,
    )!;
    table.touch(thing, true);
    expect(table.pending).toEqual(about[0]);
    expect(sent).toEqual([]);
  });
});

describe('the buttons of objectives', () => {
  it('stand in the order of the cards', () => {
    const { table } = at(kindIs('objective'));
    const shown = (table.view.observation as KansasObservation).objective_display;
    const cards = table.buttons
      .flatMap(({ choices }) => choices)
      .filter(({ details }) => details.kind === 'objective')
      .map(({ details }) => details.fields.card);
    expect(cards.length).toBeGreaterThan(1);
    expect(cards).toEqual(
      shown.filter((card, i) => shown.indexOf(card) === i && cards.includes(card ?? undefined)),
    );
  });
});
