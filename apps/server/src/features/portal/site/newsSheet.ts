import { exportColumnsOf, importColumnsOf, newsFields, type NewsAdd } from '@gezi/domain';
import { cleanHtml } from '../../../records/notices/cleanHtml';
import { cellHtml } from '../../../records/workbooks/cellHtml';
import type { ImportedRow } from '../../../records/workbooks/ListImport';
import { sheetColumns, type DictItems } from '../../../records/workbooks/sheetColumns';
import { yesNo } from '../../../records/workbooks/yesNo';
import { withoutEmptyCells } from '../../../records/workbooks/withoutEmptyCells';

/** Import columns of news. */
export const newsColumns = (dictItems: DictItems) =>
  sheetColumns(importColumnsOf(newsFields), { ...dictItems, yn: yesNo() });

/** Export columns: the import columns and the status. */
export const newsExportColumns = (dictItems: DictItems) =>
  sheetColumns(exportColumnsOf(newsFields), { ...dictItems, yn: yesNo() });

/** Converts a workbook row to news with sanitized content. */
export async function newsOfRow(row: ImportedRow): Promise<NewsAdd> {
  const members = withoutEmptyCells(row) as NewsAdd;
  return { ...members, content: await cleanHtml(cellHtml(members.content), 'content') };
}
