import { address } from './address';

// The address in the browser, without loading the page anew.

class Place {
  path = $state(address.read().pathname);
  search = $state(address.read().search);

  constructor() {
    addEventListener('popstate', () => this.read());
  }

  private read(): void {
    const here = address.read();
    this.path = here.pathname;
    this.search = here.search;
  }

  /** The address says this from now on; the page stays as it is. */
  rename(path: string): void {
    history.replaceState(null, '', address.write(path));
  }

  go(path: string, instead = false): void {
    if (instead) this.rename(path);
    else history.pushState(null, '', address.write(path));
    this.read();
    scrollTo(0, 0);
  }

  /** For the whole document: links to our own pages stay in the page. */
  follow = (event: MouseEvent): void => {
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    const link = (event.target as Element | null)?.closest?.('a[href]');
    if (!(link instanceof HTMLAnchorElement) || link.target || link.origin !== location.origin)
      return;
    if (/^\/(api|docs|assets|health|login)\b/.test(link.pathname)) return;
    event.preventDefault();
    this.go(link.pathname + link.search);
  };
}

export const place = new Place();
