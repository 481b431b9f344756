import type { FluentBundle, FluentVariable } from '@fluent/bundle';
import { addParts, catalogue, PARTS, type Language, type Part } from './catalogues';
import type { Texts } from './ids';

export { languages, type Language } from './catalogues';

/** The name of a text in the catalogues, or of one that belongs to another: `volume`, `volume.hint`. */
export type Id = keyof Texts;
type Given = Record<string, FluentVariable>;
type Arguments<I extends Id> = Texts[I] extends null ? [] : [Texts[I]];

/** The language every text has; the others fall back to it. */
const FIRST: Language = 'en';

export class Speech {
  language = $state<Language>(FIRST); // changes when its texts are there
  /** Texts that were asked for and are not in the catalogue of the language. */
  readonly missing = new Set<string>();
  private texts = $state.raw<FluentBundle | null>(null);
  private first = $state.raw<FluentBundle | null>(null); // only where one is missing
  private readonly parts = new Set<Part>();
  private work: Promise<unknown> = Promise.resolve();

  constructor(private readonly load = catalogue) {}

  use(language: Language): Promise<void> {
    return this.next(async () => {
      const texts = await this.load(language);
      await addParts(texts, this.parts);
      this.texts = texts;
      this.language = language;
    });
  }

  /** A part is there from then on, also in another language. */
  with(part: Part): Promise<void> {
    return this.next(async () => {
      if (!this.parts.has(part) && this.texts) await addParts(this.texts, [part]);
      this.parts.add(part);
    });
  }

  get ready(): boolean {
    return this.texts !== null;
  }

  find(id: string, given?: Given): string | null {
    return rendered(this.texts, id, given) ?? rendered(this.first, id, given);
  }

  say(id: string, given?: Given): string {
    const said = this.find(id, given);
    if (said !== null) return said;
    if (!this.missing.has(id)) {
      this.missing.add(id);
      void this.next(async () => {
        this.first ??= await addParts(await this.load(FIRST), PARTS);
      }).catch(() => undefined);
    }
    return id;
  }

  /** One after the other, so that what is asked for last is what stays. */
  private next(work: () => Promise<void>): Promise<void> {
    const done = this.work.then(work);
    this.work = done.catch(() => undefined);
    return done;
  }
}

function rendered(bundle: FluentBundle | null, id: string, given?: Given): string | null {
  const [name, attribute] = id.split('.') as [string, string?];
  const message = bundle?.getMessage(name);
  const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
  return bundle && pattern != null ? bundle.formatPattern(pattern, given, []) : null;
}

/** The language in use. */
export const speech = new Speech();

/** A text in the language in use. */
export function t<I extends Id>(id: I, ...given: Arguments<I>): string {
  return speech.say(id, given[0] as Given | undefined);
}

type Prefix<P extends string> = Extract<Id, `${P}-${string}`> extends never ? never : P;

/** What something is called that the server names by a key (`level-random`), or what is said about it; null when
 * the catalogue does not know it. */
export function called<P extends string>(
  kind: Prefix<P>,
  key: string,
  about?: string,
): string | null {
  return speech.find(`${kind}-${key.replace(/[^a-zA-Z0-9]+/g, '-')}${about ? `.${about}` : ''}`);
}

/** Ada, Ben and Carla. */
export function listed(names: string[]): string {
  return new Intl.ListFormat(speech.language, { type: 'conjunction' }).format(names);
}
