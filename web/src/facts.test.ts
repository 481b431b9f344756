import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

// The client reads facts: nothing is found out of a sentence, and no rule is worked out a second time.

const SOURCE = new URL('.', import.meta.url);
const FILES = readdirSync(SOURCE, { recursive: true, encoding: 'utf-8' })
  .filter(
    (path) =>
      /\.(ts|svelte)$/.test(path) && !/(\.test\.ts|testing\.ts|api\/schema\.ts)$/.test(path),
  )
  .map((path) => ({ path, text: readFileSync(new URL(path, SOURCE), 'utf-8') }));

/** The regular expressions there are, and what each looks at. None of it is a text that the server says. */
const ALLOWED: Record<string, Record<string, string>> = {
  'App.svelte': { '/[?&](fixture|play)\\b/': 'an address' },
  'api/client.ts': { '/(?:^|; )csrftoken=([^;]*)/': 'cookies', '/[?&]language=/': 'an address' },
  'api/transport.ts': { '/^http/': 'an address' },
  'draw/terrain.ts': { '/\\.0$/': 'a number of a drawn path' },
  'pages/ImportPage.svelte': { '/\\.\\w+$/': 'the name of a file' },
  'pages/TablePage.svelte': { '/^[1-9]$/': 'a key that was pressed' },
  'pages/place.svelte.ts': { '/^\\/(api|docs|assets|health|login)\\b/': 'an address' },
  'pages/routes.ts': {
    '/^\\/table\\/[\\w-]+\\/result$/': 'an address',
    '/^\\/table\\/[\\w-]+\\/review$/': 'an address',
    '/^\\/table\\/[\\w-]+\\/replay$/': 'an address',
    '/^\\/table\\/[\\w-]+\\/position$/': 'an address',
    '/^\\/(table|join)\\/[\\w-]+$/': 'an address',
    '/^\\/figures\\/[\\w-]+$/': 'an address',
    '/^\\/rules\\/[\\w-]+$/': 'an address',
    '/^\\/practice(\\/[\\w-]+)?$/': 'an address',
  },
  'understand/rules.ts': {
    '/\\s+/': 'what somebody looks for',
    '/[.*+?^${}()|[\\]\\\\]/g': 'what somebody looks for',
    'new RegExp(': 'that, sought in the rules',
  },
  'words/speech.svelte.ts': { '/[^a-zA-Z0-9]+/g': 'the key of a text' },
};

// A literal stands where a value may stand.
const PATTERN =
  /(?:^|[=(,:?!&|\s[])(\/(?![/*\s])(?:\\.|\[(?:\\.|[^\]\n])*\]|[^/\n\\])+\/[dgimsuy]*)(?=[.,;)\s\]])|(new RegExp\()/g;

/** What runs of a file: of a component its script and what stands in braces; no comments, no texts. */
function code(path: string, text: string): string {
  const parts = path.endsWith('.svelte')
    ? [
        ...text.matchAll(/<script[^>]*>([^]*?)<\/script>/g),
        ...text.replace(/<(script|style)[^>]*>[^]*?<\/\1>/g, '').matchAll(/\{([^{}]*)\}/g),
      ]
        .map((found) => found[1])
        .join('\n')
    : text;
  return parts
    .replace(/^\s*(\/\/|\*|\/\*).*$/gm, '')
    .replace(/\s\/\/ .*$/gm, '')
    .replace(/'(?:\\.|[^'\\\n])*'/g, "''");
}

describe('the client', () => {
  it('has no regular expression over what the server says', () => {
    const found: Record<string, string[]> = {};
    for (const { path, text } of FILES) {
      const patterns = [...code(path, text).matchAll(PATTERN)].map((hit) => hit[1] ?? hit[2]!);
      if (patterns.length) found[path] = patterns.sort();
    }
    expect(found).toEqual(
      Object.fromEntries(
        Object.entries(ALLOWED).map(([path, patterns]) => [path, Object.keys(patterns).sort()]),
      ),
    );
  });

  it('takes no sentence apart', () => {
    const said = 'words|text|title|prompt|detail|reason';
    const cut = 'slice|split|substring|replace|replaceAll';
    const sought = 'match|matchAll|search|indexOf|includes|startsWith|endsWith';
    const apart = new RegExp(String.raw`\.(?:${said})[!?]*\.(?:${cut}|${sought})\(`);
    expect(
      FILES.flatMap(({ path, text }) =>
        text
          .replace(/\s*\n\s*(?=\??\.)/g, '') // a chain of calls over several lines is one
          .split('\n')
          .filter((line) => apart.test(line))
          .map((line) => `${path}: ${line.trim()}`),
      ),
    ).toEqual([]);
  });

  it('leaves the rules to the server', () => {
    // Fees by hands, transport by crosses, prices by workers, values of doubled cards: the figures these
    // are made of are drawn as they are printed, and used for nothing else.
    const printed: Record<string, string[]> = {
      '.crosses': ['games/kansas/Railroad.svelte'],
      '.fees': [
        'games/kansas/KansasCity.svelte',
        'games/kansas/TrailMap.svelte',
        'games/kansas/plans.ts',
      ],
      dollars_per_worker: [],
      joker_extra: [],
      '.duplicate': ['games/elpaso/scene.svelte.ts'],
    };
    for (const [figure, places] of Object.entries(printed)) {
      const told = /(?:facts|way|details)\.fees/g; // worked out by the server
      expect(
        FILES.filter(
          ({ path, text }) => path.startsWith('games/') && text.replace(told, '').includes(figure),
        )
          .map(({ path }) => path)
          .sort(),
        figure,
      ).toEqual(places);
    }
  });
});
