import { replacePlan } from '../../core/find/replacePlan';
import type { CellSpot } from '../../core/range/CellRange';
import type { GridSite } from '../../dom/GridFeature';
import { sheetTexts } from '../../texts/sheet/sheetTexts';
import { undoAction } from '../history/undoAction';
import type { SheetCalls } from '../SheetCalls';
import { targetGrid } from '../targetGrid';

/** Replaces the query in the given cells as one undo step and reports cells that refuse the new text. */
export function replaceFound<Row extends object>(
  site: GridSite<Row>,
  spots: readonly CellSpot[],
  { query, replacement }: { query: string; replacement: string },
  calls: SheetCalls,
): void {
  const texts = sheetTexts(calls.locale);
  const { changes, refused } = replacePlan(spots, query, replacement, targetGrid(site, false));
  const steps = site.store.apply(changes);
  site.store.flush();
  const parts = [texts.replaced(steps.length)];
  const [first] = refused;
  if (first) {
    const title = site.store.column(first.column)?.title ?? first.column;
    const reason = texts.refusals[first.reason];
    parts.push(texts.refused(refused.length), texts.refusedAt(site.store.indexOf(first.rowId) + 1, title, reason));
  }
  const text = parts.join(texts.separator);
  calls.announce(text);
  if (first || steps.length > 1)
    calls.notify(first ? 'warning' : 'success', text, steps.length ? undoAction(site, steps, calls) : undefined);
}
