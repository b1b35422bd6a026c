import { afterEach, expect, test, vi } from 'vitest';
import { expiringStorage } from './expiringStorage';
import { browserStorage, memoryStorage } from './KeyValueStorage';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

test('an expired value is removed', () => {
  const under = memoryStorage();
  const clock = { now: 0 };
  const storage = expiringStorage(under, () => clock.now);
  storage.set('a', { x: 1 }, 10);
  storage.set('b', 'for ever', null);
  clock.now = 9;
  expect(storage.get('a')).toEqual({ value: { x: 1 }, expire: 10 });
  clock.now = 10;
  expect(storage.get('a')).toBeUndefined();
  expect(under.getItem('a')).toBeNull();
  expect(storage.get('b')?.value).toBe('for ever');
});

test('values are stored in the browser', () => {
  browserStorage('localStorage').setItem('k', 'v');
  expect(localStorage.getItem('k')).toBe('v');
});

test('a full storage drops outdated values without an error', () => {
  const storage = browserStorage('localStorage');
  storage.setItem('k', 'old');
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  storage.setItem('k', 'new');
  expect(storage.getItem('k')).toBeNull();
});

test('falls back to memory if the browser forbids storage', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  const storage = browserStorage('localStorage');
  storage.setItem('k', 'v');
  expect(storage.getItem('k')).toBe('v');
  storage.removeItem('k');
  expect(storage.getItem('k')).toBeNull();
});
