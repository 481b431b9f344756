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
const TIPS = ['/client.tips.ftl', '/client.lesson.ftl', '/client.rules.ftl']; // only some need them
const isTips = (path: string): boolean => TIPS.some((name) => path.endsWith(name));

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
  return read(new FluentBundle(language, { useIsolating: false }), (path) => !isTips(path));
}

/** The tips as well, in the language of this catalogue. */
export function addTips(bundle: FluentBundle): Promise<FluentBundle> {
  return read(bundle, isTips);
}

/** Every language there is, with the name it has for itself. */
export const languages: ReadonlyMap<Language, string> = new Map(
  Object.entries(NAMES).map(([path, text]) => {
    const bundle = new FluentBundle(languageOf(path));
    bundle.addResource(new FluentResource(text));
    return [languageOf(path), bundle.formatPattern(bundle.getMessage('language-name')!.value!)];
  }),
);
