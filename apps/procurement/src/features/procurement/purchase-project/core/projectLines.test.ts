import { shownLineFields } from '@gezi/domain';
import { expect, test } from 'vitest';
import { lineOf } from '../../../../testing/fixtures';
import { tenderLineOf } from '../../../../testing/projectFixtures';
import { draftBudget, openQuantity, tenderLineFrom, tenderRowFrom, tenderRowOf, tenderRowOfPlan } from './projectLines';

const planLine = (part: object) => ({ ...lineOf({ id: 'l1', ...part }), planId: 'p1', planNo: 'JH1' }) as never;

test('shows a quantity that was not entered as empty', () => {
  expect(tenderRowOf(tenderLineOf({ id: 't1', actualCounts: 0 }))).toMatchObject({ id: 't1', actualCounts: null });
});

test('takes a quantity of a plan line', () => {
  expect(tenderRowOfPlan(planLine({ planDetailNo: 'JH1-1', usedCounts: 4 }), 6)).toMatchObject({
    id: '',
    planDetailId: 'l1',
    planDetailNo: 'JH1-1',
    materialName: '球阀',
    actualCounts: 6,
  });
});

test.each([
  [{ counts: 10, usedCounts: 4 }, 6],
  [{ counts: 10, actualCounts: 8, usedCounts: 8 }, 0],
  [{ counts: 10, actualCounts: 3, usedCounts: 4 }, 0],
])('%j leaves %d', (part, left) => expect(openQuantity(planLine(part))).toBe(left));

test('does not send the number of the plan line', () => {
  expect(tenderLineFrom(tenderRowFrom({ id: 'row_1', planDetailNo: 'JH1-1' }))).not.toHaveProperty('planDetailNo');
});

test('a long-term supply has the material columns only', () => {
  expect(shownLineFields({ longSource: 1 }).map(({ key }) => key)).not.toContain('actualCounts');
  expect(shownLineFields({ longSource: 0 }).map(({ key }) => key)).toContain('actualCounts');
});

test('sums quantity times price, invalid amounts as 0', () => {
  const row = (actualCounts: unknown, estimatedPrice: unknown) =>
    tenderRowFrom({ id: 'row_1', actualCounts, estimatedPrice });
  expect(draftBudget([row(10, 3.5), row('0.5', '0.25'), row('十', 8), row(2, null)])).toBe(35.13);
});
