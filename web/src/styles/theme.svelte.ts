// Light or dark: as the device is set until somebody chooses.

export type ThemeChoice = 'device' | 'light' | 'dark';

class Theme {
  dark = $state(false);

  constructor() {
    const device = matchMedia('(prefers-color-scheme: dark)');
    const chosen = read();
    this.set(chosen ? chosen === 'dark' : device.matches);
    device.addEventListener('change', () => {
      if (!read()) this.set(device.matches);
    });
  }

  private set(dark: boolean): void {
    this.dark = dark;
    document.documentElement.dataset.theme = dark ? 'dark' : 'light';
  }

  /** What was chosen: light, dark, or as the device is set. */
  get chosen(): ThemeChoice {
    void this.dark;
    const kept = read();
    return kept === 'dark' || kept === 'light' ? kept : 'device';
  }

  choose(choice: ThemeChoice): void {
    try {
      if (choice === 'device') localStorage.removeItem('theme');
      else localStorage.setItem('theme', choice);
    } catch {
      // A browser that keeps nothing still changes its colours.
    }
    this.set(
      choice === 'device' ? matchMedia('(prefers-color-scheme: dark)').matches : choice === 'dark',
    );
  }

  toggle(): void {
    this.choose(this.dark ? 'light' : 'dark');
  }
}

function read(): string | null {
  try {
    return localStorage.getItem('theme');
  } catch {
    return null;
  }
}

export const theme = new Theme();
