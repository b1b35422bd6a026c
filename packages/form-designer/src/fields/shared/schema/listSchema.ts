import type { JsonObject } from '../../../core/document/FormDocument';

/** Schema of a list of different values. */
export const listSchema = (items: JsonObject, least?: number, most?: number): JsonObject => ({
  type: 'array',
  items,
  uniqueItems: true,
  ...(least === undefined ? {} : { minItems: least }),
  ...(most === undefined ? {} : { maxItems: most }),
});

/** Schema of a range: a list of two. */
export const rangeSchema = (items: JsonObject): JsonObject => ({ type: 'array', items, minItems: 2, maxItems: 2 });

/** Keywords that describe a list. */
export const LIST_KEYWORDS = ['items', 'minItems', 'maxItems', 'uniqueItems'];
