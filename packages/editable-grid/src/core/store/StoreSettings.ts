import type { CellDefinition } from '../cells/CellDefinition';
import type { GridColumn } from '../columns/GridColumn';
import type { RowChange } from '../ledger/RowChange';

export type SelectionMode = 'checkbox' | 'radio' | false;

/** Who changed the rows. */
export type ChangeOrigin = 'user' | 'api' | 'undo' | 'remote';

/** What `onRowsChange` is told: the plain steps of one transaction, in order. */
export interface RowsChange<Row> {
  changes: readonly RowChange<Row>[];
  origin: ChangeOrigin;
}

/** What the store has to know about the grid it serves. */
export interface StoreSettings<Row extends object> {
  columns: readonly GridColumn<Row>[];
  define: (type: string) => CellDefinition;
  locale: 'zh-CN' | 'en-US';
  selection: SelectionMode;
  disabled: boolean;
  readOnly: boolean;
  rowDisabled: ((row: Row) => boolean) | undefined;
  /** Rows of the page in sight, as places in sorted order; absent shows all. */
  page: { from: number; to: number } | undefined;
}

/** What changed since the last flush; `all` means rows came, went or moved. */
export interface Dirt {
  all: boolean;
  rows: ReadonlySet<string>;
}

/** What a user may do with a cell. */
export type CellAccess = 'edit' | 'read-only' | 'disabled';
