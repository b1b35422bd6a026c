import { keptTest } from '../kit/keptTest';

const SELECTS = /^\s*select\b/i;
const SELECTS_WITH = /^\s*with\b/i;
const changes = keptTest(/\b(?:insert|update|delete|merge)\b/i, 500);

/** True for a statement that only reads, or locks rows. */
export const isSelect = (text: string): boolean => SELECTS.test(text);

/** True for a statement that only reads, or locks rows; false if in doubt. */
export const isRead = (text: string): boolean => SELECTS.test(text) || (SELECTS_WITH.test(text) && !changes(text));
