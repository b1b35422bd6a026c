import type { MenuHit } from './searchMenu';
import type { MenuEntry } from './visibleMenu';

/** A record found by a search. */
export interface RecordHit {
  /** Unique id among the results. */
  key: string;
  title: string;
  /** Additional text, e.g. a number or a department. */
  note?: string | undefined;
  /** Path of its page, with query. */
  path: string;
}

export interface RecordGroup {
  /** Kind of the records, e.g. 需求计划. */
  title: string;
  hits: readonly RecordHit[];
}

/** A search result. */
export interface SearchHit extends RecordHit {
  /** The menu entry, if the result is a page. */
  entry?: MenuEntry;
}

export interface ResultGroup {
  title: string;
  hits: readonly SearchHit[];
}

/** Maximum number of menu pages in the results. */
export const MENU_HITS = 6;

/**
 * The results of a search: pages of the menu, then records by kind. Results without a route and empty kinds are left out.
 *
 * @param isKnown whether a path with query has a route
 */
export function searchResults(
  menu: { title: string; hits: readonly MenuHit[] },
  records: readonly RecordGroup[],
  isKnown: (path: string) => boolean,
): ResultGroup[] {
  const pages = menu.hits.slice(0, MENU_HITS).map(({ entry, above }) => ({
    key: `menu ${entry.path}`,
    title: entry.title,
    path: entry.path,
    ...(above.length > 0 && { note: above.join(' / ') }),
    entry,
  }));
  const groups: ResultGroup[] = [
    { title: menu.title, hits: pages },
    ...records.map(({ title, hits }) => ({ title, hits: hits.filter(({ path }) => isKnown(path)) })),
  ];
  return groups.filter(({ hits }) => hits.length > 0);
}

/** Index of the next result, wrapping at the ends. @returns -1 without results */
export const nextHit = (at: number, step: 1 | -1, count: number): number =>
  count === 0 ? -1 : (at + step + count) % count;
