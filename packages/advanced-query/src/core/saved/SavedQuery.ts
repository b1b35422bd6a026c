import type { MatchType, QueryGroup, QueryItem } from '../query/Condition';
import { parseQuery } from '../wire/decodeQuery';

/** A query saved under a name (B§3). */
export interface SavedQuery {
  title: string;
  matchType: MatchType;
  records: readonly QueryItem[];
}

/** Maximum length of a name in characters. */
export const MAX_TITLE = 50;

export const toSaved = (title: string, { matchType, conditions }: QueryGroup): SavedQuery => ({
  title: title.trim().slice(0, MAX_TITLE),
  matchType,
  records: conditions,
});

export const fromSaved = ({ matchType, records }: SavedQuery): QueryGroup => ({ matchType, conditions: records });

/** Reads saved queries from storage or from an answer. Invalid ones and repeated names are left out. */
export function parseSavedQueries(value: unknown): SavedQuery[] {
  if (!Array.isArray(value)) return [];
  const queries = new Map<string, SavedQuery>();
  for (const item of value) {
    const { title, matchType, records } = Object(item) as Record<string, unknown>;
    if (typeof title !== 'string' || !title.trim() || !Array.isArray(records) || queries.has(title)) continue;
    queries.set(title, toSaved(title, parseQuery(records, matchType)));
  }
  return [...queries.values()];
}

/** Replaces the query of the same name, or appends the query. */
export function withSaved(list: readonly SavedQuery[], query: SavedQuery): SavedQuery[] {
  const at = list.findIndex(({ title }) => title === query.title);
  return at < 0 ? [...list, query] : list.toSpliced(at, 1, query);
}

export const withoutSaved = (list: readonly SavedQuery[], title: string): SavedQuery[] =>
  list.filter((query) => query.title !== title);
