import {
  done,
  exportColumnsOf,
  importColumnsOf,
  MAX_GUARANTEE_MONTHS,
  MAX_PROJECT_LINES,
  quoteLineFields,
  refused,
  type QuoteLine,
  type ReadQuoteLines,
} from '@gezi/domain';
import type { Caller } from '../../../platform/http/Caller';
import { refuse } from '../../../platform/http/refusal';
import { texts } from '../../../platform/texts';
import { checkUnique } from '../../../records/workbooks/checkRows';
import { refusedCells } from '../../../records/workbooks/detailRows';
import type { ListColumn, ListImport } from '../../../records/workbooks/ListImport';
import { readFile, type ReadTurn, type WorkbookFile } from '../../../records/workbooks/readFile';
import { sheetColumns, type CellReader } from '../../../records/workbooks/sheetColumns';
import type { bids } from './bids';
import { bidTexts as t } from './texts';

/** Key of the column that names the line. */
const LINE_NUMBER = 'lineNumber';

const readNumber: CellReader = (text) =>
  /^[1-9]\d{0,8}$/.test(text) ? done(Number(text)) : refused(texts.import.wrong(t.sheet.lineNumber));
const readMonths: CellReader = (text) =>
  /^\d{1,3}$/.test(text) && Number(text) <= MAX_GUARANTEE_MONTHS ? done(Number(text)) : refused(t.sheet.months);

const numberColumn: ListColumn = {
  key: LINE_NUMBER,
  get header() {
    return t.sheet.lineNumber;
  },
  headers: ['行号', 'Line'],
  required: true,
  unique: true,
  read: readNumber,
  type: 'number',
  width: 8,
};
const written = sheetColumns(importColumnsOf(quoteLineFields), {}, { guaranteeMonth: readMonths });
const columns = [numberColumn, ...written];

/** Amounts exactly as stored, so that reading the workbook again changes none. */
const exported: ListColumn[] = [
  numberColumn,
  ...sheetColumns(exportColumnsOf(quoteLineFields)).map((column) =>
    column.type === 'amount'
      ? { ...column, cell: (row: Readonly<Record<string, unknown>>) => row[column.key] }
      : column,
  ),
];

/** Lines of the own bid of a supplier in workbooks. */
export function quoteSheets({ draft }: Pick<ReturnType<typeof bids>, 'draft'>) {
  return {
    /** Columns of the template of {@link read}. */
    sheet: { name: () => t.sheet.lines, columns },

    async exported(caller: Caller, purchaseInfoId: string) {
      const { purchaseInfo, supplierPriceDetailVOS } = await draft(caller, purchaseInfoId);
      const lines: readonly QuoteLine[] = supplierPriceDetailVOS ?? [];
      return {
        title: () => t.sheet.ownLines(purchaseInfo.proNo),
        columns: exported,
        rows: lines.map((line, index) => ({ ...line, [LINE_NUMBER]: index + 1 })),
      };
    },

    /** Reads the lines of a workbook without storing them. */
    async read(file: WorkbookFile, turn: ReadTurn): Promise<ReadQuoteLines> {
      const list: ListImport = {
        name: () => t.sheet.lines,
        columns,
        findExisting: async () => new Set(),
        save: async () => {},
      };
      const { rows } = await readFile(file, list, MAX_PROJECT_LINES, { ...turn, onProgress: () => {} });
      await checkUnique(rows, list);
      if (rows.length === 0) throw refuse(texts.import.noRows, 'file');
      return {
        lines: rows.flatMap(({ value, faults }) =>
          faults.has(LINE_NUMBER)
            ? []
            : {
                lineNumber: value[LINE_NUMBER] as number,
                members: Object.fromEntries(
                  written.map(({ key }) => [key, faults.has(key) ? null : (value[key] as string | number | null)]),
                ),
              },
        ),
        refused: rows.flatMap((row) => refusedCells(row, list)),
      };
    },
  };
}
