import { expect, test } from 'vitest';
import { createGroupCache } from './createGroupCache';
import { readSorter } from './readSorter';
import { reportRowKey } from './reportRowKey';

test.each([
  ['age=asc', { column: 'age', order: 'asc' }],
  ['createTime=DESC', { column: 'createTime', order: 'desc' }],
])('sorter %s', (text, value) => expect(readSorter(text)).toEqual({ ok: true, value }));

test.each(['', 'age', 'age=up', '=asc', 'a=b=asc'])('no sorter: %j', (text) => expect(readSorter(text).ok).toBe(false));

test('a row without an id is known by all it holds', () => {
  expect(reportRowKey({ id: 7, name: '阀' })).toBe('7');
  expect(reportRowKey({ name: '阀' })).toBe('{"name":"阀"}');
});

test('answers count for 30 s within their group, failures do not', async () => {
  let now = 0;
  const cache = createGroupCache({ now: () => now });
  let calls = 0;
  const call = () => Promise.resolve((calls += 1));
  expect(await cache.load('g', 'page 1', call)).toBe(1);
  now = 29_999;
  expect(await cache.load('g', 'page 1', call)).toBe(1);
  expect(await cache.load('h', 'page 1', call)).toBe(2);
  now = 30_000;
  expect(await cache.load('g', 'page 1', call)).toBe(3);
  cache.forget('g');
  expect(await cache.load('g', 'page 1', call)).toBe(4);
  await expect(cache.load('g', 'page 2', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
  expect(await cache.load('g', 'page 2', call)).toBe(5);
});
