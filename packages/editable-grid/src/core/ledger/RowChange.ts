import type { RowId } from '../rowId';
import type { MovedRow } from './MovedRow';

/** A row at a place of the document. */
export interface Placed<Row> {
  index: number;
  row: Row;
}

/**
 * One step of the document, as plain data. Every change of rows is a list of these: typing, adding, removing, undo,
 * paste, fill and other users' changes.
 *
 * `insert` entries are sorted by the index each row has afterwards, `remove` entries by the index each row had before,
 * so that each is the other's inverse.
 */
export type RowChange<Row> =
  | { kind: 'edit'; rowId: RowId; column: string; value: unknown; previous: unknown }
  | { kind: 'insert'; entries: readonly Placed<Row>[] }
  | { kind: 'remove'; entries: readonly Placed<Row>[] }
  /** `row`: the moved row, so that the move can be undone in another order; added by the document. */
  | { kind: 'move'; from: number; to: number; row?: MovedRow };

/** The inverse step. */
export function invert<Row>(change: RowChange<Row>): RowChange<Row> {
  switch (change.kind) {
    case 'edit':
      return { ...change, value: change.previous, previous: change.value };
    case 'insert':
      return { kind: 'remove', entries: change.entries };
    case 'remove':
      return { kind: 'insert', entries: change.entries };
    case 'move':
      return {
        kind: 'move',
        from: change.to,
        to: change.from,
        ...(change.row && { row: { id: change.row.id, from: change.row.to, to: change.row.from } }),
      };
  }
}
