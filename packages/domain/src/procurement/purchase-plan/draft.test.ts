import { describe, expect, test } from 'vitest';
import { findMissing, isFullyUsed, openQuantity, readDraftLines } from './draft';
import type { PlanDetail } from './schema';

describe('lines of a draft', () => {
  test('are trimmed, with exact amounts and without temporary ids', () => {
    const outcome = readDraftLines([
      { id: 'row_1', materialName: ' 球阀 ', counts: '1.50', estimatedPrice: 0.1, unit: ' ' },
      { id: '77', materialName: '轴承' },
    ]);
    expect(outcome).toMatchObject({
      ok: true,
      value: [
        { id: null, materialName: '球阀', counts: '1.5', estimatedPrice: '0.1', unit: null },
        { id: '77', materialName: '轴承', counts: '0', estimatedPrice: null },
      ],
    });
  });
  test.each([
    [{ materialName: ' ' }, 'name-missing', 'materialName'],
    [{ materialName: '球阀', counts: '123456789012.12345678' }, 'too-precise', 'counts'],
    [{ materialName: '球阀', estimatedPrice: '123456789012.12345678' }, 'too-precise', 'estimatedPrice'],
  ] as const)('refuse %j', (line, code, member) => {
    expect(readDraftLines([{ materialName: '轴承' }, line])).toEqual({
      ok: false,
      reason: { code, field: `purchasePlanDetailList/1/${member}` },
    });
  });
});

const line = (over: Partial<PlanDetail> = {}) =>
  ({ unit: '个', counts: 2, demandTime: '2026-12-01', actualCounts: null, usedCounts: 0, ...over }) as PlanDetail;
const plan = (lines: PlanDetail[]) => ({
  planName: '轴承',
  demandOrgName: '炼油厂',
  orgConsignee: '王工',
  orgConsigneeTel: '13800000000',
  purchasePlanDetailList: lines,
});

test('a complete plan lacks nothing', () => {
  expect(findMissing(plan([line()]))).toBeUndefined();
});
test.each([
  [{ ...plan([line()]), orgConsignee: ' ' }, 'member-missing', 'orgConsignee'],
  [plan([]), 'no-lines', 'purchasePlanDetailList'],
  [plan([line(), line({ unit: null })]), 'member-missing', 'purchasePlanDetailList/1/unit'],
  [plan([line({ counts: 0 })]), 'quantity-missing', 'purchasePlanDetailList/0/counts'],
  [plan([line({ demandTime: null })]), 'member-missing', 'purchasePlanDetailList/0/demandTime'],
] as const)('names the first missing member of %#', (incomplete, code, field) => {
  expect(findMissing(incomplete)).toEqual({ code, field });
});

test('the open quantity is what no project has taken', () => {
  expect(openQuantity(line({ usedCounts: 0.5 }))).toBe(1.5);
  expect(openQuantity(line({ actualCounts: 1, usedCounts: 2 }))).toBe(0);
  expect(isFullyUsed(plan([line({ usedCounts: 2 })]))).toBe(true);
  expect(isFullyUsed(plan([line({ usedCounts: 2 }), line()]))).toBe(false);
});
