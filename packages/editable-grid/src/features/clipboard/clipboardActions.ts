import { clearPlan } from '../../core/clipboard/clearPlan';
import { copyCells } from '../../core/clipboard/copyCells';
import { formatHtml } from '../../core/clipboard/formatHtml';
import { formatTsv } from '../../core/clipboard/formatTsv';
import { pastePlan, type PastePlan } from '../../core/clipboard/pastePlan';
import { boxRange, cellsIn, type RangeBox } from '../../core/range/CellRange';
import type { GridSite } from '../../dom/GridFeature';
import { sheetTexts } from '../../texts/sheet/sheetTexts';
import type { RangeModel } from '../range/RangeModel';
import type { SheetCalls } from '../SheetCalls';
import { targetGrid } from '../targetGrid';
import { readClipboard } from './readClipboard';

/** Puts the cells of a box on the clipboard, as text and as a table. */
export function copyTo<Row extends object>(data: DataTransfer, site: GridSite<Row>, box: RangeBox): void {
  const { text, html } = written(site, box);
  data.setData('text/plain', text);
  data.setData('text/html', html);
}

/** The same after the copy event is over. @returns false when the browser refused */
export async function copyLater<Row extends object>(
  site: GridSite<Row>,
  box: RangeBox,
  { locale, tell }: SheetCalls,
): Promise<boolean> {
  const { text, html } = written(site, box);
  const blob = (content: string, type: string) => new Blob([content], { type });
  try {
    await navigator.clipboard.write([
      new ClipboardItem({ 'text/plain': blob(text, 'text/plain'), 'text/html': blob(html, 'text/html') }),
    ]);
    return true;
  } catch {
    tell('error', sheetTexts(locale).copyRefused);
    return false;
  }
}

/** Says how much was copied. */
export const sayCopied = (box: RangeBox, { locale, announce }: SheetCalls): void =>
  announce(sheetTexts(locale).copied(cellsIn(box)));

/** Empties the cells of a box that take input, as one step. */
export function clearRange<Row extends object>(
  site: GridSite<Row>,
  box: RangeBox,
  { locale, announce }: SheetCalls,
): void {
  site.controller.settle();
  const steps = site.store.apply(clearPlan(box, targetGrid(site, false)));
  site.store.flush();
  announce(sheetTexts(locale).cleared(steps.length));
}

/** Lays the clipboard down over the chosen cells, as one step, and says what was left as it was. */
export function pasteInto<Row extends object>(
  site: GridSite<Row>,
  model: RangeModel<Row>,
  clipboard: { text: string; html: string },
  calls: SheetCalls,
): void {
  if (model.box) layDown(site, model, readClipboard(clipboard), model.box, calls);
}

function layDown<Row extends object>(
  site: GridSite<Row>,
  model: RangeModel<Row>,
  texts: readonly (readonly string[])[],
  box: RangeBox,
  calls: SheetCalls,
): void {
  const { store, controller } = site;
  const plan = pastePlan(texts, box, targetGrid(site, calls.mayAddRows));
  if (!plan.box) return;
  // A linked choice is read by a list that has been asked for just now.
  const arriving = plan.refused.some(({ reason }) => reason === 'not-a-choice') && store.settings.linkage?.arriving?.();
  if (arriving) return void arriving.then(() => layDown(site, model, texts, box, calls));
  store.apply(plan.changes);
  store.flush();
  controller.focusAt(plan.box.top, plan.box.left);
  model.set(boxRange(plan.box));
  report(site, plan, calls);
}

function report<Row extends object>(
  { store }: GridSite<Row>,
  plan: PastePlan<Row>,
  { locale, tell, announce }: SheetCalls,
) {
  const texts = sheetTexts(locale);
  const { written: count, refused, lostRows, lostColumns, addedRows } = plan;
  announce(texts.pasted(count, addedRows));
  const parts: string[] = [];
  const [first] = refused;
  if (first) {
    parts.push(texts.refused(refused.length));
    const title = store.column(first.column)?.title ?? first.column;
    parts.push(texts.refusedAt(store.indexOf(first.rowId) + 1, title, texts.refusals[first.reason]));
  }
  if (lostRows > 0) parts.push(texts.lostRows(lostRows));
  if (lostColumns > 0) parts.push(texts.lostColumns(lostColumns));
  if (parts.length) tell('warning', parts.join(texts.separator));
}

function written<Row extends object>(site: GridSite<Row>, box: RangeBox): { text: string; html: string } {
  const cells = copyCells(box, targetGrid(site, false));
  return { text: formatTsv(cells.map((row) => row.map(({ text }) => text))), html: formatHtml(cells) };
}
