import { describe, expect, test, vi } from 'vitest';
import { openWithRetries } from './openWithRetries';
import { subFormPlace } from './subFormPlace';

describe('position of a sub-form', () => {
  const sight = { left: 10, top: 100, right: 810, bottom: 700 };
  const row = (top: number) => ({ left: -200, top, right: 1200, bottom: top + 50 });
  test.each([
    ['350 px remain: below', row(400), 800, 'below'],
    ['349 px remain: above', row(401), 800, 'above'],
    ['little room, yet less above: below', row(110), 300, 'below'],
  ])('%s', (_, at, height, side) => {
    expect(subFormPlace(at, sight, height)).toMatchObject({ side, left: 10, width: 800 });
  });
  test('is undefined for an invisible row', () => {
    expect(subFormPlace(row(20), sight, 800)).toBeUndefined();
    expect(subFormPlace(row(720), sight, 800)).toBeUndefined();
  });
});

describe('loading', () => {
  const wait = () => Promise.resolve();
  test('is retried three times', async () => {
    const open = vi.fn<() => Promise<string>>().mockRejectedValue(new Error('x'));
    await expect(openWithRetries(open, wait)).rejects.toThrow('x');
    expect(open).toHaveBeenCalledTimes(4);
  });
  test('ends at the first success', async () => {
    const open = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('x')).mockResolvedValue('ok');
    expect(await openWithRetries(open, wait)).toBe('ok');
    expect(open).toHaveBeenCalledTimes(2);
  });
});
