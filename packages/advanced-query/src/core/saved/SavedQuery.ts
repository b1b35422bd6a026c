import type { MatchType, QueryGroup, QueryItem } from '../query/Condition';
import { readGroup } from '../wire/decodeQuery';

/** A query under a name (B§3). */
export interface SavedQuery {
  title: string;
  matchType: MatchType;
  records: readonly QueryItem[];
}

/** Characters of a name, at most. */
export const MAX_TITLE = 50;

export const toSaved = (title: string, { matchType, conditions }: QueryGroup): SavedQuery => ({
  title: title.trim().slice(0, MAX_TITLE),
  matchType,
  records: conditions,
});

export const fromSaved = ({ matchType, records }: SavedQuery): QueryGroup => ({ matchType, conditions: records });

/** Saved queries out of storage or off the wire, the first of each name; what is none is left out. */
export function readSaved(value: unknown): SavedQuery[] {
  if (!Array.isArray(value)) return [];
  const found = new Map<string, SavedQuery>();
  for (const item of value) {
    const { title, matchType, records } = Object(item) as Record<string, unknown>;
    if (typeof title !== 'string' || !title.trim() || !Array.isArray(records) || found.has(title)) continue;
    found.set(title, toSaved(title, readGroup(records, matchType)));
  }
  return [...found.values()];
}

/** Put in the place of the one of that name, otherwise at the end. */
export function withSaved(list: readonly SavedQuery[], query: SavedQuery): SavedQuery[] {
  const at = list.findIndex(({ title }) => title === query.title);
  return at < 0 ? [...list, query] : list.toSpliced(at, 1, query);
}

export const withoutSaved = (list: readonly SavedQuery[], title: string): SavedQuery[] =>
  list.filter((query) => query.title !== title);
