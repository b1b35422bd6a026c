import type { SheetCalls } from '../SheetCalls';
import type { MenuOpener } from '../context-menu/MenuPlace';
import type { RangeModel } from './RangeModel';

/** State that the parts of a sheet share before any of them is loaded. */
export interface SheetLink<Row extends object> {
  /** The page around the grid, as it is now. */
  calls: SheetCalls;
  /** Created by the first part that needs it; see `rangeModelOf`. */
  model?: RangeModel<Row>;
  /** The context menu, while the grid has one. */
  menu?: MenuOpener<Row> | undefined;
}
