import { expect, test } from 'vitest';
import { amountInWords } from './amountInWords';

test.each([
  [0, '零元整'],
  [0.05, '伍分'],
  [0.5, '伍角'],
  [1.005, '壹元零壹分'],
  [10, '壹拾元整'],
  [100.01, '壹佰元零壹分'],
  [1001, '壹仟零壹元整'],
  [20_000.2, '贰万元贰角'],
  [100_010_000, '壹亿零壹万元整'],
  [999_999_999_999.99, '玖仟玖佰玖拾玖亿玖仟玖佰玖拾玖万玖仟玖佰玖拾玖元玖角玖分'],
])('writes %s in capitals', (amount, words) => {
  expect(amountInWords(amount)).toBe(words);
});
