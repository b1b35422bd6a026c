import { fillPlan } from '../../core/fill/fillPlan';
import type { RangeBox } from '../../core/range/CellRange';
import type { GridSite } from '../../dom/GridFeature';
import { sheetTexts } from '../../texts/sheet/sheetTexts';
import { boxNames } from '../names/boxNames';
import { undoAction } from '../history/undoAction';
import type { SheetCalls } from '../SheetCalls';
import { targetGrid } from '../targetGrid';

/**
 * Fills the target from the source, as one undo step.
 *
 * @returns `false` if texts of the source column must be loaded first
 */
export async function fill<Row extends object>(
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
  const names = across ? boxNames(site, target) : undefined;
  try {
    if (names?.missing) await names.arrived(texts.namesMissing);
  } catch (error) {
    notify('error', (error as Error).message);
    return false;
  }
  const steps = site.store.apply(fillPlan(source, target, targetGrid(site, false), copy));
  site.store.flush();
  const text = texts.filled(steps.length);
  announce(text);
  if (steps.length > 1) notify('success', text, undoAction(site, steps, calls));
  return true;
}
