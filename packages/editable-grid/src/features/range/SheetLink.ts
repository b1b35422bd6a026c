import type { SheetCalls } from '../SheetCalls';
import type { RangeModel } from './RangeModel';

/** What the parts of a sheet share before any of them is loaded. */
export interface SheetLink<Row extends object> {
  /** The page around the grid, as it is now. */
  calls: SheetCalls;
  /** Made by the first part that asks; see `rangeModelOf`. */
  model?: RangeModel<Row>;
}
