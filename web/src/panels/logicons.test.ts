import { expect, it } from 'vitest';
import { courses, description, icons } from '../testing';
import { iconOf } from './logicons';

it('has an icon of the sheet for everything that happens in real games', () => {
  const sheet = icons();
  const without = new Set<string>();
  for (const course of courses()) {
    for (const event of course.entries.flatMap((entry) => entry.events ?? [])) {
      const icon = iconOf(event.kind, event.fields, description(course.views[0]!.game));
      if (icon === null || !sheet.has(icon)) without.add(`${event.kind}: ${String(icon)}`);
    }
  }
  expect([...without]).toEqual(['turn: null']); // a heading
});

it('tells gaining from paying, and what is laid', () => {
  const d = description('second-edition');
  expect(iconOf('money', { dollars: 3 })).toBe('money');
  expect(iconOf('money', { dollars: -3 })).toBe('pay');
  expect(iconOf('tile', { tile: 'rockfall-3-green', space: 'ROCKFALL-3' }, d)).toBe('rockfall');
  expect(iconOf('tile', { tile: 'builder', row: 4 }, d)).toBe('builder');
  expect(iconOf('tile', { what: 'bonus', tile: 'B3' })).toBe('bell');
  expect(iconOf('hazard', { tile: 'flood-2-black' }, d)).toBe('unhazard');
  expect(iconOf('something-new')).toBe(null);
});
