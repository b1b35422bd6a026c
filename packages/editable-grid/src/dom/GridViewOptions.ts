import type { ColumnLayout } from '../core/columns/arrangeColumns';
import type { SelectionMode } from '../core/store/StoreSettings';
import type { Texts } from '../texts/zh-CN';
import type { CellRegistry } from './createRegistry';

/** Where React nodes of rendered cells are handed over. */
export interface CellContents {
  set(cell: HTMLElement, content: unknown): void;
  delete(cell: HTMLElement): void;
  clear(): void;
  /** Draws the given content. @param now before the browser paints; only inside an event */
  commit(now?: boolean): void;
}

/** Options of the view; a change redraws all rows. */
export interface GridViewOptions<Row extends object> {
  layout: ColumnLayout<Row>;
  registry: CellRegistry;
  texts: Texts;
  alwaysEdit: boolean;
  readOnly: boolean;
  selection: SelectionMode;
  /** Cells that differ from the loaded document are marked, and new rows. */
  changeMarks: boolean;
  /** Pixels of one row, its lower line included. */
  rowHeight: number;
  /** Pixels of an input. */
  controlHeight: number;
  /** Visible width in pixels, pinned columns included; 0 if nothing is laid out. */
  width: number;
  /** Pixels in which rows can be seen, heading and footer left out. */
  room: number;
  /** Number shown for the first row of the page; 1 on the first page. */
  firstNumber: number;
  contents: CellContents;
}
