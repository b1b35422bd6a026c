import type { CellColumn } from '../columns/ResolvedColumn';
import type { Outcome } from '@gezi/client/core';
import type { CellRefusal } from './CellDefinition';
import { choiceOf, labelOf, namedOption } from './choices';
import { keysOf } from './keysOf';

/** Between the labels of several choices, as Chinese lists are written. */
export const SEPARATOR = '、';
const SEPARATORS = /([、,，;；\n])/;

/** The labels of a multiple value. */
export const labelsOf = (value: unknown, column: CellColumn): string[] =>
  keysOf(value).map((key) => labelOf(key, column));

/**
 * Comma-joined keys of typed or pasted labels; a label may contain a separator itself.
 *
 * @returns a refusal if one of them is not a choice; repeated choices count once
 */
export function readChoices(text: string, column: CellColumn): Outcome<string, CellRefusal> {
  // Texts at even places, the separators between them at odd ones.
  const parts = text.split(SEPARATORS);
  const keys = new Set<string>();
  for (let from = 0; from < parts.length; from += 2) {
    const alone = parts[from]!.trim();
    if (alone === '') continue;
    const end = endOfLabel(parts, from, column);
    const key = choiceOf(end > from + 1 ? parts.slice(from, end).join('').trim() : alone, column);
    if (key === undefined) return { ok: false, reason: 'not-a-choice' };
    keys.add(String(key));
    from = end - 1;
  }
  return { ok: true, value: [...keys].join(',') };
}

/** Behind the longest run of parts that names a choice, e.g. 「管材、管件」; one part when none does. */
function endOfLabel(parts: readonly string[], from: number, column: CellColumn): number {
  for (let end = parts.length; end > from + 1; end -= 2)
    if (namedOption(parts.slice(from, end).join('').trim(), column)) return end;
  return from + 1;
}
