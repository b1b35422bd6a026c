import type { CommentChange } from '../comments/CellComment';
import type { RowId } from '../rowId';

/** Last author of a cell, and the page's version of that change. */
export interface CellStamp {
  version: number;
  userId: string;
}

/** A row of a shared page. Rows are sorted by `order`, then by id. */
export interface SyncRow {
  readonly id: RowId;
  /** Fractional index: there is a key between any two keys. */
  readonly order: string;
  readonly values: Readonly<Record<string, unknown>>;
  /** By column; absent for cells unchanged since the row was inserted. */
  readonly stamps: Readonly<Record<string, CellStamp>>;
}

/** A step on one row of a shared page; steps on different rows never conflict. Values are JSON. */
export type RowStep =
  /**
   * `base`: version of the cell that the author saw, 0 if unchanged since insertion. A lower one than the cell's is a
   * conflict.
   */
  | { kind: 'edit'; rowId: RowId; column: string; value: unknown; base: number }
  | { kind: 'insert'; rowId: RowId; order: string; values: Readonly<Record<string, unknown>> }
  /** `base`: version of the page that the author saw; later changes of the row are lost. */
  | { kind: 'remove'; rowId: RowId; base: number }
  | { kind: 'move'; rowId: RowId; order: string };

/** A step in the comments of a row's cell; the user who sends it is the author of a comment that it adds. */
export interface CommentStep {
  kind: 'comment';
  rowId: RowId;
  change: CommentChange;
}

export type SyncStep = RowStep | CommentStep;

/**
 * The row after a step: the one merge rule, for server and clients. The last writer in the server's order wins; steps
 * on removed rows and inserts of existing rows change nothing.
 *
 * @param row `undefined` if it does not exist
 * @returns the same object when nothing changed
 */
export function applyStep(row: SyncRow | undefined, step: RowStep, stamp: CellStamp): SyncRow | undefined {
  if (step.kind === 'insert')
    return row ?? { id: step.rowId, order: step.order, values: step.values, stamps: NO_STAMPS };
  if (!row) return undefined;
  switch (step.kind) {
    case 'edit':
      return {
        ...row,
        values: { ...row.values, [step.column]: step.value },
        stamps: { ...row.stamps, [step.column]: stamp },
      };
    case 'move':
      return row.order === step.order ? row : { ...row, order: step.order };
    case 'remove':
      return undefined;
    default:
      // A step of a later version.
      return row;
  }
}

const NO_STAMPS: SyncRow['stamps'] = {};
