import { TITLE_STYLE } from '../catalogue/newTree';
import type { FormDocument, FormNode } from '../document/FormDocument';
import { booleanMember, objectMember, textMember } from '../document/members';

/** The cell before (-1) or after (1) a cell in its row of the table; undefined at the edge and for other parts. */
export function cellBeside(document: FormDocument, cell: FormNode, by: -1 | 1): FormNode | undefined {
  const table = cell.kind === 'cell' && cell.parent !== null ? document.nodes.get(cell.parent) : undefined;
  if (!table) return undefined;
  const index = table.children.indexOf(cell.key);
  const starts = rowStarts(table.rows ?? []);
  if (starts.has(by < 0 ? index : index + 1)) return undefined;
  const beside = document.nodes.get(table.children[index + by] ?? '');
  return beside?.kind === 'cell' && !booleanMember(beside.data, 'hide') ? beside : undefined;
}

/** True for a cell in the style of titles (B§2). */
export const isTitleCell = ({ data }: FormNode): boolean =>
  textMember(objectMember(data, 'style'), 'background').toUpperCase() === TITLE_STYLE.background;

/** Index of the first cell of each row. */
function rowStarts(rows: readonly number[]): Set<number> {
  let start = 0;
  return new Set(rows.map((count) => (start += count) - count));
}
