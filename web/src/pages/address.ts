// Where the address of a page stands. The demonstration has one file for all pages, and writes the
// address behind a #.

export const address = {
  read: (): URL => new URL(location.href),
  write: (path: string): string => path,
  /** Begin anew at another address. */
  load: (path: string): void => location.assign(path),
};
