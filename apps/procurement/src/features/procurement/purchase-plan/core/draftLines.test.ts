import { expect, test } from 'vitest';
import { lineOf } from '../../../../testing/fixtures';
import { draftBudget, draftRowFrom, draftRowOf } from './draftLines';

test('shows a quantity that was not entered as empty', () => {
  expect(draftRowOf(lineOf({ id: 'l1', counts: 0, unit: null }))).toMatchObject({ id: 'l1', counts: null, unit: null });
  expect(draftRowOf(lineOf({ id: 'l1', counts: 3 }))).toMatchObject({ counts: 3, estimatedPrice: 3.5 });
});
test('keeps texts that are no amounts, and drops other members', () => {
  const read = { id: 'row_1', materialName: ' 球阀 ', unit: ' ', counts: '十个', planNo: 'JH1' };
  expect(draftRowFrom(read)).toEqual({ ...draftRowFrom({ id: 'row_1' }), materialName: '球阀', counts: '十个' });
});
test('sums quantity times price, invalid amounts as 0', () => {
  const row = (counts: unknown, estimatedPrice: unknown) => draftRowFrom({ id: 'row_1', counts, estimatedPrice });
  expect(draftBudget([row(10, 3.5), row('0.5', '0.25'), row('十', 8), row(2, null), row(-1, 5)])).toBe(35.13);
});
