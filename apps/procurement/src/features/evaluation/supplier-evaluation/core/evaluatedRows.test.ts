import { expect, test } from 'vitest';
import { evaluatedItemsFrom, isScoreCell, presetRows, totalsOf } from './evaluatedRows';

const row = (itemName: string | null, markValue: number | string | null, score: number | string | null) => ({
  id: `r${itemName ?? ''}`,
  itemName,
  markValue,
  score,
});

test('a new evaluation starts with four dimensions of 100 percent', () => {
  expect(totalsOf(presetRows(['质量', '交付', '价格', '服务']))).toEqual({ weight: 100, total: null });
});

test('totals follow the cells while they are typed', () => {
  expect(totalsOf([row('质量', '60', '90'), row('交付', 40, 80.5), row(null, null, '')])).toEqual({
    weight: 100,
    total: 86.2,
  });
  expect(totalsOf([row('质量', 60, 'x'), row('交付', 40, 80)])).toEqual({ weight: 100, total: null });
});

test('blank rows are not sent, empty scores are null', () => {
  expect(evaluatedItemsFrom([row(' 质量 ', '60', ''), row('', null, null)])).toEqual([
    { itemName: '质量', markValue: 60, score: null },
  ]);
});

test.each([
  ['', true],
  ['100', true],
  ['99.99', true],
  ['100.01', false],
  ['1.234', false],
  ['-1', false],
])('%j is a score cell: %s', (text, valid) => {
  expect(isScoreCell(text)).toBe(valid);
});
