import { expect, test } from 'vitest';
import { CELL_FORMATS, typedCell, type CellType } from './typedCell';

test.each<[text: string, type: CellType, value: string, format: string]>([
  ['1.50', 'number', '1.50', '0.00'],
  ['-7', 'number', '-7', '0'],
  ['1,234,567.80', 'amount', '1234567.80', '#,##0.00'],
  ['999', 'amount', '999', '#,##0'],
  ['2026-03-01', 'day', '46082', 'yyyy-mm-dd'],
  ['2026-03-01 06:00:00', 'moment', '46082.25', 'yyyy-mm-dd hh:mm:ss'],
])('%s of type %s is %s with the format %s', (text, type, value, format) => {
  const cell = typedCell(text, type)!;
  expect([cell.value, CELL_FORMATS[cell.format]]).toEqual([value, format]);
});

test.each<[text: string, type: CellType]>([
  ['', 'number'],
  ['007', 'number'],
  ['1,5', 'amount'],
  ['1234567890123.456', 'amount'],
  ['0.0000001', 'number'],
  ['2026-02-30', 'day'],
  ['1899-01-01', 'day'],
  ['2026-03-01', 'moment'],
  ['2026-03-01 00:00:00', 'moment'],
  ['三', 'day'],
])('%s stays a text in a column of type %s', (text, type) => {
  expect(typedCell(text, type)).toBeUndefined();
});
