import type { RulePage } from '../api/review';

// The rules to read: the chapters of the fullest page in their order, each with a text and drawings; the
// statements of all pages about it stand behind, what differs in this title first.

export interface ReadChapter {
  id: string;
  title: string;
  text: string | null;
  icons: string[];
  statements: { id: string; text: string }[];
}

/** Drawings beside a chapter. */
const ICONS: Record<string, string[]> = {
  DA: ['board'],
  SU: ['herder', 'cattle'],
  TU: ['move', 'house'],
  MV: ['move', 'hand'],
  PB: ['house', 'aux'],
  PC: ['draw'],
  AC: ['house', 'aux'],
  AX: ['aux'],
  DC: ['discard', 'money'],
  CE: ['cert', 'perm'],
  HI: ['cowboy', 'builder', 'engineer'],
  BL: ['build', 'builder'],
  RK: ['flood', 'cert'],
  EN: ['engine'],
  ST: ['station', 'master'],
  XD: ['extra'],
  CP: ['copy'],
  DR: ['draw', 'discard'],
  CM: ['cowboy', 'cattle'],
  HZ: ['flood', 'drought', 'rockfall'],
  OL: ['outlaw'],
  OB: ['objective'],
  JM: ['hire', 'clock'],
  KC: ['city', 'deliver'],
  SI: ['horn'],
  EG: ['clock'],
  XT: ['token'],
  WB: ['cowboy', 'builder', 'engineer'],
  PO: ['city', 'deliver'],
  EF: ['train', 'build', 'buy'],
  TI: ['objective'],
  SO: ['joker'],
  FE: ['joker'],
};

export function chaptersOf(
  pages: RulePage[],
  family: string,
  find: (id: string) => string | null,
): ReadChapter[] {
  const fullest = [...pages].sort((a, b) => b.chapters.length - a.chapters.length)[0];
  const order = [fullest, ...pages].flatMap((page) => page?.chapters ?? []);
  const found = new Map<string, ReadChapter>();
  for (const { id, title } of order)
    if (!found.has(id))
      found.set(id, {
        id,
        title,
        text: find(`read-${family}-${id}`),
        icons: ICONS[id] ?? [],
        statements: pages.flatMap((page) =>
          page.chapters
            .filter((chapter) => chapter.id === id)
            .flatMap((chapter) => chapter.statements),
        ),
      });
  // Counts of pieces are for looking up: they come last.
  return [...found.values()].sort((a, b) => Number(a.id === 'DA') - Number(b.id === 'DA'));
}
