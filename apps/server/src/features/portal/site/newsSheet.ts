import { exportColumnsOf, importColumnsOf, newsFields, type NewsAdd } from '@gezi/domain';
import { cleanHtml } from '../../../records/notices/cleanHtml';
import { cellHtml } from '../../../records/workbooks/cellHtml';
import type { ImportedRow } from '../../../records/workbooks/ListImport';
import { sheetColumns, type Words } from '../../../records/workbooks/sheetColumns';
import { YES_NO } from '../../../records/workbooks/yesNo';
import { writtenCells } from '../../../records/workbooks/writtenCells';

export const NEWS = '新闻';

/** What people write of news. */
export const newsColumns = (words: Words) => sheetColumns(importColumnsOf(newsFields), { ...words, yn: YES_NO });

/** The same, and what became of them. */
export const newsExportColumns = (words: Words) => sheetColumns(exportColumnsOf(newsFields), { ...words, yn: YES_NO });

/** A row of a workbook as news to be added; its markup harmless. */
export async function newsOfRow(row: ImportedRow): Promise<NewsAdd> {
  const written = writtenCells(row) as unknown as NewsAdd;
  return { ...written, content: await cleanHtml(cellHtml(written.content), 'content') };
}
