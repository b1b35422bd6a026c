import type { RowId } from '../rowId';

/** Who wrote a cell last, and with which version of the page. */
export interface CellStamp {
  version: number;
  userId: string;
}

/** A row of a shared page. Rows stand in rising order of `order`, equal ones by id. */
export interface SyncRow {
  readonly id: RowId;
  /** Fractional index: between any two keys there is another. */
  readonly order: string;
  readonly values: Readonly<Record<string, unknown>>;
  /** By column; absent while a cell is as the row was made. */
  readonly stamps: Readonly<Record<string, CellStamp>>;
}

/**
 * What happens to one row of a shared page; each step is about exactly one row, so steps about different rows never
 * meet. Values are JSON.
 */
export type SyncStep =
  /** `base`: version of the cell that its author saw; 0 as the row was made. A lower one than the cell's lost a race. */
  | { kind: 'edit'; rowId: RowId; column: string; value: unknown; base: number }
  | { kind: 'insert'; rowId: RowId; order: string; values: Readonly<Record<string, unknown>> }
  /** `base`: version of the page that its author saw; what was written into the row later is lost with it. */
  | { kind: 'remove'; rowId: RowId; base: number }
  | { kind: 'move'; rowId: RowId; order: string };

/**
 * The row after a step: the one merge rule, on server and clients alike. The last writer in the server's order wins;
 * what is about a row that is gone, or makes one that is there, changes nothing.
 *
 * @param row undefined while there is none
 * @returns the same object when nothing changed
 */
export function applyStep(row: SyncRow | undefined, step: SyncStep, stamp: CellStamp): SyncRow | undefined {
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
  }
}

const NO_STAMPS: SyncRow['stamps'] = {};
