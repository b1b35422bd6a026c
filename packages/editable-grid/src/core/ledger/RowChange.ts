import type { RowId } from '../rowId';
import type { MovedRow } from './MovedRow';

/** A row at a place of the document. */
export interface Placed<Row> {
  index: number;
  row: Row;
}

/**
 * One plain step of the document. Everything that happens to rows is a list of these: typing, adding, removing,
 * undo, and later paste, fill and what other people send.
 *
 * `insert` entries stand in rising order of the index each row has afterwards; `remove` entries in rising order of
 * the index each row had before. So each is the other's inverse.
 */
export type RowChange<Row> =
  | { kind: 'edit'; rowId: RowId; column: string; value: unknown; previous: unknown }
  | { kind: 'insert'; entries: readonly Placed<Row>[] }
  | { kind: 'remove'; entries: readonly Placed<Row>[] }
  /** `row`: whom it was about, so that it can be taken back in another order; the document adds it. */
  | { kind: 'move'; from: number; to: number; row?: MovedRow };

/** The step that takes this one back. */
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
