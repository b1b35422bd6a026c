import type { MenuHit } from './searchMenu';
import type { MenuEntry } from './visibleMenu';

/** A record that a search has found. */
export interface RecordHit {
  /** Unique among the records found. */
  key: string;
  title: string;
  /** What tells it from others of the same name, e.g. a number or a department. */
  note?: string | undefined;
  /** Page it is shown on, with query. */
  path: string;
}

export interface RecordGroup {
  /** What kind of records, e.g. 需求计划. */
  title: string;
  hits: readonly RecordHit[];
}

/** Something to go to. */
export interface FoundHit extends RecordHit {
  /** Set for a page of the menu. */
  entry?: MenuEntry;
}

export interface FoundGroup {
  title: string;
  hits: readonly FoundHit[];
}

/** Pages of the menu a search shows at most. */
export const MENU_HITS = 6;

/**
 * What a search shows: pages of the menu first, then the records by kind. What leads nowhere for this person, and kinds
 * of which nothing is left, are left out.
 *
 * @param isKnown whether a page answers at a path with query
 */
export function foundGroups(
  menu: { title: string; hits: readonly MenuHit[] },
  records: readonly RecordGroup[],
  isKnown: (path: string) => boolean,
): FoundGroup[] {
  const pages = menu.hits.slice(0, MENU_HITS).map(({ entry, above }) => ({
    key: `menu ${entry.path}`,
    title: entry.title,
    path: entry.path,
    ...(above.length > 0 && { note: above.join(' / ') }),
    entry,
  }));
  const groups: FoundGroup[] = [
    { title: menu.title, hits: pages },
    ...records.map(({ title, hits }) => ({ title, hits: hits.filter(({ path }) => isKnown(path)) })),
  ];
  return groups.filter(({ hits }) => hits.length > 0);
}

/** The hit a step further on; at the ends it goes round. @returns -1 when there is none */
export const nextHit = (at: number, step: 1 | -1, count: number): number =>
  count === 0 ? -1 : (at + step + count) % count;
