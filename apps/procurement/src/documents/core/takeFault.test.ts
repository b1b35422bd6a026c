import { expect, test } from 'vitest';
import { takeFault } from './takeFault';

test.each([
  [5, undefined],
  ['0.5', undefined],
  [10, undefined],
  [10.01, 'quantity-too-large'],
  [0, 'quantity-missing'],
  [-1, 'quantity-missing'],
  ['', 'quantity-missing'],
  [null, 'quantity-missing'],
  ['十', 'quantity-missing'],
])('takes %j of 10: %s', (quantity, fault) => expect(takeFault(quantity, 10)).toBe(fault));

test.each([
  [null, undefined],
  ['', undefined],
  ['1e9', undefined],
  [0, 'quantity-missing'],
  ['十', 'quantity-missing'],
])('takes %j of an unlimited line: %s', (quantity, fault) => expect(takeFault(quantity, null)).toBe(fault));
