import { expect, test, vi } from 'vitest';
import { randomId } from './randomId';

test('differs each time, also on a page without HTTPS', () => {
  const spy = vi.spyOn(crypto, 'randomUUID').mockImplementation(() => {
    throw new TypeError('crypto.randomUUID is not a function');
  });
  const ids = [randomId(), randomId()];
  spy.mockRestore();
  expect(ids[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(ids[1]).not.toBe(ids[0]);
});
