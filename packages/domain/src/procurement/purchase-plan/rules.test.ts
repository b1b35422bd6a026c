import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { budgetTotal, mayEditPlan, planChange, quantityToPurchase } from './rules';
import type { PlanDetail } from './schema';

const line = (over: Partial<PlanDetail> = {}): PlanDetail => ({
  id: 'l1',
  planDetailNo: 'JH-001',
  materialId: null,
  materialName: '球阀',
  materialCode: null,
  materialTypeName: null,
  materialDes: null,
  unit: '个',
  counts: 12,
  estimatedPrice: 3.5,
  demandTime: null,
  consignee: null,
  consigneeTel: null,
  consigneeAddr: null,
  otherSkillDemand: null,
  models: null,
  remark: null,
  actualCounts: null,
  countsChangeReason: null,
  usedCounts: 0,
  ...over,
});
const stored = { status: '2', purchaseUserId: null as string | null, purchasePlanDetailList: [line()] };
const manager = { userId: 'u1', roles: ['manager'] };
const purchaser = { purchaseUserId: 'u9', purchaseUserName: '李采购' };

describe('quantity', () => {
  test('is the demand until the purchaser sets a quantity, including zero', () => {
    expect(quantityToPurchase(line())).toBe(12);
    expect(quantityToPurchase(line({ actualCounts: 0 }))).toBe(0);
  });
  test('rounds the budget half-up to 2 decimals', () => {
    expect(budgetTotal([line({ counts: 1, estimatedPrice: 1.005 })])).toBe(1.01);
    expect(budgetTotal([line(), line({ actualCounts: 2 })])).toBe(49);
    expect(budgetTotal([line({ counts: 1e-7, estimatedPrice: 1 })])).toBe(0);
    expect(budgetTotal([line({ counts: 1e12, estimatedPrice: 1e12 })])).toBe(1e24);
  });
});

describe('who may edit', () => {
  test.each([
    ['2', ['manager'], null, true],
    ['3', ['manager'], 'u2', true],
    ['3', ['purchaser'], 'u1', true],
    ['3', ['purchaser'], 'u2', false],
    ['2', ['purchaser'], null, false],
    ['2', ['declarer'], null, false],
    ['4', ['manager'], null, false],
    ['0', ['admin'], null, false],
  ] as const)('status %s, roles %s, purchaser %s: %s', (status, roles, purchaseUserId, allowed) => {
    expect(mayEditPlan({ status, purchaseUserId }, { userId: 'u1', roles })).toBe(allowed);
  });
});

describe('planChange', () => {
  test('is refused without a purchaser', () => {
    expect(planChange(stored, { id: 'p' }, manager)).toEqual({ ok: false, reason: { code: 'no-purchaser' } });
    expect(planChange(stored, { id: 'p', purchaseUserId: 'u9', purchaseUserName: ' ' }, manager).ok).toBe(false);
  });
  test('uses the demand for an empty quantity', () => {
    const outcome = planChange(
      stored,
      { id: 'p', ...purchaser, purchasePlanDetailList: [{ id: 'l1', actualCounts: '' }] },
      manager,
    );
    expect(outcome).toMatchObject({ ok: true, value: { status: '3', lines: [{ id: 'l1', actualCounts: '12' }] } });
  });
  test('requires a reason for a changed quantity', () => {
    const edit = { id: 'p', ...purchaser, purchasePlanDetailList: [{ id: 'l1', actualCounts: 8 }] };
    expect(planChange(stored, edit, manager)).toEqual({
      ok: false,
      reason: { code: 'reason-missing', field: 'purchasePlanDetailList/0/countsChangeReason' },
    });
  });
  test('refuses unknown lines', () => {
    const edit = { id: 'p', ...purchaser, purchasePlanDetailList: [{ id: 'other' }] };
    expect(planChange(stored, edit, manager)).toMatchObject({ reason: { code: 'unknown-line' } });
  });
  test('keeps stored values of absent fields', () => {
    const unchanged = { ...stored, purchasePlanDetailList: [line({ actualCounts: 7, countsChangeReason: '库存' })] };
    const outcome = planChange(unchanged, { id: 'p', ...purchaser, purchasePlanDetailList: [{ id: 'l1' }] }, manager);
    expect(outcome).toMatchObject({ ok: true, value: { lines: [] } });
  });
  test('keeps quantities as exact decimals', () => {
    const edit = (actualCounts: string | number) => ({
      id: 'p',
      ...purchaser,
      purchasePlanDetailList: [{ id: 'l1', actualCounts, countsChangeReason: '按批' }],
    });
    expect(planChange(stored, edit('0.00000001'), manager)).toMatchObject({
      value: { lines: [{ actualCounts: '0.00000001' }] },
    });
    expect(planChange(stored, edit(0.0000001), manager)).toMatchObject({
      value: { lines: [{ actualCounts: '0.0000001' }] },
    });
    expect(planChange(stored, edit('999999999999.12345678'), manager)).toEqual({
      ok: false,
      reason: { code: 'too-precise', field: 'purchasePlanDetailList/0/actualCounts' },
    });
  });
  test('refuses a repeated line', () => {
    const edit = { id: 'p', ...purchaser, purchasePlanDetailList: [{ id: 'l1' }, { id: 'l1' }] };
    expect(planChange(stored, edit, manager)).toMatchObject({
      reason: { code: 'repeated-line', field: 'purchasePlanDetailList/1/id' },
    });
  });
  test('changes nothing when stored values are saved', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1e6 }),
        fc.string({ minLength: 1 }).filter((text) => text.trim() === text && text !== ''),
        (quantity, reason) => {
          const unchanged = line({ actualCounts: quantity, countsChangeReason: reason });
          const outcome = planChange(
            { ...stored, purchasePlanDetailList: [unchanged] },
            {
              id: 'p',
              ...purchaser,
              purchasePlanDetailList: [{ id: 'l1', actualCounts: quantity, countsChangeReason: reason }],
            },
            manager,
          );
          return outcome.ok && outcome.value.lines.length === 0;
        },
      ),
    );
  });
});
