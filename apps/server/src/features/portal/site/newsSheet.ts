import { exportColumnsOf, importColumnsOf, newsFields, type NewsAdd } from '@gezi/domain';
import { cleanHtml } from '../../../records/notices/cleanHtml';
import { cellHtml } from '../../../records/workbooks/cellHtml';
import type { ImportedRow } from '../../../records/workbooks/ListImport';
import { sheetColumns, type DictItems } from '../../../records/workbooks/sheetColumns';
import { YES_NO } from '../../../records/workbooks/yesNo';
import { withoutEmptyCells } from '../../../records/workbooks/withoutEmptyCells';

export const NEWS = '新闻';

/** Import columns of news. */
export const newsColumns = (dictItems: DictItems) =>
  sheetColumns(importColumnsOf(newsFields), { ...dictItems, yn: YES_NO });

/** Export columns: the import columns and the status. */
export const newsExportColumns = (dictItems: DictItems) =>
  sheetColumns(exportColumnsOf(newsFields), { ...dictItems, yn: YES_NO });

/** Converts a workbook row to news with sanitized content. */
export async function newsOfRow(row: ImportedRow): Promise<NewsAdd> {
  const members = withoutEmptyCells(row) as NewsAdd;
  return { ...members, content: await cleanHtml(cellHtml(members.content), 'content') };
}
