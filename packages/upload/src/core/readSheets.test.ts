import { utils, write } from '@e965/xlsx';
import { expect, test } from 'vitest';
import { readSheets } from './readSheets';

function workbookOf(sheets: Record<string, unknown[][]>, bookType: 'xlsx' | 'xls' = 'xlsx'): ArrayBuffer {
  const book = utils.book_new();
  for (const [name, rows] of Object.entries(sheets)) utils.book_append_sheet(book, utils.aoa_to_sheet(rows), name);
  return write(book, { type: 'array', bookType }) as ArrayBuffer;
}

test.each(['xlsx', 'xls'] as const)('reads the sheets of an %s workbook', (bookType) => {
  const bytes = workbookOf(
    {
      报价: [
        ['物料', '数量'],
        ['阀门', 12],
        [null, 0.5],
      ],
      说明: [['<b>含税</b>']],
    },
    bookType,
  );
  expect(readSheets(bytes)).toEqual([
    {
      name: '报价',
      columns: ['A', 'B'],
      rows: [
        ['物料', '数量'],
        ['阀门', '12'],
        ['', '0.5'],
      ],
      isCut: false,
    },
    { name: '说明', columns: ['A'], rows: [['<b>含税</b>']], isCut: false },
  ]);
});

test('cuts large sheets, and leaves hidden ones out', () => {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(Array.from({ length: 300 }, () => Array(60).fill('x'))), '大表');
  utils.book_append_sheet(book, utils.aoa_to_sheet([['secret']]), '隐藏');
  book.Workbook = { Sheets: [{}, { Hidden: 1 }] };
  const sheets = readSheets(write(book, { type: 'array', bookType: 'xlsx' }) as ArrayBuffer);
  expect(sheets).toHaveLength(1);
  expect(sheets[0]!.rows).toHaveLength(200);
  expect(sheets[0]!.columns.at(-1)).toBe('AX');
  expect(sheets[0]!.isCut).toBe(true);
});

test('an empty sheet has no rows, and other bytes are refused', () => {
  expect(readSheets(workbookOf({ 空: [] }))).toMatchObject([{ name: '空', rows: [], isCut: false }]);
  expect(() => readSheets(new Uint8Array([0x50, 0x4b, 3, 4, 1, 2, 3]).buffer)).toThrow(/./);
});
