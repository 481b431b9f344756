import { flushSync } from 'svelte';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Entry, TableView } from '../api/types';
import { readerOf } from '../games/families';
import { decisions, description, GAMES, situations } from '../testing';
import { Table } from '../table/table.svelte';
import { languages, speech } from '../words/speech.svelte';
import { textsOf } from '../../dev/words.mjs';
import { fitting, GENERAL, tipOf, type Family } from './cards';
import { Guide, TableGuide } from './guide.svelte';

const LANGUAGES = [...languages.keys()];
const NAMES = (): string[] => {
  const { kansas, elpaso } = decisions();
  return [
    ...GENERAL,
    ...[...kansas, 'solo'].map((kind) => `kansas:${kind}`),
    ...[...elpaso, 'solo'].map((kind) => `elpaso:${kind}`),
  ];
};
const sentences = (text: string): number => (text.match(/[.?!](?=\s|$)/g) ?? []).length;

describe('texts', () => {
  beforeAll(() => Promise.all([speech.with('tips'), speech.with('lesson')]));
  afterAll(() => speech.use('en'));

  it('every kind of decision of the engine has one, and nothing else', () => {
    const { kansas, elpaso } = decisions();
    expect(kansas.length).toBeGreaterThan(25);
    expect(elpaso.length).toBeGreaterThan(18);
    const tips = [...textsOf('en').keys()].filter((id) => /^tip-[^.]*$/.test(id));
    expect(tips).toEqual(
      NAMES()
        .map((name) => `tip-${name.replace(':', '-')}`)
        .sort(),
    );
  });

  it.each(GAMES)('%s: every decision that occurs in a game has one', (game) => {
    const { family } = description(game);
    const kinds = new Set(situations(`${game}-`).map(({ view }) => view.decision?.kind ?? 'over'));
    expect(kinds.size).toBeGreaterThan(12);
    for (const kind of kinds) expect(tipOf(`${family}:${kind}`, game), kind).not.toBeNull();
  });

  it.each(LANGUAGES)('%s: short, two to four sentences', async (language) => {
    await speech.use(language);
    for (const name of NAMES())
      for (const game of GAMES) {
        const { title, text } = tipOf(name, game)!;
        expect(title.length, name).toBeLessThan(32);
        expect(text.length, name).toBeLessThanOrEqual(300);
        expect(text.length, name).toBeGreaterThan(100);
        expect(sentences(text), `${name}: ${text}`).toBeGreaterThanOrEqual(2);
        expect(sentences(text), `${name}: ${text}`).toBeLessThanOrEqual(4);
      }
  });

  it.each([
    ['en', 'cattleman', 'herder', 'A trade.'],
    ['de', 'Rancher', 'Viehtreiber', 'Ein Handel.'],
    ['fr', 'éleveur', 'bouvier', 'Un échange.'],
  ])('%s: speaks the words of the edition', async (language, first, second, trade) => {
    await speech.use(language);
    expect(tipOf('kansas:place', 'first-edition')!.text).toContain(first);
    expect(tipOf('kansas:place', 'second-edition')!.text).toContain(second);
    expect(tipOf('kansas:outlaw', 'first-edition')!.title).toBe(trade);
    for (const name of NAMES().filter(
      (known) => known.startsWith('kansas:') && !/simmental|solo|held/.test(known),
    ))
      expect(tipOf(name, 'first-edition')!.text, name).not.toMatch(
        /herder|builder|outlaw|exchange token|Viehtreiber|Baumeister|Bandit|Tauschmarke|bouvier|bâtisseur|hors-la-loi|jeton d’échange/,
      );
  });

  it('is not the same in two languages', async () => {
    const found = new Map<string, string>();
    for (const language of LANGUAGES) {
      await speech.use(language);
      for (const name of NAMES()) {
        const { text } = tipOf(name, 'second-edition')!;
        expect(found.get(text) ?? language, text).toBe(language);
        found.set(text, language);
      }
    }
  });
});

function situation(name: string): { view: TableView; log: Entry[] } {
  const found = situations(name).find((known) => known.name === name);
  if (!found) throw new Error(`no situation ${name}`);
  return found;
}
function names(family: Family, name: string, log?: Entry[]): string[] {
  const { view, log: recorded } = situation(name);
  return fitting(family, {
    view,
    log: log ?? recorded,
    mine: Boolean(view.decision?.legal),
    canEnd: true,
  });
}

describe('which tips fit', () => {
  it('the turn and the decision come first', () => {
    expect(names('kansas', 'second-edition-3p-start')).toEqual(['turn', 'kansas:place']);
    expect(names('kansas', 'second-edition-3p-phase-b').slice(0, 3)).toEqual([
      'turn',
      'kansas:phase-b',
      'end',
    ]);
    expect(names('kansas', 'second-edition-3p-phase-b').at(-1)).toBe('others');
    expect(names('elpaso', 'el-paso-2p-action', [])).toEqual([
      'turn',
      'elpaso:action',
      'end',
      'undo',
    ]);
  });
  it('others, the printed opponent, the end', () => {
    expect(names('kansas', 'second-edition-3p-waiting')).toEqual(['others']);
    expect(names('kansas', 'second-edition-1p-phase-a')).toContain('kansas:solo');
    expect(names('kansas', 'second-edition-1p-phase-a')).not.toContain('others');
    expect(names('elpaso', 'el-paso-1p-over')).toEqual(['elpaso:over']);
  });
  it('nothing for those who watch', () => {
    const { view, log } = situation('second-edition-3p-phase-a');
    expect(
      fitting('kansas', {
        view: { ...view, viewer: null, me: [] },
        log,
        mine: false,
        canEnd: false,
      }),
    ).toEqual([]);
  });
});

class Store {
  items = new Map<string, string>();
  getItem(key: string): string | null {
    return this.items.get(key) ?? null;
  }
  setItem(key: string, value: string): void {
    this.items.set(key, value);
  }
}

afterEach(() => vi.unstubAllGlobals());

describe('what this device keeps', () => {
  it('remembers what was seen, and forgets it on request', () => {
    const store = new Store();
    vi.stubGlobal('localStorage', store);
    const one = new Guide();
    expect([one.on, one.activeFor('kansas')]).toEqual([true, true]);
    one.see(['turn', 'kansas:hire']);
    one.learn('kansas');
    const other = new Guide();
    expect([
      other.saw('turn'),
      other.saw('kansas:buy'),
      other.activeFor('kansas'),
      other.activeFor('elpaso'),
    ]).toEqual([true, false, false, true]);
    other.turn(false);
    expect(new Guide().activeFor('elpaso')).toBe(false);
    other.turn(true);
    expect([new Guide().activeFor('kansas'), new Guide().saw('turn')]).toEqual([true, true]);
    other.anew();
    expect([new Guide().on, new Guide().saw('turn')]).toEqual([true, false]);
  });
  it.each(['{', 'null', '7', '{"seen": 3, "learned": [1, "kansas"]}'])('bears with %s', (kept) => {
    const store = new Store();
    store.items.set('guide', kept);
    vi.stubGlobal('localStorage', store);
    const guide = new Guide();
    expect([guide.on, guide.saw('turn'), guide.activeFor('elpaso')]).toEqual([true, false, true]);
  });
  it('works where nothing can be kept', () => {
    const refuse = (): never => {
      throw new Error('not allowed');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
    const guide = new Guide();
    guide.see(['turn']);
    expect([guide.on, guide.saw('turn')]).toEqual([true, true]);
  });
});

async function opened(name: string): Promise<{
  table: Table;
  own: TableGuide;
  device: Guide;
  go: (name: string, step: number, log?: Entry[]) => void;
}> {
  vi.stubGlobal('localStorage', new Store());
  const { view, log } = situation(name);
  const known = description(view.game);
  const table = new Table(view, log, readerOf(known), {
    send: async () => undefined,
    undo: async () => undefined,
  });
  const device = new Guide();
  const own = new TableGuide(table, known.family, device);
  expect([own.about, own.tip]).toEqual([null, null]); // nothing to ask for until it can be told
  await own.load();
  expect(own.about).not.toBeNull();
  own.follow();
  const go = (next: string, step: number, log: Entry[] = []): void => {
    const found = situation(next);
    table.update({ ...found.view, step }, log);
    flushSync();
    own.follow();
  };
  return { table, own, device, go };
}

const ended = (reason: string): Entry => ({
  seq: 9,
  at: 0,
  kind: 'finish',
  step: 2,
  data: { reason },
});

describe('at a table', () => {
  it('shows one tip after the other, each once', async () => {
    const { own, device, go } = await opened('second-edition-3p-start');
    expect([own.name, own.tip?.title]).toEqual(['turn', 'Your turn.']);
    own.close();
    own.follow();
    expect(own.tip?.title).toBe('Where do you begin?');
    go('second-edition-3p-phase-b', 1); // decided without closing the tip
    expect([device.saw('kansas:place'), own.name]).toEqual([true, 'kansas:phase-b']);
    own.close();
    expect([own.name, own.tip]).toEqual([null, null]); // one is enough here
    own.recall();
    expect(own.name).toBe('kansas:phase-b');
    go('second-edition-3p-phase-b', 2);
    expect(own.tip?.title).toBe('End of your turn.');
    go('second-edition-3p-phase-b', 3);
    expect([device.saw('end'), own.name]).toEqual([true, 'undo']);
    own.stop();
    expect([own.active, own.name, device.on]).toEqual([false, null, false]);
  });

  it('has done its work when the game has been played to the end', async () => {
    const { own, device, go } = await opened('el-paso-2p-place');
    go('el-paso-2p-waiting', 1);
    expect(own.name).toBe('others');
    own.close();
    go('el-paso-2p-over', 2, [ended('resigned')]); // nobody has seen its end
    expect([own.ending, device.activeFor('elpaso'), device.finished('elpaso')]).toEqual([
      false,
      true,
      false,
    ]);
    go('el-paso-2p-over', 2, [ended('rules')]);
    expect(device.finished('elpaso')).toBe(true);
    expect([own.name, device.activeFor('elpaso'), device.activeFor('kansas')]).toEqual([
      'elpaso:over',
      false,
      true,
    ]);
    own.close();
    expect(own.active).toBe(false);
  });

  it('has not when somebody only opens a game that is over', async () => {
    const { own, device } = await opened('el-paso-2p-over');
    expect(own.name).toBe('elpaso:over');
    own.close();
    expect([own.name, device.activeFor('elpaso')]).toEqual([null, true]);
  });
});
