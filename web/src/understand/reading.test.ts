import { readdirSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { textsOf } from '../../dev/words.mjs';
import { speech } from '../words/speech.svelte';
import { chaptersOf } from './reading';

const RULES = new URL('../../../docs/rules/', import.meta.url);
/** The chapters of a page: ids by its headings. */
const idsOf = (file: string): string[] =>
  [...readFileSync(new URL(file, RULES), 'utf-8').matchAll(/^## ([A-Z]{2}) /gm)].map((m) => m[1]!);
const PAGES = readdirSync(RULES).filter((file) => file.endsWith('.md'));
const familyOf = (file: string): string => (file.startsWith('el-paso') ? 'elpaso' : 'kansas');

describe('the rules to read', () => {
  beforeAll(() => speech.with('rules'));

  it('have a text for every chapter of every page, and for nothing else', () => {
    const wanted = new Set(
      PAGES.flatMap((file) => idsOf(file).map((id) => `read-${familyOf(file)}-${id}`)),
    );
    const there = [...textsOf('en').keys()].filter((id) => /^read-/.test(id));
    expect(there.sort()).toEqual([...wanted].sort());
  });

  it('show a chapter once, with what differs first', () => {
    const page = (title: string, ...chapters: [string, string[]][]) => ({
      title,
      chapters: chapters.map(([id, ids]) => ({
        id,
        title: id,
        statements: ids.map((n) => ({ id: n, text: n })),
      })),
    });
    const pages = [page('own', ['HI', ['1E-HI-01']]), page('base', ['DA', ['a']], ['HI', ['b']])];
    const found = chaptersOf(pages, 'kansas', (id) => speech.find(id, { game: 'second-edition' }));
    expect(found.map(({ id, statements }) => [id, statements.map((s) => s.id)])).toEqual([
      ['HI', ['1E-HI-01', 'b']],
      ['DA', ['a']],
    ]);
    expect(found[0]!.text).toContain('Hire');
    expect(found[0]!.icons).toEqual(['cowboy', 'builder', 'engineer']);
  });
});
