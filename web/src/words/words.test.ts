import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { FluentBundle } from '@fluent/bundle';
import { describe, expect, it, vi } from 'vitest';
import * as files from '../../dev/words.mjs';
import { addParts, catalogue, PARTS } from './catalogues';
import { called, languages, listed, Speech, speech, t } from './speech.svelte';

const ENGLISH = files.textsOf('en');
const OTHERS = files.languages().filter((language) => language !== 'en');
/** Arguments that are said; a keyword that only decides between words is needed where the words differ. */
const said = (texts: Map<string, Map<string, string>>): Record<string, string[]> =>
  Object.fromEntries(
    [...texts].map(([id, given]) => [
      id,
      [...given].flatMap(([name, kind]) => (kind === 'keyword' ? [] : [name])).sort(),
    ]),
  );

/** The client without its tests. */
function sources(): string {
  const folders = ['..', '../../demo'].map((path) => fileURLToPath(new URL(path, import.meta.url)));
  const found = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf-8' })
      .filter((file) => /\.(ts|svelte)$/.test(file) && !/\.test\.ts$|ids\.ts$/.test(file))
      .map((file) => readFileSync(`${folder}/${file}`, 'utf-8')),
  );
  return found.join('\n');
}

describe('catalogues', () => {
  it('are found by their folders, with the name a language has for itself', () => {
    expect([...languages.keys()].sort()).toEqual(files.languages());
    expect([languages.get('en'), languages.get('de')]).toEqual(['English', 'Deutsch']);
    expect(new Set(languages.values()).size).toBe(languages.size);
  });

  it.each(OTHERS)('%s: exactly the texts of English, each with the same arguments', (language) => {
    const texts = files.textsOf(language);
    expect(said(texts)).toEqual(said(ENGLISH));
    for (const [id, given] of texts)
      for (const name of given.keys()) expect([...ENGLISH.get(id)!.keys()], id).toContain(name);
  });

  it.each(files.languages())('%s: every text can be said', async (language) => {
    const bundle = await addParts(await catalogue(language), PARTS);
    for (const [id, given] of files.textsOf(language)) {
      const [name, attribute] = id.split('.') as [string, string?];
      const message = bundle.getMessage(name);
      const pattern = attribute ? message?.attributes[attribute] : message?.value;
      if (id === 'language-name') continue; // read on its own
      for (const number of [0, 1, 2, 5, 21]) {
        const errors: Error[] = [];
        const said = bundle.formatPattern(
          pattern!,
          Object.fromEntries([...given.keys()].map((argument) => [argument, number])),
          errors,
        );
        expect(errors, id).toEqual([]);
        expect(said.trim(), id).not.toBe('');
      }
    }
  });

  it('hold no text that nobody says', () => {
    const code = sources();
    const prefixes = [
      ...code.matchAll(/called\('([\w-]+)'|\bt\(`([\w-]+)-\$\{|`(tip|lesson|read)-\$\{/g),
    ].map((found) => found[1] ?? found[2] ?? found[3]!);
    const unused = [...ENGLISH.keys()].filter(
      (id) => !code.includes(`'${id}'`) && !prefixes.some((prefix) => id.startsWith(`${prefix}-`)),
    );
    expect(unused).toEqual([]);
  });
});

describe('speech', () => {
  it('says a text in the language in use', async () => {
    expect([t('undo'), t('curtain', { name: 'Ada' }), t('volume.off')]).toEqual([
      'Undo',
      'Ada is next',
      'off',
    ]);
    expect([1, 2].map((count) => t('free-seats', { count }))).toEqual([
      '1 free seat',
      '2 free seats',
    ]);
    await speech.use('de');
    expect([t('undo'), t('curtain', { name: 'Ada' }), t('volume.off')]).toEqual([
      'Zurücknehmen',
      'Ada ist dran',
      'aus',
    ]);
    expect([1, 2].map((count) => t('free-seats', { count }))).toEqual([
      '1 freier Platz',
      '2 freie Plätze',
    ]);
    await speech.use('en');
  });

  it('is in the language asked for last', async () => {
    await Promise.all([speech.use('de'), speech.use('en'), speech.with('tips'), speech.use('de')]);
    expect([speech.language, speech.find('tip-turn.title')]).toEqual(['de', 'Du bist am Zug.']);
    await speech.use('en');
    expect(speech.find('tip-turn.title')).toBe('Your turn.');
  });

  it('has names for what the server names by a key', () => {
    expect([
      called('score', 'station masters'),
      called('level', 'search:ms=1000'),
      called('level', 'unheard of'),
    ]).toEqual(['Station masters', 'Search, 1 s', null]);
    expect(called('level', 'random', 'hint')).toMatch(/first look/);
  });

  it('puts things in a row', async () => {
    expect([[], ['Ada'], ['Ada', 'Ben'], ['Ada', 'Ben', 'Carla']].map(listed)).toEqual([
      '',
      'Ada',
      'Ada and Ben',
      'Ada, Ben, and Carla',
    ]);
  });

  it('falls back to English, and counts what is missing', async () => {
    const beginner = new Speech(async (language) =>
      language === 'en' ? catalogue(language) : new FluentBundle(language),
    );
    await beginner.use('xx');
    expect([beginner.say('undo'), beginner.missing.size]).toEqual(['undo', 1]); // English is fetched now
    await vi.waitFor(() => expect(beginner.say('undo')).toBe('Undo'));
    expect([beginner.say('redo'), ...beginner.missing]).toEqual(['redo', 'undo', 'redo']);
  });
});
