import { FluentBundle, FluentResource } from '@fluent/bundle';

// The catalogues of the client, `client*.ftl` in the folder of each language, beside those of the engine, and the lines of score sheets.
// Whatever folder has them is a language. Its name is always known, the rest is fetched when it is used.

const FILES = import.meta.glob<string>(
  [
    '@catalogues/*/client*.ftl',
    '@catalogues/*/common.score.ftl',
    '!@catalogues/*/client.language.ftl',
  ],
  { query: '?raw', import: 'default' },
);
const NAMES = import.meta.glob<string>('@catalogues/*/client.language.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The folder of a language, such as `de`: one of `languages`. */
export type Language = string;

const languageOf = (path: string): Language => path.split('/').at(-2)!;
/** What only some need: tips, the guided first game, the rules to read. */
export const PARTS = ['tips', 'lesson', 'rules'] as const;
export type Part = (typeof PARTS)[number];
const isOf = (path: string, part: Part): boolean => path.endsWith(`/client.${part}.ftl`);

async function read(
  bundle: FluentBundle,
  wanted: (path: string) => boolean,
): Promise<FluentBundle> {
  const files = Object.entries(FILES).filter(
    ([path]) => languageOf(path) === bundle.locales[0] && wanted(path),
  );
  for (const text of await Promise.all(files.map(([, load]) => load())))
    bundle.addResource(new FluentResource(text));
  return bundle;
}

/** What the pages and tables say in a language. */
export function catalogue(language: Language): Promise<FluentBundle> {
  return read(new FluentBundle(language, { useIsolating: false }), (path) =>
    PARTS.every((part) => !isOf(path, part)),
  );
}

/** Parts as well, in the language of this catalogue. */
export function addParts(bundle: FluentBundle, parts: Iterable<Part>): Promise<FluentBundle> {
  const wanted = [...parts];
  return read(bundle, (path) => wanted.some((part) => isOf(path, part)));
}

/** Every language there is, with the name it has for itself. */
export const languages: ReadonlyMap<Language, string> = new Map(
  Object.entries(NAMES).map(([path, text]) => {
    const bundle = new FluentBundle(languageOf(path));
    bundle.addResource(new FluentResource(text));
    return [languageOf(path), bundle.formatPattern(bundle.getMessage('language-name')!.value!)];
  }),
);
