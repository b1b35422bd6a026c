import { expect, test } from 'vitest';
import { passwordRefusal, passwordRefusals } from './newPassword';

test.each([
  ['Zh1&xq', 'too-short'],
  ['长'.repeat(7), 'too-short'],
  ['x1'.repeat(65), 'too-long'],
  ['Password123', 'too-common'],
  ['1QAZ2WSX', 'too-common'],
  ['woaini1314', 'too-common'],
  ['aaaaaaaaaa', 'too-common'],
  ['ababababab', 'too-common'],
  ['23456789', 'too-common'],
  ['zyxwvuts', 'too-common'],
  ['zhangwei1', 'like-the-name'],
  ['correct horse', undefined],
  ['我的猫叫小花花', 'too-short'],
  ['我的猫叫小花花吗', undefined],
  ['x'.repeat(64) + 'y'.repeat(64), undefined],
])('%s: %s', (password, refusal) => {
  expect(passwordRefusal(password, 'ZhangWei1')).toBe(refusal);
});

test('names every refusal', () => {
  expect(passwordRefusals('abcabc1', 'AbcAbc1')).toEqual(['too-short', 'like-the-name']);
  expect(passwordRefusals('correct horse')).toEqual([]);
});
