import { Type, type Static } from 'typebox';

/** Queries one person may keep for one page. */
export const MAX_SAVED_QUERIES = 100;
/** Characters of a query as JSON. */
export const MAX_QUERY_TEXT = 20_000;

/** An advanced query under a name (B§3). */
export const SavedQuery = Type.Object({
  title: Type.String({ minLength: 1, maxLength: 50, title: '保存名称' }),
  matchType: Type.Union([Type.Literal('and'), Type.Literal('or')]),
  /** Conditions and groups of them. */
  records: Type.Array(Type.Unknown(), { maxItems: 50 }),
});
export type SavedQuery = Static<typeof SavedQuery>;
