import { namedOption } from '../../../core/cells/choices';
import { type GridOption, optionText } from '../../../core/columns/GridOption';
import type { CellColumn } from '../../../core/columns/ResolvedColumn';
import { matchOptions } from './matchOptions';

const NONE: readonly GridOption[] = [];

/** What the list of a column offers for a text typed: what matches, and the text itself where that is allowed. */
export function shownChoices(
  column: CellColumn,
  query: string | undefined,
  options: readonly GridOption[] = column.options ?? NONE,
): readonly GridOption[] {
  const matching = column.allowSearch === false ? options : matchOptions(options, query);
  const text = query?.trim();
  return column.allowInput && text && !namedOption(text, column) ? [...matching, { value: text }] : matching;
}

/** Place of the choice that is marked at first: the one that begins as typed, else the one chosen, else the first. */
export function firstMarked(
  options: readonly GridOption[],
  chosen: ReadonlySet<string>,
  query: string | undefined,
  column: CellColumn,
): number {
  const text = query?.trim().toLowerCase();
  const wanted = (option: GridOption) =>
    text && column.allowSearch === false
      ? optionText(option).toLowerCase().startsWith(text)
      : chosen.has(String(option.value));
  return Math.max(0, options.findIndex(wanted));
}
