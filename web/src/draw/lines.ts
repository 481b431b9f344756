/** A name on one line, or a long one with its last word on a second. */
export function twoLines(name: string, most: number): string[] {
  const at = name.lastIndexOf(' ');
  return name.length > most && at > 0 ? [name.slice(0, at), name.slice(at + 1)] : [name];
}
