import { expect, test } from 'vitest';
import { sharedLoads } from './sharedLoads';

/** Loads that end when told to. */
function setUp() {
  const begun: { key: string; end: (value: string) => void; fail: (reason: Error) => void }[] = [];
  const load = sharedLoads(
    (key) => new Promise<string>((resolve, reject) => begun.push({ key, end: resolve, fail: reject })),
  );
  const keys = () => begun.map(({ key }) => key);
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  return { load, begun, keys, settle };
}

test('callers that ask during a load share the next one', async () => {
  const { load, begun, keys, settle } = setUp();
  const first = load('a');
  await settle();
  const later = [load('a'), load('a'), load('a')];
  await settle();
  expect(keys()).toEqual(['a']);
  begun[0]!.end('old');
  await settle();
  expect(keys()).toEqual(['a', 'a']);
  begun[1]!.end('new');
  expect(await first).toBe('old');
  expect(await Promise.all(later)).toEqual(['new', 'new', 'new']);
});

test('keys do not wait for each other', async () => {
  const { load, begun, keys, settle } = setUp();
  const values = [load('a'), load('b')];
  await settle();
  expect(keys()).toEqual(['a', 'b']);
  begun[1]!.end('b');
  begun[0]!.end('a');
  expect(await Promise.all(values)).toEqual(['a', 'b']);
});

test('a failed load fails for its callers only', async () => {
  const { load, begun, settle } = setUp();
  const failing = load('a');
  await settle();
  const next = load('a');
  begun[0]!.fail(new Error('lost'));
  await expect(failing).rejects.toThrow('lost');
  await settle();
  begun[1]!.end('found');
  expect(await next).toBe('found');
});
