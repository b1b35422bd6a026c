import type { CellAccess } from '../core/store/StoreSettings';
import type { CellColumn, ResolvedColumn } from '../core/columns/ResolvedColumn';
import type { Texts } from '../texts/zh-CN';

/** `edit`: the cell is its editor. `show`: it only shows. */
export type FaceMode = 'edit' | 'show';

/** State of a cell, independent of its row type. */
export interface CellContent {
  column: CellColumn;
  rowId: string;
  /** Place among the visible rows, from 0. */
  index: number;
  /** Number shown to the user, from 1 over all pages. */
  number: number;
  value: unknown;
  /** The formatted value. */
  text: string;
  access: CellAccess;
  selected: boolean;
  /** The row shows its panel. */
  expanded: boolean;
  mode: FaceMode;
  /** Work in progress in the cell, e.g. an upload. */
  note: unknown;
  texts: Texts;
}

/** Input for rendering a cell. One object is reused for all cells: do not keep references to it. */
export interface CellPaint<Row extends object> extends CellContent {
  column: ResolvedColumn<Row>;
  row: Row;
}

/**
 * Appearance of a cell type in plain DOM. A face is built once per column, cloned per row and rewritten in place while
 * scrolling, without React.
 */
export interface CellFace {
  /**
   * Height of the content, so that it can be centred without flex: a `line` of text (default), a `control` of the
   * grid's size, or a `box` of 16 pixels. In mode `show` the content is a line, unless it is a box.
   */
  inside?: 'line' | 'control' | 'box';
  /** Content of the cell, built once per column and mode; `undefined` for an empty cell. */
  build(column: CellColumn, mode: FaceMode, texts: Texts): Node | undefined;
  /** Updates a cell; called only if text, access or mode changed (lead cells: always). */
  write<Row extends object>(cell: HTMLElement, paint: CellPaint<Row>): void;
  /** Element that takes focus and typing; default the cell. */
  control?(cell: HTMLElement): HTMLElement;
  /** Left and Right move through the focusable elements inside, as in rendered cells. */
  stops?: boolean;
  /** Value of a toggled input; toggles only. */
  read?(input: HTMLInputElement, column: CellColumn): unknown;
  /** The cell is entered, e.g. a larger editor opens over it. */
  engage?<Row extends object>(cell: HTMLElement, paint: CellPaint<Row>): void;
  /** The active cell has moved on the page. */
  follow?(cell: HTMLElement): void;
  disengage?(cell: HTMLElement): void;
}
