import { describe, expect, it } from 'vitest';
import { optionText } from './options';
import { countdown, lengthText } from './wording';

describe('words about tables', () => {
  it('say lengths of time in the largest units that fit', () => {
    expect([45, 900, 5400, 7200, 86_400, 273_600].map(lengthText)).toEqual([
      '45 s',
      '15 min',
      '1 h 30 min',
      '2 h',
      '1 d',
      '3 d 4 h',
    ]);
  });
  it('count down in minutes and seconds, never below zero', () => {
    expect([61_000, 59_001, 400, -5000, 3_600_000].map(countdown)).toEqual([
      '1:01',
      '1:00',
      '0:01',
      '0:00',
      '1 h',
    ]);
  });
  it('know the options, and show those they do not know', () => {
    expect([
      optionText('simmental', true),
      optionText('buildings', 'b'),
      optionText('new', 'thing'),
    ]).toEqual(['Simmental cattle: yes', 'Private buildings: all sides b', 'new: thing']);
  });
});
