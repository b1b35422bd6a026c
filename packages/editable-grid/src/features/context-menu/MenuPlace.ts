import type { RowId } from '../../core/rowId';
import type { RangeBox } from '../../core/range/CellRange';
import type { GridSite } from '../../dom/GridFeature';
import type { GridMenuItem } from '../../react/Menu';

/** The part of the grid a context menu belongs to: selected cells, whole rows, or a column by its heading. */
export type MenuArea = 'cells' | 'rows' | 'heading';

/** Target of a context menu. */
export interface MenuPlace<Row> {
  area: MenuArea;
  /** Selected rows, in their visible order; none at a heading. */
  rows: readonly Row[];
  /** Keys of the selected columns. */
  columns: readonly string[];
}

/** Returns the entries of a menu: the given ones, without some of them, or with further ones. */
export type ChangeMenu<Row> = (items: readonly GridMenuItem[], place: MenuPlace<Row>) => readonly GridMenuItem[];

/** A context menu that the user opened. */
export interface OpenedMenu<Row extends object> {
  area: MenuArea;
  site: GridSite<Row>;
  /** Selected cells; at a heading the cells of the column, even if there are no rows. */
  box: RangeBox;
  /** Row and column that the menu was opened at. */
  rowId: RowId | undefined;
  column: number;
  /** Place of the menu. */
  at: HTMLElement | { x: number; y: number };
}

/** Opens context menus of a grid. */
export interface MenuOpener<Row extends object> {
  /** Cells and rows have a menu; otherwise only headings. */
  cells: boolean;
  open: (menu: OpenedMenu<Row>) => void;
}
