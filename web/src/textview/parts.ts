import type { Counts } from '../api/types';

// The state of a table as text: headings, lists and tables.

export interface TextTable {
  head: string[];
  rows: string[][]; // the first cell heads its row
}

export interface TextPart {
  id: string;
  title: string;
  lines?: string[];
  table?: TextTable;
}

/** 2 × Galloway, Criollo; what there is none of is left out. */
export function counted(
  counts: Counts | undefined,
  name: (id: string) => string,
  none: string,
): string {
  const parts = Object.entries(counts ?? {}).flatMap(([id, count]) =>
    count ? [count > 1 ? `${count} × ${name(id)}` : name(id)] : [],
  );
  return parts.join(', ') || none;
}

export function total(counts: Counts | undefined): number {
  return Object.values(counts ?? {}).reduce((sum, count) => sum + count, 0);
}

/** "Name: value" lines, without those that do not apply. */
export function facts(pairs: [string, string | number | undefined | null][]): string[] {
  return pairs.flatMap(([name, value]) =>
    value === undefined || value === null || value === '' ? [] : [`${name}: ${value}`],
  );
}
