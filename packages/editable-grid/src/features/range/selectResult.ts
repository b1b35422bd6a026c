import { boxRange, type RangeBox } from '../../core/range/CellRange';
import type { GridSite } from '../../dom/GridFeature';
import { isFocusFree } from './isFocusFree';
import type { RangeModel } from './RangeModel';

/** Selects the cells that an action has written; a user who went on outside of the grid keeps the focus. */
export function selectResult<Row extends object>(site: GridSite<Row>, model: RangeModel<Row>, box: RangeBox): void {
  const { activeElement } = document;
  const isInGrid = site.scroller.contains(activeElement) || activeElement?.closest('[role=menu]');
  if (isInGrid || isFocusFree()) site.controller.focusAt(box.top, box.left);
  model.set(boxRange(box));
}
