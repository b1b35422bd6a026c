import { expect, test } from 'vitest';
import { selectTenant } from './selectTenant';

test.each([
  ['1', [1, 2], null, 1],
  [' 2 ', [1, 2], null, 2],
  ['0', [1], 1, 0],
  ['3', [1, 2], 3, undefined],
  ['-1', [1], null, undefined],
  ['1.0', [1], null, undefined],
  ['1e0', [1], null, undefined],
  ['9999999999999', [1], null, undefined],
  [undefined, [1], null, 1],
  ['', [1, 2], 2, 2],
  [undefined, [1, 2], 3, 0],
  [undefined, [1, 2], null, 0],
  [undefined, [], 1, 0],
])('header %j, own tenants %j, last chosen %j: %j', (wanted, own, chosenLast, tenant) => {
  expect(selectTenant(wanted, own, chosenLast)).toBe(tenant);
});
