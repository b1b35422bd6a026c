import type { FastifyReply } from 'fastify';
import { texts } from '../../platform/texts';
import type { ListColumn } from './ListImport';
import { sendWorkbook } from './sendWorkbook';
import type { OutCell, OutSheet } from './writeWorkbook';

interface ExportSheet {
  /** Title and name of the sheet, in the current language. */
  title: () => string;
  columns: readonly Pick<ListColumn, 'key' | 'header' | 'width' | 'cell' | 'type'>[];
  rows: Iterable<Readonly<Record<string, unknown>>>;
}

/** The first sheet names the file. */
export interface ListExport extends ExportSheet {
  /** Sheets after the first; default none. */
  details?: readonly ExportSheet[];
  /** User and time of the export, as written into the workbook. */
  exportedBy: string;
  exportTime: string;
}

const HEAD: OutCell['look'] = 'head';

/** Sends a list as a workbook: title, exporter, headers, rows (contract, part 1 §1.11). */
export function sendExport(
  reply: FastifyReply,
  folder: string,
  { exportedBy: who, exportTime: when, details = [], ...list }: ListExport,
) {
  const sheets = [list, ...details].map((sheet) => outSheet(sheet, texts.import.exportedBy(who, when)));
  return sendWorkbook(reply, folder, list.title(), sheets);
}

function outSheet({ title, columns, rows }: ExportSheet, exporter: string): OutSheet {
  function* lines(): Generator<(string | OutCell)[]> {
    yield [{ text: title(), look: HEAD }];
    yield [exporter];
    yield columns.map(({ header }) => ({ text: header, look: HEAD }));
    for (const row of rows)
      yield columns.map(({ key, cell, type }) => ({ text: textOf(cell ? cell(row) : row[key]), type }));
  }
  return { name: title(), frozen: 3, widths: columns.map(({ width = 16 }) => width), rows: lines() };
}

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
