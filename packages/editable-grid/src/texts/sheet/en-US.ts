import type { SheetTexts } from './zh-CN';

export const sheetEnUS: SheetTexts = {
  copyRefused: 'The browser did not allow copying, please press again',
  copied: (cells) => (cells === 1 ? '1 cell copied' : `${cells} cells copied`),
  cleared: (cells) => (cells === 1 ? '1 cell cleared' : `${cells} cells cleared`),
  filled: (cells) => (cells === 1 ? '1 cell filled' : `${cells} cells filled`),
  pasted: (cells, rows) => `${cells} cells written${rows ? `, ${rows} rows added` : ''}`,
  refused: (cells) => (cells === 1 ? '1 cell was left as it was' : `${cells} cells were left as they were`),
  refusedAt: (row, column, reason) => `row ${row}, ${column}: ${reason}`,
  refusals: {
    'not-a-number': 'not a number',
    'not-a-date': 'not a date',
    'not-a-choice': 'not one of the choices',
    'not-a-switch': 'neither yes nor no',
    'not-a-time': 'not a time',
    'read-only': 'cannot be edited',
  },
  lostRows: (rows) => `${rows} rows were beyond the end`,
  lostColumns: (columns) => `${columns} columns were beyond the last one`,
  separator: '; ',
};
