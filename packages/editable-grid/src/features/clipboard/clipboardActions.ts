import { clearPlan } from '../../core/clipboard/clearPlan';
import { copyCells } from '../../core/clipboard/copyCells';
import { formatHtml } from '../../core/clipboard/formatHtml';
import { formatTsv } from '../../core/clipboard/formatTsv';
import type { ClipboardTexts } from '../../core/clipboard/pasteSize';
import { pastePlan, type PastePlan } from '../../core/clipboard/pastePlan';
import type { Transaction } from '../../core/ledger/ChangeLog';
import { cellsIn, type RangeBox } from '../../core/range/CellRange';
import { fieldOf } from '../../core/rowId';
import type { GridSite } from '../../dom/GridFeature';
import type { HeldCells } from '../../dom/HeldCells';
import { sheetTexts } from '../../texts/sheet/sheetTexts';
import type { SheetTexts } from '../../texts/sheet/zh-CN';
import { undoAction } from '../history/undoAction';
import { notifyDropped } from '../notifyDropped';
import type { RangeModel } from '../range/RangeModel';
import { selectResult } from '../range/selectResult';
import { boxNames } from '../names/boxNames';
import type { SheetCalls } from '../SheetCalls';
import { targetGrid } from '../targetGrid';
import { readClipboard } from './readClipboard';

/**
 * Copies the cells of a box to the clipboard, as text and as a table.
 *
 * @returns `false` if texts must be loaded first, e.g. of rows that were never visible: see {@link copyLater}
 */
export function copyTo<Row extends object>(data: DataTransfer, site: GridSite<Row>, box: RangeBox): boolean {
  if (boxNames(site, box).missing) return false;
  const { text, html } = written(site, box);
  data.setData('text/plain', text);
  data.setData('text/html', html);
  return true;
}

/** The same after the copy event is over, with every text loaded. @returns false when the browser or server refused */
export async function copyLater<Row extends object>(
  site: GridSite<Row>,
  cells: HeldCells<Row>,
  { locale, notify }: SheetCalls,
): Promise<boolean> {
  const texts = sheetTexts(locale);
  let refusal = texts.copyRefused;
  const content = writtenLater(site, cells, texts).catch((error: Error) => {
    refusal = error.message;
    throw error;
  });
  const blob = (type: 'text/plain' | 'text/html') =>
    content.then(({ text, html }) => new Blob([type === 'text/html' ? html : text], { type }));
  try {
    // Written within the key's event; browsers wait for the content, not for permission.
    await navigator.clipboard.write([
      new ClipboardItem({ 'text/plain': blob('text/plain'), 'text/html': blob('text/html') }),
    ]);
    return true;
  } catch {
    notify('error', refusal);
    return false;
  }
}

async function writtenLater<Row extends object>(site: GridSite<Row>, cells: HeldCells<Row>, texts: SheetTexts) {
  const { box } = cells;
  if (box) await boxNames(site, box).arrived(texts.namesMissing);
  const now = cells.box;
  if (!now) throw new Error(texts.dropped.cells);
  return written(site, now);
}

/** Announces how much was copied. */
export const announceCopied = (box: RangeBox, { locale, announce }: SheetCalls): void =>
  announce(sheetTexts(locale).copied(cellsIn(box)));

/** Empties the cells after a cut whose copy took some time, unless one of them has changed meanwhile. */
export function clearCut<Row extends object>(site: GridSite<Row>, cells: HeldCells<Row>, calls: SheetCalls): void {
  const { box } = cells;
  if (box && !cells.hasChanged(box)) clearRange(site, box, calls);
  else calls.notify('warning', sheetTexts(calls.locale).cutChanged);
}

/** Empties the cells of a box that take input, as one step. */
export function clearRange<Row extends object>(site: GridSite<Row>, box: RangeBox, calls: SheetCalls): void {
  site.controller.settle();
  const steps = site.store.apply(clearPlan(box, targetGrid(site, false)));
  site.store.flush();
  const text = sheetTexts(calls.locale).cleared(steps.length);
  calls.announce(text);
  if (steps.length > 1) calls.notify('success', text, undoAction(site, steps, calls));
}

/** Pastes the clipboard into cells as one undo step and reports refused cells. */
export function pasteInto<Row extends object>(
  site: GridSite<Row>,
  model: RangeModel<Row>,
  cells: HeldCells<Row>,
  clipboard: ClipboardTexts,
  calls: SheetCalls,
): void {
  layDown(site, model, readClipboard(clipboard), cells, calls);
}

/** Writes the value of the active cell into every cell of the range, as one undo step; each column parses it itself. */
export function spreadValue<Row extends object>(
  site: GridSite<Row>,
  model: RangeModel<Row>,
  cells: HeldCells<Row>,
  calls: SheetCalls,
): void {
  const { store, view } = site;
  const { anchor } = model.range ?? {};
  const row = anchor && store.rowAt(anchor.row);
  const placed = anchor && view.painter.columns[anchor.column];
  if (!row || !placed) return;
  const column = store.columnFor(row, placed.column);
  const text = placed.definition.format(fieldOf(row, column.key), column);
  layDown(site, model, [[text]], cells, calls);
}

function layDown<Row extends object>(
  site: GridSite<Row>,
  model: RangeModel<Row>,
  texts: readonly (readonly string[])[],
  cells: HeldCells<Row>,
  calls: SheetCalls,
  waited = false,
): void {
  const { store } = site;
  const { box } = cells;
  const plan = box && pastePlan(texts, box, targetGrid(site, calls.mayAddRows));
  if (plan && !plan.box) return;
  if (!plan?.box || cells.hasChanged(plan.box)) return notifyDropped('cells', calls);
  const arriving = waited ? undefined : choicesArriving(site, plan);
  const again = (anyhow: boolean) => layDown(site, model, texts, cells, calls, anyhow);
  if (arriving)
    return void arriving.then(
      () => again(false),
      () => again(true),
    );
  const steps = store.apply(plan.changes);
  store.flush();
  selectResult(site, model, plan.box);
  report(site, plan, steps, calls);
}

/** A choice may have been refused because its list, linked or of a dictionary, is still loading. */
function choicesArriving<Row extends object>(
  site: GridSite<Row>,
  { refused, box }: PastePlan<Row>,
): Promise<unknown> | undefined {
  if (!box || !refused.some(({ reason }) => reason === 'not-a-choice')) return undefined;
  const linked = site.store.settings.linkage?.arriving?.();
  const columns = boxNames(site, { ...box, bottom: box.top - 1 });
  return linked ?? (columns.missing ? columns.arrived('') : undefined);
}

function report<Row extends object>(
  site: GridSite<Row>,
  plan: PastePlan<Row>,
  steps: Transaction<Row>,
  calls: SheetCalls,
) {
  const { store } = site;
  const { notify, announce } = calls;
  const texts = sheetTexts(calls.locale);
  const { written: count, refused, lostRows, lostColumns, addedRows } = plan;
  const pasted = texts.pasted(count, addedRows);
  announce(pasted);
  const parts: string[] = [];
  const [first] = refused;
  if (first) {
    parts.push(texts.refused(refused.length));
    const title = store.column(first.column)?.title ?? first.column;
    parts.push(texts.refusedAt(store.indexOf(first.rowId) + 1, title, texts.refusals[first.reason]));
  }
  if (lostRows > 0) parts.push(texts.lostRows(lostRows));
  if (lostColumns > 0) parts.push(texts.lostColumns(lostColumns));
  // One pasted cell is seen where it is.
  if (parts.length === 0 && count <= 1 && addedRows === 0) return;
  const text = [pasted, ...parts].join(texts.separator);
  notify(parts.length ? 'warning' : 'success', text, steps.length ? undoAction(site, steps, calls) : undefined);
}

function written<Row extends object>(site: GridSite<Row>, box: RangeBox): ClipboardTexts {
  const cells = copyCells(box, targetGrid(site, false));
  return { text: formatTsv(cells.map((row) => row.map(({ text }) => text))), html: formatHtml(cells) };
}
