import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lineOf, planOf } from '../../../../testing/fixtures';
import {
  budgetOf,
  changesQuantity,
  editsOf,
  isReasonMissing,
  planToSave,
  withEdits,
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
});

describe('reason', () => {
  test.each([
    [7, null, true],
    [7, '  ', true],
    [7, '库存可调拨', false],
    [10, null, false],
    [null, null, false],
  ])('quantity %j, reason %j: lacking %j', (actualCounts, countsChangeReason, isMissing) => {
    expect(isReasonMissing(line({ actualCounts, countsChangeReason }))).toBe(isMissing);
  });
});

describe('budget', () => {
  test('is the sum of quantity × price, with two decimals', () => {
    expect(budgetOf([line({ actualCounts: 3, estimatedPrice: 0.335 })])).toBe(1.01);
    expect(budgetOf([line({ actualCounts: null, estimatedPrice: 2 })])).toBe(20);
    expect(budgetOf([line({ actualCounts: '-', estimatedPrice: 2 }), line({ estimatedPrice: null })])).toBe(0);
  });
});

describe('planToSave', () => {
  test('contains the whole plan with purchaser, defaults and trimmed reasons', () => {
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

describe('entered values', () => {
  const plan = planOf();
  const lines = plan.purchasePlanDetailList as PlanLine[];
  const edited = (part: Partial<PlanLine>) => editsOf([{ ...lines[0]!, ...part }, lines[1]!]);

  test('an empty quantity means the demand', () => {
    expect(editsOf(lines)).toEqual(editsOf(lines.map(withQuantity)));
    expect(editsOf(lines)[0]).toEqual({ id: 'l1', actualCounts: 10, countsChangeReason: null });
  });
  test('any other quantity is a change', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e6 }), (actualCounts) => {
        const isSame = JSON.stringify(edited({ actualCounts })) === JSON.stringify(editsOf(lines));
        return isSame === (actualCounts === 10);
      }),
    );
  });
  test.each([
    ['10.0', 10],
    ['123456789012.123', 123456789012.123],
    ['123456789012.12345678', '123456789012.12345678'],
    ['十', '十'],
  ])('reads the quantity %j as %j', (typed, kept) => {
    expect(edited({ actualCounts: typed })[0]!.actualCounts).toBe(kept);
  });
  test('a reason is a change, blanks are not', () => {
    expect(edited({ countsChangeReason: ' 缺货 ' })[0]!.countsChangeReason).toBe('缺货');
    expect(edited({ countsChangeReason: '  ' })).toEqual(editsOf(lines));
  });
  test('are merged into the lines; lines the plan no longer has are dropped', () => {
    const edits = edited({ actualCounts: 7, countsChangeReason: '库存可调拨' });
    expect(withEdits(plan, edits)[0]).toEqual({ ...lines[0]!, actualCounts: 7, countsChangeReason: '库存可调拨' });
    const shorter = planOf({ purchasePlanDetailList: [plan.purchasePlanDetailList[1]!] });
    expect(withEdits(shorter, edits).map(({ id }) => id)).toEqual(['l2']);
  });
});
