import { Type, type Static } from 'typebox';

/** Maximum saved queries per user and page. */
export const MAX_SAVED_QUERIES = 100;
/** Maximum characters of a query as JSON. */
export const MAX_QUERY_TEXT = 20_000;

/** A named advanced query (B§3). */
export const SavedQuery = Type.Object({
  title: Type.String({ minLength: 1, maxLength: 50, title: '保存名称' }),
  matchType: Type.Union([Type.Literal('and'), Type.Literal('or')]),
  /** Conditions and groups of conditions. */
  records: Type.Array(Type.Unknown(), { maxItems: 50 }),
});
export type SavedQuery = Static<typeof SavedQuery>;
