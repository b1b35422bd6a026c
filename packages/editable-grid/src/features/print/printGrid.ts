import type { ResolvedColumn } from '../../core/columns/ResolvedColumn';
import type { GridKit } from '../../react/GridKit';
import type { PrintOptions } from '../../react/SheetProps';
import { MOST_PRINTED, setPrintJob } from '../../react/printedRows';
import { sheetTexts } from '../../texts/sheet/sheetTexts';
import { waitForNames } from '../names/waitForNames';

/**
 * Opens the browser's print dialog. Rows of a server are requested first, and the names of all rows.
 */
export async function printGrid<Row extends object>(
  { store, parts, readers, threads, announce }: GridKit<Row>,
  { comments = false, onProgress }: PrintOptions,
): Promise<void> {
  const texts = sheetTexts(store.settings.locale);
  const [read] = readers;
  const rows: Row[] = [];
  let total = 0;
  if (read) {
    announce(texts.printLoading);
    for await (const part of read()) {
      rows.push(...part.rows.slice(0, MOST_PRINTED - rows.length));
      total = part.total;
      onProgress?.(rows.length, Math.min(total, MOST_PRINTED));
      if (rows.length === MOST_PRINTED) break;
    }
  } else {
    for (let index = 0; index < Math.min(store.size, MOST_PRINTED); index += 1) {
      const row = store.rowAt(index);
      if (row) rows.push(row);
    }
  }
  const columns = () => parts.current?.view.painter.columns ?? [];
  const columnFor = (row: Row, column: ResolvedColumn<Row>) => store.columnFor(row, column);
  await waitForNames(rows, { read: columns, columnFor }, texts.namesMissing);
  const [readThreads] = threads;
  setPrintJob(store, {
    ...(read && { fetched: { rows, left: total - rows.length } }),
    ...(comments && { threads: readThreads?.() }),
  });
  window.addEventListener('afterprint', () => setPrintJob(store, undefined), { once: true });
  window.print();
}
