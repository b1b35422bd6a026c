import { namedOption } from '../../../core/cells/choices';
import { type GridOption, optionText } from '../../../core/columns/GridOption';
import type { CellColumn } from '../../../core/columns/ResolvedColumn';
import { matchOptions } from './matchOptions';

const NONE: readonly GridOption[] = [];

/** Choices a column's list offers for a typed text: the matching ones, and the text itself if `allowInput` is set. */
export function shownChoices(
  column: CellColumn,
  query: string | undefined,
  options: readonly GridOption[] = column.options ?? NONE,
): readonly GridOption[] {
  const matching = column.allowSearch === false ? options : matchOptions(options, query);
  const text = query?.trim();
  return column.allowInput && text && !namedOption(text, column) ? [...matching, { value: text }] : matching;
}

/** Index of the choice that is active first: the one that starts with the typed text, else the selected one, else 0. */
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
