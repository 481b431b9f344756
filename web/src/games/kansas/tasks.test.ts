import { expect, test } from 'vitest';
import type { Card } from '../../api/types';
import { tasksDone } from './tasks';

type Task = NonNullable<Card['tasks']>[number]['task'];

const card = (vp: number, tasks: Partial<Record<Task, number>>) => ({ vp, tasks: Object.entries(tasks).map(([task, count]) => ({ task: task as Task, count, words: '' })) });

test('a thing counts for one card, and complete cards take theirs first', () => {
  const cards = [card(5, { building: 2, hazard: 2 }), card(3, { building: 2 }), card(2, { station: 1, building: 1 })];
  expect(tasksDone(cards, { building: 3, hazard: 1, station: 1 })).toEqual([
    { building: 0, hazard: 1 },
    { building: 2 },
    { station: 1, building: 1 },
  ]);
});

test('nothing owned, nothing done', () => {
  expect(tasksDone([card(5, { 'cattle-3': 2 })], {})).toEqual([{ 'cattle-3': 0 }]);
});
