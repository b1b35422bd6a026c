import { fillPlan } from '../../core/fill/fillPlan';
import type { RangeBox } from '../../core/range/CellRange';
import type { GridSite } from '../../dom/GridFeature';
import { sheetTexts } from '../../texts/sheet/sheetTexts';
import type { SheetCalls } from '../SheetCalls';
import { targetGrid } from '../targetGrid';

/** Fills the target from the source, as one step. */
export function fill<Row extends object>(
  site: GridSite<Row>,
  source: RangeBox,
  target: RangeBox,
  copy: boolean,
  { locale, announce }: SheetCalls,
): void {
  site.controller.settle();
  const steps = site.store.apply(fillPlan(source, target, targetGrid(site, false), copy));
  site.store.flush();
  announce(sheetTexts(locale).filled(steps.length));
}
