import type { CommentChange } from '../comments/CellComment';
import type { RowId } from '../rowId';
import type { SyncRow } from './SyncStep';

/** A user's change to the visible rows, relative to the previous one. */
export type LocalChange =
  | { kind: 'edit'; rowId: RowId; column: string; value: unknown }
  /** Consecutive rows from `index` on. */
  | { kind: 'insert'; index: number; rows: readonly { id: RowId; values: Readonly<Record<string, unknown>> }[] }
  | { kind: 'remove'; rowIds: readonly RowId[] }
  | { kind: 'move'; rowId: RowId; to: number }
  | { kind: 'comment'; change: CommentChange };

/** A change that updates the visible rows to the page and this user's unsettled changes. */
export type ViewChange =
  | { kind: 'edit'; rowId: RowId; column: string; value: unknown }
  | { kind: 'insert'; index: number; rows: readonly SyncRow[] }
  | { kind: 'remove'; rowId: RowId }
  | { kind: 'move'; rowId: RowId; to: number };
