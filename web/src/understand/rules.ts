import type { RulePage } from '../api/review';

// Looking things up in the numbered statements.

export interface FoundChapter {
  page: string;
  id: string;
  title: string;
  statements: { id: string; text: string }[];
}

/** The chapters with these ids, in the order of the ids; each from every page that has it (differences first). */
export function chosenChapters(pages: RulePage[], ids: string[]): FoundChapter[] {
  return ids.flatMap((id) =>
    pages.flatMap((page) =>
      page.chapters
        .filter((chapter) => chapter.id === id)
        .map((chapter) => ({ page: page.title, ...chapter })),
    ),
  );
}

function wordsOf(sought: string): string[] {
  return sought.toLowerCase().split(/\s+/).filter(Boolean);
}

/** Statements in which every word occurs, or whose number it is. */
export function matching(pages: RulePage[], sought: string): FoundChapter[] {
  const words = wordsOf(sought);
  if (!words.length) return [];
  return pages.flatMap((page) =>
    page.chapters.flatMap((chapter) => {
      const statements = chapter.statements.filter((statement) => {
        const text = `${statement.id} ${chapter.title} ${statement.text}`.toLowerCase();
        return words.every((word) => text.includes(word));
      });
      return statements.length
        ? [{ page: page.title, id: chapter.id, title: chapter.title, statements }]
        : [];
    }),
  );
}

/** A text cut where words that are sought begin and end. */
export function pieces(text: string, sought: string): { text: string; hit: boolean }[] {
  const words = wordsOf(sought).map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  if (!words.length) return [{ text, hit: false }];
  return text
    .split(new RegExp(`(${words.join('|')})`, 'gi'))
    .flatMap((part, i) => (part ? [{ text: part, hit: i % 2 === 1 }] : []));
}
