import type { RowId } from '../rowId';
import type { SyncRow } from './SyncStep';

/** What the user did to the rows in sight, each after the one before it. */
export type LocalChange =
  | { kind: 'edit'; rowId: RowId; column: string; value: unknown }
  /** Rows that stand together from `index` on. */
  | { kind: 'insert'; index: number; rows: readonly { id: RowId; values: Readonly<Record<string, unknown>> }[] }
  | { kind: 'remove'; rowIds: readonly RowId[] }
  | { kind: 'move'; rowId: RowId; to: number };

/** What has to happen to the rows in sight so that they are the page with one's own unsettled changes on top. */
export type ViewChange =
  | { kind: 'edit'; rowId: RowId; column: string; value: unknown }
  | { kind: 'insert'; index: number; rows: readonly SyncRow[] }
  | { kind: 'remove'; rowId: RowId }
  | { kind: 'move'; rowId: RowId; to: number };
