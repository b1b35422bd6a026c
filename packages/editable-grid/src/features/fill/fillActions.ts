import { fillPlan } from '../../core/fill/fillPlan';
import type { FillSource } from '../../core/fill/fillSource';
import type { RangeBox } from '../../core/range/CellRange';
import type { GridSite } from '../../dom/GridFeature';
import type { HeldCells } from '../../dom/HeldCells';
import { sheetTexts } from '../../texts/sheet/sheetTexts';
import { boxNames } from '../names/boxNames';
import { undoAction } from '../history/undoAction';
import { notifyDropped } from '../notifyDropped';
import type { RangeModel } from '../range/RangeModel';
import { selectResult } from '../range/selectResult';
import type { SheetCalls } from '../SheetCalls';
import { targetGrid } from '../targetGrid';

/** Fills the target from the source, as one undo step, and selects it. */
export async function fillRange<Row extends object>(
  site: GridSite<Row>,
  model: RangeModel<Row>,
  { source, target, cells }: FillSource & { cells: HeldCells<Row> },
  copy: boolean,
): Promise<void> {
  const { calls } = model;
  const across = target.left < source.left || target.right > source.right;
  if (across && !(await areNamesLoaded(site, cells, calls))) return;
  const { box } = cells;
  if (!box || cells.hasChanged(box)) return notifyDropped('cells', calls);
  const moved = { down: box.top - target.top, across: box.left - target.left };
  fill(site, { source: shifted(source, moved), target: box }, copy, calls);
  selectResult(site, model, box);
}

/** Reports texts that could not be loaded. */
async function areNamesLoaded<Row extends object>(
  site: GridSite<Row>,
  { box }: HeldCells<Row>,
  { locale, notify }: SheetCalls,
): Promise<boolean> {
  const names = box && boxNames(site, box);
  try {
    if (names?.missing) await names.arrived(sheetTexts(locale).namesMissing);
    return true;
  } catch (error) {
    notify('error', (error as Error).message);
    return false;
  }
}

function fill<Row extends object>(
  site: GridSite<Row>,
  { source, target }: FillSource,
  copy: boolean,
  calls: SheetCalls,
): void {
  const steps = site.store.apply(fillPlan(source, target, targetGrid(site, false), copy));
  site.store.flush();
  const text = sheetTexts(calls.locale).filled(steps.length);
  calls.announce(text);
  if (steps.length > 1) calls.notify('success', text, undoAction(site, steps, calls));
}

const shifted = (box: RangeBox, { down, across }: { down: number; across: number }): RangeBox => ({
  top: box.top + down,
  bottom: box.bottom + down,
  left: box.left + across,
  right: box.right + across,
});
