import { describe, expect, it } from 'vitest';
import { readerOf } from '../games/families';
import { description, GAMES, situations } from '../testing';
import { fitted, NAME } from './named';
import { Table } from './table.svelte';

const nothing = { send: async () => undefined, undo: async () => undefined, together: true };

describe.each(['', 'de/'])('names %s', (folder) => {
  it.each(GAMES)('%s: moves say what waits there, and no name is long', (game) => {
    const d = description(game, folder);
    let buildings = 0;
    let others = 0;
    for (const { name, view, log } of situations(`${game}-`, folder)) {
      const table = new Table(view, log, readerOf(d), nothing);
      for (const about of [...table.lit.values(), ...table.options.map(({ choices }) => choices)])
        expect(table.named(about).length, name).toBeLessThan(NAME);
      for (const choice of table.choices) {
        const { kind, lies, whose, tile, free } = choice.details;
        if (kind !== 'move' && kind !== 'place') continue;
        const there = table.reader.there(choice, view);
        const known = tile === undefined ? undefined : (d.neutrals[tile] ?? d.buildings[tile]);
        if (free === 'yes') expect(there).toEqual([]);
        else if (known && (lies === 'neutral' || whose === 'you')) {
          expect(there.slice(0, known.lines.length)).toEqual(known.lines);
          expect(table.said(choice)).toContain(`${choice.text} · ${known.lines[0]}`);
          expect(table.named([choice])).toContain(known.lines[0]);
          buildings++;
        } else if (lies !== 'nothing') {
          expect(there.length + (game === 'el-paso' ? 1 : 0)).toBe(1);
          others++;
        }
      }
    }
    expect(buildings).toBeGreaterThan(10);
    expect(others).toBeGreaterThan(0);
  });
});

describe('fitted', () => {
  it('keeps whole parts and says that there are more', () => {
    expect(fitted(['one', 'two', 'three'], 17)).toBe('one · two · three');
    expect(fitted(['one', 'two', 'three'], 16)).toBe('one · two\u00a0…');
    expect(fitted(['one two three four'], 12)).toBe('one two\u00a0…');
  });
});
