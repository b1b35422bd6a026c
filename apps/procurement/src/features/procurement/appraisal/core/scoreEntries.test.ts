import { expect, test } from 'vitest';
import { entryTotal, isScoreCell, missingCells, scoreEntries, scoresInput, type ScoreEntry } from './scoreEntries';

const dimensions = [
  { itemId: 'tech', itemName: '技术方案', markValue: 60 },
  { itemId: 'price', itemName: '投标报价', markValue: 40 },
];
const entry = (change: Partial<ScoreEntry> = {}): ScoreEntry => ({
  id: 'b1',
  supplierName: '江海泵业',
  tenderPrice: 90000,
  idea: '',
  scoreFileUrl: '',
  'score-tech': null,
  'score-price': null,
  ...change,
});

test.each([
  [{}, null],
  [{ 'score-tech': 90 }, null],
  [{ 'score-tech': 90, 'score-price': 80 }, 86],
  [{ 'score-tech': '88.25', 'score-price': 79.1 }, 84.59],
  [{ 'score-tech': 90, 'score-price': 101 }, null],
])('the total of %j is %s', (points, total) => {
  expect(entryTotal(entry(points), dimensions)).toBe(total);
});

test.each([
  [null, true],
  ['', true],
  [0, true],
  ['99.99', true],
  [100.5, false],
  ['1.234', false],
  ['x', false],
])('%j in a cell is valid: %s', (value, result) => {
  expect(isScoreCell(value)).toBe(result);
});

test('reads stored scores and sends them back', () => {
  const score = { id: 'x', bidId: 'b1', expertId: 'e', expertName: 'e', expertType: '1', totalScore: 0 };
  const bid = {
    id: 'b1',
    supplierName: '江海泵业',
    tenderPrice: 90000,
    scoreList: [{ ...score, itemMap: { tech: 70 }, idea: '好', scoreFileUrl: null }],
  };
  const entries = scoreEntries([bid as never], dimensions);
  expect(entries).toEqual([entry({ 'score-tech': 70, idea: '好' })]);
  expect(scoresInput(entries, dimensions)).toEqual([
    { bidId: 'b1', itemMap: { tech: 70 }, idea: '好', scoreFileUrl: '' },
  ]);
  expect(missingCells(entries, dimensions)).toEqual([{ bidId: 'b1', supplierName: '江海泵业', itemName: '投标报价' }]);
});
