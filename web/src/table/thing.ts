/** A thing of the table by its key: `job:3:cowboy` is a `job` called `3:cowboy`. */
export function thingParts(key: string): [what: string, name: string] {
  const at = key.indexOf(':');
  return at < 0 ? [key, ''] : [key.slice(0, at), key.slice(at + 1)];
}
