import { keep } from '../kit/keep';

const SELECTS = /^\s*select\b/i;
const SELECTS_WITH = /^\s*with\b/i;
const CHANGES = /\b(?:insert|update|delete|merge)\b/i;

/** True for a statement that only reads, or locks rows. */
export const isSelect = (text: string): boolean => SELECTS.test(text);

/** True for a statement that only reads, or locks rows; false if in doubt. */
export const isRead = (text: string): boolean =>
  SELECTS.test(text) || (SELECTS_WITH.test(text) && !changesWithin(text));

/** Maximum number of texts; looking up a long one is much faster than searching it. */
const MAX_TEXTS = 500;
const kept = new Map<string, boolean>();

const changesWithin = (text: string): boolean => keep(kept, text, MAX_TEXTS, () => CHANGES.test(text));
