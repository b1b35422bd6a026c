import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { planOf } from '../../../../testing/fixtures';
import { draftOf, isOutdated, isWorthOffering, linesWithDraft, parseDraft } from './planDraft';
import type { PlanLine } from './planLines';

const plan = planOf();
const lines = plan.purchasePlanDetailList as PlanLine[];
const typed = [{ ...lines[0]!, actualCounts: 7, countsChangeReason: '库存可调拨' }, lines[1]!];
const draft = draftOf(plan, { id: 'u9', name: '李采购' }, typed, 1000);

test('a draft written and read again gives back what was typed', () => {
  const read = parseDraft(JSON.stringify(draft));
  expect(read).toEqual(draft);
  expect(linesWithDraft(plan, read!)).toEqual(typed);
});

test('lines the plan no longer has are left out, new ones stay as they are', () => {
  const changed = planOf({ purchasePlanDetailList: [plan.purchasePlanDetailList[1]!] });
  expect(linesWithDraft(changed, draft).map(({ id }) => id)).toEqual(['l2']);
});

describe('offering', () => {
  test('only what would change something', () => {
    expect(isWorthOffering(plan, draft)).toBe(true);
    expect(isWorthOffering(plan, draftOf(plan, null, lines, 1))).toBe(false);
  });
  test('says when the plan has been saved since', () => {
    expect(isOutdated(plan, draft)).toBe(false);
    expect(isOutdated(planOf({ updateTime: '2026-11-19 09:00:00' }), draft)).toBe(true);
  });
});

test('anything that is no draft is none', () => {
  fc.assert(fc.property(fc.string(), (text) => parseDraft(text) === null));
  fc.assert(fc.property(fc.jsonValue(), (value) => parseDraft(JSON.stringify(value)) === null));
  expect(parseDraft(null)).toBeNull();
  expect(parseDraft(JSON.stringify({ ...draft, lines: [{ id: 1 }] }))).toBeNull();
  expect(parseDraft(JSON.stringify({ ...draft, purchaser: { id: 'x' } }))).toBeNull();
});
