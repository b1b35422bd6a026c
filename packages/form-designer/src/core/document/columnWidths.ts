import type { FormDocument, FormNode } from './FormDocument';
import { numberMember, objectMember } from './members';
import { tableGrid } from './tableGrid';

/**
 * Widths of a table's columns in percent: the width of the first visible cell that spans only this column, else
 * undefined. A merged cell has the width of its columns.
 */
export function columnWidths(document: FormDocument, table: FormNode): readonly (number | undefined)[] {
  const grid = tableGrid(document, table);
  const columns = Math.max(0, ...grid.map((row) => row.length));
  return Array.from({ length: columns }, (_, column) => {
    for (const row of grid) {
      const cell = row[column];
      if (!cell || cell.hidden || cell.columns > 1) continue;
      const width = numberMember(objectMember(document.nodes.get(cell.key)!.data, 'style'), 'width', 0);
      if (width > 0) return Math.min(100, width);
    }
    return undefined;
  });
}
