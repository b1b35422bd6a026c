import { expect, test } from 'vitest';
import { hashPassword, passwordMatches, passwordRefusal } from './passwords';

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

test('a hash is argon2id with 19 MiB and two passes, and never the same twice', async () => {
  const one = await hashPassword('correct horse');
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await hashPassword('correct horse')).not.toBe(one);
  expect(await passwordMatches(one, 'correct horse')).toBe(true);
  expect(await passwordMatches(one, 'Correct horse')).toBe(false);
});

test('an unknown user takes as long as a wrong password', async () => {
  const stored = await hashPassword('correct horse');
  await passwordMatches(undefined, 'warm up');
  const time = async (hash: string | undefined) => {
    const began = performance.now();
    for (let round = 0; round < 10; round += 1) expect(await passwordMatches(hash, 'wrong')).toBe(false);
    return performance.now() - began;
  };
  const [known, unknown] = [await time(stored), await time(undefined)];
  expect(unknown / known).toBeGreaterThan(0.4);
  expect(unknown / known).toBeLessThan(2.5);
});
