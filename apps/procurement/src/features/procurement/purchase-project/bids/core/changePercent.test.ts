import { expect, test } from 'vitest';
import { changePercent } from './changePercent';

test.each([
  [3.2, 3.5, '↓ 8.6%', 'lower'],
  [4, 3.5, '↑ 14.3%', 'higher'],
  [3.5, 3.5, '0%', 'equal'],
  [0.3, 0.1, '↑ 200%', 'higher'],
])('%f against %f: %s', (price, base, text, tone) => expect(changePercent(price, base)).toEqual({ text, tone }));

test.each([
  [null, 3],
  [3, null],
  [3, 0],
])('%j has no change against %j', (price, base) => expect(changePercent(price, base)).toBeUndefined());
