import { afterEach, expect, test, vi } from 'vitest';
import { expiringStorage } from './expiringStorage';
import { browserStorage, memoryStorage } from './KeyValueStorage';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

test('a value ends when its time is over, and is then gone', () => {
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

test('the browser keeps it', () => {
  browserStorage('localStorage').setItem('k', 'v');
  expect(localStorage.getItem('k')).toBe('v');
});

test('a full storage keeps nothing outdated and breaks nothing', () => {
  const storage = browserStorage('localStorage');
  storage.setItem('k', 'old');
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  storage.setItem('k', 'new');
  expect(storage.getItem('k')).toBeNull();
});

test('a browser that forbids storage is served from memory', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  const storage = browserStorage('localStorage');
  storage.setItem('k', 'v');
  expect(storage.getItem('k')).toBe('v');
  storage.removeItem('k');
  expect(storage.getItem('k')).toBeNull();
});
