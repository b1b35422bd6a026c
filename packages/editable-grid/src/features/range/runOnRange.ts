import { sameBox, type RangeBox } from '../../core/range/CellRange';
import { HeldCells } from '../../dom/HeldCells';
import type { LazyCode } from '../../dom/lazyCode';
import { notifyDropped } from '../notifyDropped';
import { isFocusFree } from './isFocusFree';
import type { HeldAction, RangeModel } from './RangeModel';

/** The cells that an action reads and writes. */
export interface ActionArea {
  /** Default the selected range. */
  box?: RangeBox | undefined;
  /** Rows that it may write, if more than those of the box. */
  rows?: number | undefined;
}

/**
 * Commits the typed text, and runs an action on cells as soon as its code has loaded. It is dropped, with a message, if one of the cells has changed
 * meanwhile: it would overwrite what was typed. If loading failed at first, it also runs only while the same cells are
 * selected: later it would surprise the user.
 */
export function runOnRange<Row extends object, Code>(
  model: RangeModel<Row>,
  code: LazyCode<Code>,
  run: (code: Code, cells: HeldCells<Row>) => void,
  area: ActionArea = {},
): void {
  const { site } = model;
  site?.controller.settle();
  const box = area.box ?? model.box;
  if (!site || !box) return;
  const cells = new HeldCells(site, box, area.rows);
  if (code.loaded !== undefined) return run(code.loaded, cells);
  const selected = model.box && new HeldCells(site, model.box);
  const action: HeldAction<Row> = { cells };
  model.held.add(action);
  model.calls.withCode(code, (loaded, hasFailed) => {
    model.held.delete(action);
    if (action.cells.hasChanged()) return notifyDropped('cells', model.calls);
    // The range follows its rows once they are drawn.
    if (hasFailed) site.store.flush();
    if (hasFailed && !isSelected(model, selected)) return notifyDropped('selection', model.calls);
    // The button that loads again may have taken the focus; code that loads again by itself leaves it to the user.
    if (hasFailed && isFocusFree()) model.site?.controller.focusAt(model.range!.anchor.row, model.range!.anchor.column);
    const others = [...model.held].filter((each) => !each.cells.hasChanged());
    run(loaded, action.cells);
    // One held action does not drop the next.
    for (const each of others) each.cells = each.cells.renewed();
  });
}

function isSelected<Row extends object>({ box: now }: RangeModel<Row>, cells: HeldCells<Row> | undefined): boolean {
  const box = cells?.box;
  return box !== undefined && now !== undefined && sameBox(box, now);
}
