import type { ResolvedColumn } from '../../core/columns/ResolvedColumn';
import { noteText } from '../../core/comments/noteText';
import { BYTE_ORDER_MARK, csvText, type ExportValue } from '../../core/export/csvText';
import { exportRow, isExported, type ExportColumn } from '../../core/export/exportRow';
import { MAX_WORKSHEET_ROWS } from '../../core/export/workbookRow';
import type { RowId } from '../../core/rowId';
import type { GridSite } from '../../dom/GridFeature';
import type { CommentsToExport } from '../../react/rowsToExport';
import type { ExportedFile, ExportFormat, ExportOptions, ExportRequest } from '../../react/SheetProps';
import { sheetTexts } from '../../texts/sheet/sheetTexts';
import { waitForNames } from '../names/waitForNames';
import { packWorkbook } from './packWorkbook';
import type { WorkbookNote } from './writeWorkbook';

/** Rows read at a stretch before the page may do something else. */
const STRETCH = 2000;

/**
 * A file of all rows in the user's columns: those of the grid as sorted and filtered, of all pages, or those the caller
 * fetches. The browser saves it unless `save` is false.
 *
 * @throws {RangeError} more rows than fit into an .xlsx worksheet
 * @throws {Error} names of users, departments etc. that the server did not return
 */
export async function exportRows<Row extends object>(
  { store, view }: Pick<GridSite<Row>, 'store' | 'view'>,
  format: ExportFormat,
  options: ExportRequest<Row> & CommentsToExport,
  label: string | undefined,
): Promise<ExportedFile> {
  const texts = sheetTexts(store.settings.locale);
  const sample = store.ledger.at(0);
  const read = (): ExportColumn<Row>[] => view.painter.columns.filter((placed) => isExported(placed, sample));
  let columns: readonly ExportColumn<Row>[] = read();
  const columnFor = (row: Row, column: ResolvedColumn<Row>) => store.columnFor(row, column);
  const lines: ExportValue[][] = [columns.map(({ column }) => column.title ?? column.key)];
  const notes: WorkbookNote[] = [];
  for await (const rows of options.rows ? fetched(options.rows()) : ownRows(store)) {
    columns = await waitForNames(rows, { read, columnFor }, texts.namesMissing);
    for (const row of rows) {
      notes.push(...notesOf(options, store.ledger.idOf(row), columns, lines.length));
      lines.push(exportRow(row, columns, [texts.yes, texts.no], columnFor));
    }
    if (format === 'xlsx' && lines.length > MAX_WORKSHEET_ROWS) throw new RangeError(texts.exportTooLarge);
  }
  const name = options.fileName ?? label ?? texts.fileName;
  const fileName = `${name.replaceAll(/[\\/:*?"<>|]/g, '_')}.${format}`;
  const days = columns.map(({ definition }) => definition.filter === 'date');
  const content =
    format === 'csv'
      ? [BYTE_ORDER_MARK, ...parts(lines).map(csvText)]
      : [
          await packWorkbook({
            sheetName: sheetName(name),
            rows: lines,
            days,
            widths: columns.map(({ width }) => width),
            notes,
          }),
        ];
  const blob = new Blob(content, { type: TYPES[format] });
  if (options.save !== false) save(blob, fileName);
  return { rows: lines.length - 1, fileName, blob };
}

/** Comments of the row's exported cells, if they are wanted. */
function notesOf<Row extends object>(
  { comments = false, threads }: ExportOptions<Row> & CommentsToExport,
  rowId: RowId,
  columns: readonly ExportColumn<Row>[],
  row: number,
): WorkbookNote[] {
  const own = comments ? threads?.ofRow(rowId) : undefined;
  if (!own) return [];
  return columns.flatMap(({ column: { key } }, column) => {
    const thread = own.get(key);
    return thread ? [{ row, column, text: noteText(thread) }] : [];
  });
}

const TYPES: Record<ExportFormat, string> = {
  csv: 'text/csv;charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

async function* fetched<Row>(rows: AsyncIterable<readonly Row[]> | Promise<readonly Row[]>) {
  if ('then' in rows) yield await rows;
  else yield* rows;
}

async function* ownRows<Row extends object>(store: GridSite<Row>['store']): AsyncGenerator<readonly Row[]> {
  const all = store.rowsInOrder();
  for (let from = 0; from < all.length; from += STRETCH) {
    yield all.slice(from, from + STRETCH);
    await new Promise((done) => setTimeout(done));
  }
}

function parts<Item>(items: readonly Item[]): (readonly Item[])[] {
  return Array.from({ length: Math.ceil(items.length / STRETCH) }, (_, nth) =>
    items.slice(nth * STRETCH, (nth + 1) * STRETCH),
  );
}

/** A worksheet's name: 31 characters, some signs forbidden. */
const sheetName = (name: string): string => name.replaceAll(/[\\/?*[\]:']/g, '_').slice(0, 31) || 'Sheet1';

function save(blob: Blob, fileName: string) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = fileName;
  link.click();
  // The browser reads it after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
