import type { Outcome } from '../outcome';
import { findSyntaxError, type SyntaxFault } from './findSyntaxError';

/**
 * The value of a JSON text. A leading byte order mark is skipped. If the value is a text itself, it is parsed again,
 * because some `formContent` was encoded twice.
 */
export function parseText(text: string): Outcome<unknown, SyntaxFault> {
  const source = text.startsWith('\uFEFF') ? text.slice(1) : text;
  let value: unknown;
  try {
    value = JSON.parse(source);
  } catch {
    // The scanner reads the same grammar as `JSON.parse`; if they disagree, the end of the text is reported.
    const fault = findSyntaxError(source) ?? { line: 1, column: source.length + 1, expected: 'end' as const };
    return { ok: false, reason: fault };
  }
  return typeof value === 'string' && /^\s*[[{"]/.test(value) ? parseText(value) : { ok: true, value };
}
