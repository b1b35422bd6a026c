import { sameBox } from '../../core/range/CellRange';
import { changesSince } from '../../dom/changesSince';
import type { LazyCode } from '../../dom/lazyCode';
import { notifySelectionChanged } from '../notifySelectionChanged';
import { isFocusFree } from './isFocusFree';
import type { HeldAction, RangeModel } from './RangeModel';

/**
 * Runs an action on the selected cells as soon as its code has loaded. It is dropped, with a message, if the grid has
 * changed meanwhile: it would overwrite what was typed. If loading failed at first, it also runs only while the same
 * cells are selected: later it would surprise the user.
 */
export function runOnRange<Row extends object, Code>(
  model: RangeModel<Row>,
  code: LazyCode<Code>,
  run: (code: Code) => void,
): void {
  const { box, site } = model;
  if (code.loaded !== undefined || !site) return model.calls.withCode(code, run);
  const action: HeldAction = { hasChanged: changesSince(site) };
  model.held.add(action);
  model.calls.withCode(code, (loaded, hasFailed) => {
    model.held.delete(action);
    const now = model.box;
    const isMoved = hasFailed && !(box && now && sameBox(box, now));
    if (isMoved || action.hasChanged()) return notifySelectionChanged(model.calls);
    // The button that loads again may have taken the focus; code that loads again by itself leaves it to the user.
    if (hasFailed && isFocusFree()) model.site?.controller.focusAt(model.range!.anchor.row, model.range!.anchor.column);
    const others = [...model.held].filter((each) => !each.hasChanged());
    run(loaded);
    // One held action does not drop the next.
    for (const each of others) each.hasChanged = changesSince(site);
  });
}
