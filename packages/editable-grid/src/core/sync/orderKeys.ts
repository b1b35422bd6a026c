import { generateKeyBetween, generateNKeysBetween } from 'fractional-indexing';
import type { SyncDocument } from './SyncDocument';
import type { RowStep } from './SyncStep';

/**
 * Random halvings before keys are generated, so that users who insert at the same position rarely get the same keys.
 */
const SCATTER = 4;
/** Maximum length of a key; above it the surrounding rows get new keys. */
const MAX_GENERATED_LENGTH = 40;
/** Maximum length of a key in characters. */
export const LONGEST_ORDER_KEY = 200;

/** Whether a text is a valid key that new keys can be generated around. */
export function isOrderKey(text: string): boolean {
  if (!/^[0-9A-Za-z]+$/.test(text) || text.length > LONGEST_ORDER_KEY) return false;
  try {
    generateKeyBetween(text, null);
    return true;
  } catch {
    return false;
  }
}

/** Rising keys for the rows of a new page. */
export const firstOrderKeys = (count: number): string[] => generateNKeysBetween(null, null, count);

/**
 * Order keys for rows inserted at an index.
 *
 * @param index index of the following row; the document's size for the end
 * @param random 0 up to, not including, 1
 * @returns the keys in ascending order, and moves to apply first: rows that share a key, or have long keys, get new
 *   ones and keep their order
 */
export function keysAt(
  document: SyncDocument,
  index: number,
  count: number,
  random: () => number,
): { keys: string[]; apart: RowStep[] } {
  for (let reach = 0; ; reach = reach * 2 + 8) {
    const [from, to] = distinctEdges(document, index - reach, index + reach);
    const edges = scattered(orderAt(document, from - 1), orderAt(document, to), random);
    const all = generateNKeysBetween(...edges, to - from + count);
    const isCrowded = all.some(({ length }) => length > MAX_GENERATED_LENGTH);
    if (isCrowded && (from > 0 || to < document.size)) continue;
    const own = index - from;
    const apart = [...all.slice(0, own), ...all.slice(own + count)].map((order, nth): RowStep => ({
      kind: 'move',
      rowId: document.ids[from + nth]!,
      order,
    }));
    return { keys: all.slice(own, own + count), apart };
  }
}

const orderAt = (document: SyncDocument, index: number): string | null => document.at(index)?.order ?? null;

/** Widens a range until no row at its edge shares a key with its neighbour outside. */
function distinctEdges(document: SyncDocument, low: number, high: number): [from: number, to: number] {
  let from = Math.max(0, low);
  let to = Math.min(document.size, high);
  const outside = orderAt(document, from - 1);
  if (outside !== null && outside === orderAt(document, to))
    while (to < document.size && orderAt(document, to) === outside) to += 1;
  if (to > from) {
    while (from > 0 && orderAt(document, from - 1) === orderAt(document, from)) from -= 1;
    while (to < document.size && orderAt(document, to) === orderAt(document, to - 1)) to += 1;
  }
  return [from, to];
}

function scattered(before: string | null, end: string | null, random: () => number): [string | null, string | null] {
  let low = before;
  let high = end;
  for (let turn = 0; turn < SCATTER; turn += 1) {
    const middle = generateKeyBetween(low, high);
    if (random() < 0.5) low = middle;
    else high = middle;
  }
  return [low, high];
}
