import type { CellDefinition } from '../cells/CellDefinition';
import { optionText } from '../columns/GridOption';
import type { ResolvedColumn } from '../columns/ResolvedColumn';
import { fieldOf } from '../rowId';

/** Most choices offered; beyond that a text search is better. */
const MAX_CHOICES = 500;

/**
 * Texts a column can be filtered by: its options, else the displayed texts in row order; the empty text is last if
 * there are empty cells.
 *
 * @param rows all rows of the document
 * @param columnFor the column for a row
 */
export function choicesOf<Row extends object>(
  rows: readonly Row[],
  column: ResolvedColumn<Row>,
  definition: CellDefinition,
  columnFor: (row: Row, column: ResolvedColumn<Row>) => ResolvedColumn<Row> = (_, same) => same,
): string[] {
  const texts = new Set<string>();
  for (const option of column.options ?? []) texts.add(optionText(option));
  for (const row of rows) {
    texts.add(definition.format(fieldOf(row, column.key), columnFor(row, column)));
    if (texts.size > MAX_CHOICES) break;
  }
  const empty = texts.delete('');
  return [...[...texts].slice(0, MAX_CHOICES), ...(empty ? [''] : [])];
}
