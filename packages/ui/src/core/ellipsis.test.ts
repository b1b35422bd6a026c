import { expect, test } from 'vitest';
import { ellipsis } from './ellipsis';

const of = (length: number) => '采'.repeat(length);

test.each([
  ['', undefined, ''],
  [of(25), undefined, of(25)],
  [of(26), undefined, `${of(25)}...`],
  ['采购计划', 2, '采购...'],
  ['😀😀😀', 3, '😀😀😀'],
  ['😀😀😀', 2, '😀😀...'],
])('ellipsis(%j, %j) is %j', (text, limit, cut) => expect(ellipsis(text, limit)).toBe(cut));
