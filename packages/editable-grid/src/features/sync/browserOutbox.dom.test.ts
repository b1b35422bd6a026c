import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { StoredOutbox } from '../../core/sync/SyncOutbox';
import { browserOutbox } from './browserOutbox';

const box = (clientId: string): StoredOutbox => ({
  clientId,
  nextSeq: 1,
  pending: [{ steps: [{ kind: 'remove', rowId: 'l0', base: 0 }] }],
});
const idsOf = (boxes: readonly StoredOutbox[]) => boxes.map(({ clientId }) => clientId).toSorted();

/** Web locks for this page only. */
function fakeLocks() {
  const held = new Set<string>();
  return {
    async request(name: string, _options: object, work: (lock: object | null) => unknown) {
      if (held.has(name)) return work(null);
      held.add(name);
      await work({ name });
      held.delete(name);
    },
  };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

describe.each<[string, () => unknown]>([
  ['by locks', fakeLocks],
  ['by signs of life', () => undefined],
])('kept apart %s', (_name, locks) => {
  beforeEach(() => {
    const value = locks();
    Object.defineProperty(navigator, 'locks', { value, configurable: true });
  });

  test('takes over the changes of crashed windows, but not of open ones', async () => {
    let made = 0;
    const open = () => browserOutbox('page', () => `client-${(made += 1)}`);
    const windows = [open(), open(), open()];
    for (const each of windows) {
      const [own] = await each.claim();
      expect(each.write(box(own!.clientId))).toBe(true);
    }
    windows[0]!.release();
    windows[1]!.release();
    await vi.advanceTimersByTimeAsync(20_000);
    const heir = open();
    const claimed = await heir.claim();
    expect(idsOf(claimed)).toEqual(['client-1', 'client-2']);
    // Each is stored under its own name and removed when settled.
    expect(claimed.every((each) => heir.write({ ...each, pending: [] }))).toBe(true);
    heir.release();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(idsOf(await open().claim())).toEqual(['client-4']);
  });

  test('an outbox without its lock is not written', () => {
    expect(browserOutbox('page').write(box('client-1'))).toBe(false);
  });
});
