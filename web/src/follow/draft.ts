// A copy of an observation that events are carried out on, one after another, and that remembers what
// each place held before.

export type Path = (string | number)[];
export type Before = [path: Path, value: unknown];
type Holder = Record<string | number, unknown>;

function read(from: unknown, path: Path): unknown {
  let at: unknown = from;
  for (const key of path) {
    if (typeof at !== 'object' || at === null) return undefined;
    at = (at as Holder)[key];
  }
  return at;
}

/** A copy with one place changed; the rest is shared. `undefined` takes the place away. */
export function withValue<T>(from: T, path: Path, value: unknown): T {
  const [key, ...rest] = path;
  if (key === undefined) return value as T;
  const copy = (Array.isArray(from) ? [...(from as unknown[])] : { ...from }) as Holder;
  if (rest.length) copy[key] = withValue((copy[key] as object | undefined) ?? {}, rest, value);
  else if (value === undefined && !Array.isArray(copy)) delete copy[key];
  else copy[key] = value;
  return copy as T;
}

export class Draft {
  changed: Before[] = [];

  constructor(
    public now: unknown,
    readonly truth: unknown,
  ) {}

  get<T = unknown>(...path: Path): T | undefined {
    return read(this.now, path) as T | undefined;
  }

  set(path: Path, value: unknown): void {
    const before = this.get(...path);
    if (before === value) return;
    this.changed.push([path, before]);
    this.now = withValue(this.now, path, value);
  }

  /** Count up or down; what is not seen of a player is not counted. */
  add(path: Path, by: number, seen = false): void {
    const before = this.get<number>(...path);
    if (before === undefined && !seen) return;
    const after = (before ?? 0) + by;
    this.set(path, after || (before !== undefined && !seen) ? after : undefined);
  }

  /** What comes of it is only known at the end: as it is then. */
  touch(...path: Path): void {
    const truth = read(this.truth, path);
    if (JSON.stringify(truth) !== JSON.stringify(this.get(...path))) this.set(path, truth);
  }

  take(): Before[] {
    const found = this.changed;
    this.changed = [];
    return found;
  }

  /** Does a place hold what it holds in the end? */
  isTrue(path: Path): boolean {
    return JSON.stringify(read(this.truth, path)) === JSON.stringify(this.get(...path));
  }
}

/** The observation before everything in the list happened, the last of it first taken back. */
export function before<T>(truth: T, changes: Before[]): T {
  let found = truth;
  for (let i = changes.length - 1; i >= 0; i -= 1)
    found = withValue(found, changes[i]![0], changes[i]![1]);
  return found;
}
