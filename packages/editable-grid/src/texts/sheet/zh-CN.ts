import type { CellRefusal } from '../../core/cells/CellDefinition';

/** Texts of what is loaded on use: ranges, clipboard, columns, filters, finding, exporting. */
export const sheetZhCN = {
  copyRefused: '浏览器未允许复制，请再按一次',
  copied: (cells: number) => `已复制 ${cells} 个单元格`,
  cleared: (cells: number) => `已清空 ${cells} 个单元格`,
  filled: (cells: number) => `已填充 ${cells} 个单元格`,
  pasted: (cells: number, rows: number) => `已写入 ${cells} 个单元格${rows ? `，新增 ${rows} 行` : ''}`,
  refused: (cells: number) => `${cells} 个单元格未写入`,
  refusedAt: (row: number, column: string, reason: string) => `第 ${row} 行「${column}」${reason}`,
  refusals: {
    'not-a-number': '不是数字',
    'not-a-date': '不是日期',
    'not-a-choice': '不在选项中',
    'not-a-switch': '不是“是”或“否”',
    'not-a-time': '不是时间',
    'read-only': '不可编辑',
  } satisfies Record<CellRefusal, string>,
  lostRows: (rows: number) => `${rows} 行超出表格末尾`,
  lostColumns: (columns: number) => `${columns} 列超出表格右侧`,
  separator: '；',
};
export type SheetTexts = typeof sheetZhCN;
