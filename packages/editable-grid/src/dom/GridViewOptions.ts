import type { ColumnLayout } from '../core/columns/arrangeColumns';
import type { SelectionMode } from '../core/store/StoreSettings';
import type { Texts } from '../texts/zh-CN';
import type { CellRegistry } from './createRegistry';

/** Where React nodes of rendered cells are handed over. */
export interface CellContents {
  set(cell: HTMLElement, content: unknown): void;
  delete(cell: HTMLElement): void;
  clear(): void;
  /** Draws what was handed over. @param now before the browser paints; only inside an event */
  commit(now?: boolean): void;
}

/** Everything the drawing side has to know; a change of it draws all rows anew. */
export interface GridViewOptions<Row extends object> {
  layout: ColumnLayout<Row>;
  registry: CellRegistry;
  texts: Texts;
  alwaysEdit: boolean;
  readOnly: boolean;
  selection: SelectionMode;
  /** Pixels of one row, its lower line included. */
  rowHeight: number;
  /** Pixels of an input. */
  controlHeight: number;
  /** Pixels in sight sideways, pinned columns included; 0 when nothing is laid out. */
  width: number;
  /** Pixels in which rows can be seen, heading and footer left out. */
  room: number;
  /** Number of the first row in sight for the user; 1 on the first page. */
  firstNumber: number;
  contents: CellContents;
}
