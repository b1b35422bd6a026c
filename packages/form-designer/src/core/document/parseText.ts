import type { Outcome } from '../outcome';
import { findSyntaxError, type SyntaxFault } from './findSyntaxError';

/**
 * The value of a JSON text; a byte order mark before it is passed over, and a text inside the text is read in turn,
 * as `formContent` that was made into JSON twice.
 */
export function parseText(text: string): Outcome<unknown, SyntaxFault> {
  const source = text.startsWith('\uFEFF') ? text.slice(1) : text;
  let value: unknown;
  try {
    value = JSON.parse(source);
  } catch {
    // The engine and the scanner read the same grammar; where they do not, the end of the text is named.
    const fault = findSyntaxError(source) ?? { line: 1, column: source.length + 1, expected: 'end' as const };
    return { ok: false, reason: fault };
  }
  return typeof value === 'string' && /^\s*[[{"]/.test(value) ? parseText(value) : { ok: true, value };
}
