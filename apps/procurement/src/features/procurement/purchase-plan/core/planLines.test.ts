import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lineOf, planOf } from '../../../../testing/fixtures';
import {
  budgetOf,
  changesQuantity,
  differsFrom,
  isQuantity,
  lacksReason,
  planToSave,
  purchaserOf,
  withQuantity,
  type PlanLine,
} from './planLines';

const line = (part: Partial<PlanLine>): PlanLine => ({ ...lineOf({ id: 'l1', counts: 10 }), ...part });
const li = { id: 'u9', name: '李采购' };

describe('quantity', () => {
  test.each([
    [null, 10],
    ['', 10],
    [0, 0],
    [7, 7],
    ['123456789012.12345678', '123456789012.12345678'],
  ])('%j is saved as %j', (typed, saved) =>
    expect(withQuantity(line({ actualCounts: typed })).actualCounts).toBe(saved),
  );

  test.each([
    [null, false],
    ['', false],
    [10, false],
    ['10', false],
    ['10.0', false],
    [0, true],
    [10.5, true],
  ])('%j changes the demand of 10: %j', (actualCounts, changes) => {
    expect(changesQuantity(line({ actualCounts }))).toBe(changes);
  });

  test.each([
    [null, true],
    ['', true],
    [0, true],
    [0.00000001, true],
    [999_999_999_999, true],
    ['123456789012.123', true],
    ['123456789012.1234', false],
    [-1, false],
    ['-1', false],
    [0.000000001, false],
    [1_000_000_000_000, false],
    ['1e3', false],
    ['十', false],
    [Number.NaN, false],
  ])('%j is a quantity: %j', (value, is) => expect(isQuantity(value)).toBe(is));
});

describe('reason', () => {
  test.each([
    [7, null, true],
    [7, '  ', true],
    [7, '库存可调拨', false],
    [10, null, false],
    [null, null, false],
  ])('quantity %j, reason %j: lacking %j', (actualCounts, countsChangeReason, lacks) => {
    expect(lacksReason(line({ actualCounts, countsChangeReason }))).toBe(lacks);
  });
});

describe('budget', () => {
  test('is the sum of quantity × price, two decimals', () => {
    expect(budgetOf([line({ actualCounts: 3, estimatedPrice: 0.335 })])).toBe(1.01);
    expect(budgetOf([line({ actualCounts: null, estimatedPrice: 2 })])).toBe(20);
    expect(budgetOf([line({ actualCounts: '-', estimatedPrice: 2 }), line({ estimatedPrice: null })])).toBe(0);
  });
});

describe('what is saved', () => {
  test('is the whole plan with purchaser, defaults and trimmed reasons', () => {
    const plan = planOf();
    const [first, second] = plan.purchasePlanDetailList as PlanLine[];
    const saved = planToSave(plan, li, [first!, { ...second!, actualCounts: 150, countsChangeReason: ' 库存可调拨 ' }]);
    expect(saved).toMatchObject({
      ...plan,
      purchaseUserId: 'u9',
      purchaseUserName: '李采购',
      purchasePlanDetailList: [
        { id: 'l1', actualCounts: 10, countsChangeReason: null },
        { id: 'l2', actualCounts: 150, countsChangeReason: '库存可调拨' },
      ],
    });
  });
});

describe('unsaved changes', () => {
  const plan = planOf();
  const lines = plan.purchasePlanDetailList as PlanLine[];

  test('showing the default is none', () => {
    expect(differsFrom(plan, purchaserOf(plan), lines.map(withQuantity))).toBe(false);
  });
  test('a purchaser is one', () => expect(differsFrom(plan, li, lines)).toBe(true));
  test('any other quantity is one', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e6 }), (actualCounts) => {
        const edited = [{ ...lines[0]!, actualCounts }, lines[1]!];
        return differsFrom(plan, null, edited) === (actualCounts !== 10);
      }),
    );
  });
  test('a reason is one, blanks are not', () => {
    expect(differsFrom(plan, null, [{ ...lines[0]!, countsChangeReason: '缺货' }, lines[1]!])).toBe(true);
    expect(differsFrom(plan, null, [{ ...lines[0]!, countsChangeReason: '  ' }, lines[1]!])).toBe(false);
  });
});
