import { languages, speech, type Language } from '../words/speech.svelte';

// What somebody has set on this device. Language and motion take effect at once; theme.svelte.ts keeps
// the colours.

/** How fast others' moves are shown. */
export type Pace = 'slow' | 'normal' | 'fast' | 'off';
export const PACES: Pace[] = ['slow', 'normal', 'fast', 'off'];

interface Kept {
  language?: Language;
  calm?: boolean; // less motion, whatever the device says
  pace?: Pace;
  passes?: boolean; // is what needs no choice made by itself?
  points?: boolean; // are the points so far shown?
  awake?: boolean; // does the screen stay on in my turn?
  warns?: boolean; // before a mistake
  volume?: number; // 0 to 1; 0 is silence
  level?: string; // the bot last played against
  name?: string; // of this guest at hot-seat tables
}

const KEY = 'settings';
const USUAL_VOLUME = 0.35;

function read(): Kept {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof kept === 'object' && kept !== null ? kept : {};
  } catch {
    return {}; // nothing is kept here, or something else than settings
  }
}

class Settings {
  private kept = $state.raw<Kept>(read());

  get language(): Language {
    const wished = [
      this.kept.language,
      ...navigator.languages.map((tag) => tag.toLowerCase().split('-')[0]),
    ];
    return wished.find((language) => language && languages.has(language)) ?? 'en';
  }
  get calm(): boolean {
    return this.kept.calm ?? false;
  }
  get pace(): Pace {
    return this.kept.pace && PACES.includes(this.kept.pace) ? this.kept.pace : 'normal';
  }
  get passes(): boolean {
    return this.kept.passes ?? true;
  }
  get points(): boolean {
    return this.kept.points ?? true;
  }
  get awake(): boolean {
    return this.kept.awake ?? false;
  }
  get warns(): boolean {
    return this.kept.warns ?? false;
  }
  get volume(): number {
    return this.kept.volume ?? USUAL_VOLUME;
  }
  get level(): string {
    return this.kept.level ?? 'easy';
  }

  set(change: Kept): void {
    this.kept = { ...this.kept, ...change };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.kept));
    } catch {
      // Kept until the page is closed.
    }
    void this.apply().catch(() => undefined); // without a network it stays as it was
  }

  /** Done when the language can be spoken. */
  async apply(): Promise<void> {
    document.documentElement.dataset.motion = this.calm ? 'less' : 'usual';
    if (this.language !== speech.language || !speech.ready) await speech.use(this.language);
  }
}

export const settings = new Settings();
