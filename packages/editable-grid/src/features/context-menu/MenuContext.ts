import type { SortState } from '../../core/view/sortOrder';
import type { GridKit } from '../../react/GridKit';
import type { SheetView } from '../../react/useSheetView';
import type { SheetTexts } from '../../texts/sheet/zh-CN';
import type { RangeModel } from '../range/RangeModel';

/** Permitted actions of the grid, which decide the entries of its context menus. */
export interface MenuContext<Row extends object> {
  kit: GridKit<Row>;
  model: RangeModel<Row>;
  view: SheetView;
  texts: SheetTexts;
  readOnly: boolean;
  disabled: boolean;
  /** Rows can be added and removed by the user. */
  changesRows: boolean;
  /** Rows can be moved by the user. */
  movesRows: boolean;
  isTree: boolean;
  /** Codes that permissions exclude. */
  excluded: readonly string[];
  /** The server sorts: only columns with `isOrder`. */
  sortsOnServer: boolean;
  /** The server filters: only columns with `filter`. */
  filtersOnServer: boolean;
  onSort: (sorts: readonly SortState[]) => void;
  /** Opens the filter of a column. */
  onFilter: (key: string, anchor: HTMLElement) => void;
}
