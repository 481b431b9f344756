import { de } from './de';
import { en, type Messages } from './en';

export type Language = 'en' | 'de';

const CATALOGUES: Record<Language, Messages> = { en, de };

class Speech {
  language = $state<Language>('en');

  get m(): Messages {
    return CATALOGUES[this.language];
  }

  use(language: Language): void {
    this.language = language;
    document.documentElement.lang = language;
  }
}

/** The language in use; `speech.m` has the messages. */
export const speech = new Speech();
