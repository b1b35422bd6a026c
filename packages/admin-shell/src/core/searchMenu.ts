import type { MenuEntry } from './visibleMenu';

export interface MenuHit {
  entry: MenuEntry;
  /** Titles of the parent groups, outermost first. */
  above: string[];
}

/**
 * Pages of the menu whose title, or the title of a parent group, contains every word of a text. Titles that begin with the
 * text come first.
 *
 * @param text words separated by spaces, case-insensitive; empty text gives no results
 */
export function searchMenu(entries: readonly MenuEntry[], text: string): MenuHit[] {
  const words = text.trim().toLowerCase().split(/\s+/).filter(Boolean);
  if (!words.length) return [];
  const hits = pages(entries, []).filter(({ entry, above }) => {
    const titles = [...above, entry.title].join(' ').toLowerCase();
    return words.every((word) => titles.includes(word));
  });
  return hits.toSorted((a, b) => rank(a, words[0]!) - rank(b, words[0]!));
}

/** All pages of a menu with their parent groups, in menu order. */
export function pages(entries: readonly MenuEntry[], above: string[] = []): MenuHit[] {
  return entries.flatMap((entry) =>
    entry.children ? pages(entry.children, [...above, entry.title]) : [{ entry, above }],
  );
}

function rank({ entry }: MenuHit, word: string): number {
  const at = entry.title.toLowerCase().indexOf(word);
  if (at === 0) return 0;
  return at > 0 ? 1 : 2;
}
