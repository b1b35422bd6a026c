import { newsStatus, type DictItem, type News, type NewsAdd } from '@gezi/domain';
import { cleanHtml } from '../../../records/notices/cleanHtml';
import { cellHtml } from '../../../records/workbooks/cellHtml';
import type { ImportedRow, ListColumn } from '../../../records/workbooks/ListImport';
import { wordColumn, wordOf, YES_NO } from '../../../records/workbooks/wordColumn';
import { writtenCells } from '../../../records/workbooks/writtenCells';

export const NEWS = '新闻';

const STATES = [
  { value: newsStatus.draft, text: '未发布' },
  { value: newsStatus.published, text: '已发布' },
  { value: newsStatus.revoked, text: '已撤回' },
];

/** What people write of news. @param categories of the dictionary news_category */
export const newsColumns = (categories: readonly DictItem[]): ListColumn[] => [
  { key: 'title', header: '标题', required: true, maxLength: 100, width: 40 },
  { key: 'summary', header: '摘要', maxLength: 300, width: 48 },
  wordColumn('category', '分类', categories),
  { key: 'author', header: '作者', maxLength: 50 },
  wordColumn('topFlag', '置顶', YES_NO, { width: 8 }),
  { key: 'content', header: '内容', required: true, width: 80 },
];

/** The same, and what became of them. */
export const newsExportColumns = (categories: readonly DictItem[]): ListColumn[] => [
  ...newsColumns(categories),
  { key: 'status', header: '状态', width: 10 },
  { key: 'publishTime', header: '发布时间', width: 20 },
  { key: 'viewCount', header: '阅读次数', width: 10 },
];

/** News as cells. */
export const newsCells = (row: News): Readonly<Record<string, unknown>> => ({
  ...row,
  category: row.category_dictText,
  topFlag: wordOf(YES_NO, row.topFlag),
  status: wordOf(STATES, row.status),
});

/** A row of a workbook as news to be added; its markup harmless. */
export async function newsOfRow(row: ImportedRow): Promise<NewsAdd> {
  const written = writtenCells(row) as unknown as NewsAdd;
  return { ...written, content: await cleanHtml(cellHtml(written.content), 'content') };
}
