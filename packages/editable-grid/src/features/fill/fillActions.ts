import { fillPlan } from '../../core/fill/fillPlan';
import { fromAbove, type FillSource } from '../../core/fill/fillSource';
import { sameBox, type RangeBox } from '../../core/range/CellRange';
import { changesSince } from '../../dom/changesSince';
import type { GridSite } from '../../dom/GridFeature';
import { sheetTexts } from '../../texts/sheet/sheetTexts';
import { boxNames } from '../names/boxNames';
import { undoAction } from '../history/undoAction';
import { notifySelectionChanged } from '../notifySelectionChanged';
import type { RangeModel } from '../range/RangeModel';
import { selectResult } from '../range/selectResult';
import type { SheetCalls } from '../SheetCalls';
import { targetGrid } from '../targetGrid';

/** Fills the target from the source, as one undo step, and selects it. */
export async function fillRange<Row extends object>(
  site: GridSite<Row>,
  model: RangeModel<Row>,
  { source, target }: FillSource,
  copy: boolean,
): Promise<void> {
  if (sameBox(source, target) || !(await fill(site, source, target, copy, model.calls))) return;
  selectResult(site, model, target);
}

/** Copies the first row of the range into its others, or the row above into a single one. */
export async function fillDown<Row extends object>(site: GridSite<Row>, model: RangeModel<Row>): Promise<void> {
  if (model.box) await fillRange(site, model, fromAbove(model.box), true);
}

/** @returns `false` if texts of the source column could not be loaded, or cells have changed meanwhile */
async function fill<Row extends object>(
  site: GridSite<Row>,
  source: RangeBox,
  target: RangeBox,
  copy: boolean,
  calls: SheetCalls,
): Promise<boolean> {
  const { locale, announce, notify } = calls;
  const texts = sheetTexts(locale);
  site.controller.settle();
  const across = target.left < source.left || target.right > source.right;
  const hasChanged = changesSince(site);
  const names = across ? boxNames(site, target) : undefined;
  try {
    if (names?.missing) await names.arrived(texts.namesMissing);
  } catch (error) {
    notify('error', (error as Error).message);
    return false;
  }
  if (hasChanged()) {
    notifySelectionChanged(calls);
    return false;
  }
  const steps = site.store.apply(fillPlan(source, target, targetGrid(site, false), copy));
  site.store.flush();
  const text = texts.filled(steps.length);
  announce(text);
  if (steps.length > 1) notify('success', text, undoAction(site, steps, calls));
  return true;
}
