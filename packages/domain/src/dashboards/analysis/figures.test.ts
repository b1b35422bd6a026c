import { expect, test } from 'vitest';
import { figureScopeOf, monthsOf, savingRate } from './figures';

test.each([
  [0, 0, 0],
  ['12.5', '100', 0.125],
  ['1', '3', 0.3333],
  ['2', '3', 0.6667],
  ['-10', '100', -0.1],
])('%s saved of %s is %s', (saved, budget, rate) => {
  expect(savingRate(saved, budget)).toBe(rate);
});

test('months are those of the year, or the last twelve', () => {
  expect(monthsOf(2025, '2026-03-16')).toEqual(
    [...Array(12).keys()].map((n) => `2025-${String(n + 1).padStart(2, '0')}`),
  );
  const last = monthsOf(undefined, '2026-03-16');
  expect([last[0], last[9], last[11], last.length]).toEqual(['2025-04', '2026-01', '2026-03', 12]);
});

test.each([
  [['manager'], 'buyer', null, 'tenant'],
  [['purchaser'], 'buyer', null, 'tenant'],
  [['approver'], 'buyer', null, 'departments'],
  [['declarer'], 'buyer', null, 'none'],
  [['editor'], 'buyer', null, 'none'],
  [['expert'], 'expert', null, 'none'],
  [['manager'], 'expert', null, 'none'],
  [['supplier'], 'supplier', 's1', 'none'],
  [['admin'], 'buyer', 's1', 'none'],
] as const)('%j, %s, of supplier %s: %s', (roles, userType, supplierId, scope) => {
  expect(figureScopeOf({ roles, userType, supplierId })).toBe(scope);
});
