import type { FillSource } from '../../core/fill/fillSource';
import { sameBox } from '../../core/range/CellRange';
import type { GridSite } from '../../dom/GridFeature';
import type { RangeModel } from '../range/RangeModel';
import { runOnRange } from '../range/runOnRange';
import { fillCode } from './fillCode';

/**
 * Fills the target from the source as soon as the code has loaded.
 *
 * @param copy repeats the source instead of continuing its series
 */
export function requestFill<Row extends object>(
  site: GridSite<Row>,
  model: RangeModel<Row>,
  { source, target }: FillSource,
  copy: boolean,
): void {
  if (sameBox(source, target)) return;
  runOnRange(
    model,
    fillCode,
    (actions, cells) => void actions.fillRange(site, model, { source, target, cells }, copy),
    { box: target },
  );
}
