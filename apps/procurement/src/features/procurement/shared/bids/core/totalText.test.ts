import { expect, test } from 'vitest';
import { totalText } from './totalText';

test.each([
  [1234.5, '1,234.50'],
  ['0.00000001', '0.00000001'],
  [12.3456, '12.3456'],
  [0, '0.00'],
  [null, ''],
])('%j is shown as %s', (amount, text) => expect(totalText(amount)).toBe(text));
