import { verify } from '@node-rs/argon2';
import { expect, test, vi } from 'vitest';

vi.mock(import('@node-rs/argon2'), async (original) => {
  const real = await original();
  return { ...real, verify: vi.fn<typeof real.verify>(real.verify) };
});
// Other test files may have loaded the module with the real argon2.
vi.resetModules();
const { hashPassword, passwordMatches } = await import('./passwords');

/** 19 MiB and two passes. */
const PRICE = /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/;

test('hashes with salted argon2id, 19 MiB and two passes', async () => {
  const one = await hashPassword('correct horse');
  expect(one).toMatch(PRICE);
  expect(await hashPassword('correct horse')).not.toBe(one);
  expect(await passwordMatches(one, 'correct horse')).toBe(true);
  expect(await passwordMatches(one, 'Correct horse')).toBe(false);
});

test('verifies one hash of the same cost for an unknown user', async () => {
  vi.mocked(verify).mockClear();
  expect(await passwordMatches(undefined, 'wrong')).toBe(false);
  expect(vi.mocked(verify).mock.calls).toEqual([[expect.stringMatching(PRICE), 'wrong']]);
});
