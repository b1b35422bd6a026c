import { sameBox } from '../../core/range/CellRange';
import type { LazyCode } from '../../dom/lazyCode';
import { notifySelectionChanged } from '../notifySelectionChanged';
import type { RangeModel } from './RangeModel';

/**
 * Runs an action on the selected cells as soon as its code has loaded. If loading failed at first, it runs only while the
 * same cells are selected: later it would surprise the user.
 */
export function runOnRange<Row extends object, Code>(
  model: RangeModel<Row>,
  code: LazyCode<Code>,
  run: (code: Code) => void,
): void {
  const { box } = model;
  model.calls.withCode(code, (loaded, hasFailed) => {
    if (hasFailed) {
      const now = model.box;
      if (!box || !now || !sameBox(box, now)) return notifySelectionChanged(model.calls);
      // The button that loads again has taken the focus.
      model.site?.controller.focusAt(model.range!.anchor.row, model.range!.anchor.column);
    }
    run(loaded);
  });
}
