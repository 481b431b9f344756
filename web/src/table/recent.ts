import type { Entry, LogEvent } from '../api/types';

// What others have done since my last move, by the thing on the table it was done to.

/** The thing an event is about, named as the moves name it; null for what leaves no mark. */
export function thingOf(event: LogEvent): string | null {
  const f = event.fields;
  switch (event.kind) {
    case 'placed':
    case 'built':
    case 'hazard':
    case 'outlaw':
    case 'copied':
      return f.space ? `space:${f.space}` : null;
    case 'tile':
      return f.space ? `space:${f.space}` : null;
    case 'moved':
      return `space:${f.to}`;
    case 'engine':
      return `rail:${f.to}`;
    case 'upgraded':
      return `station:${f.station}`;
    case 'delivered':
      return f.city ? `city:${f.city}` : f.post ? `post:${f.post}` : null;
    default:
      return null;
  }
}

/** The last mark of every other seat on each thing, from the entries after my last move; what is hidden is not shown yet. */
export function recentMarks(
  log: Entry[],
  viewer: number | null,
  hidden: ReadonlySet<LogEvent> = new Set(),
): Map<string, number> {
  const marks = new Map<string, number>();
  if (viewer === null) return marks;
  let from = log.length;
  while (from > 0 && !(log[from - 1]!.kind === 'move' && log[from - 1]!.seat === viewer)) from -= 1;
  // My last move itself may have set off the turn of a solo opponent.
  for (const entry of log.slice(Math.max(0, from - 1))) {
    // Where somebody stood before is of no interest once they have moved on.
    for (const event of entry.events ?? []) {
      if (event.seat === viewer || event.seat < 0 || hidden.has(event)) continue;
      const thing = thingOf(event);
      if (!thing) continue;
      if (event.kind === 'moved' || event.kind === 'engine') {
        const before = `${event.kind === 'moved' ? 'space' : 'rail'}:${event.fields.from}`;
        if (marks.get(before) === event.seat) marks.delete(before);
      }
      marks.set(thing, event.seat);
    }
  }
  return marks;
}
