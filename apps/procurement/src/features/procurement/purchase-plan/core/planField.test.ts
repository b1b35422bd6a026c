import { expect, test } from 'vitest';
import { planFieldOf } from './planField';

test.each([
  ['purchaseUserId', { at: 'purchaser' }],
  ['/purchaseUserName', { at: 'purchaser' }],
  ['purchasePlanDetailList/0/countsChangeReason', { at: 'line', index: 0, column: 'countsChangeReason' }],
  ['/purchasePlanDetailList/12/actualCounts', { at: 'line', index: 12, column: 'actualCounts' }],
  ['updateTime', undefined],
  ['purchasePlanDetailList', undefined],
  ['', undefined],
  [undefined, undefined],
])('%j', (field, place) => expect(planFieldOf(field)).toEqual(place));
