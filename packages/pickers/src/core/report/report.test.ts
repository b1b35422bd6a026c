import { expect, test } from 'vitest';
import { createGroupCache } from './createGroupCache';
import { readTyped } from './readTyped';
import { readSorter } from './readSorter';
import { reportRowKey } from './reportRowKey';

test.each([
  ['age=asc', { column: 'age', order: 'asc' }],
  ['createTime=DESC', { column: 'createTime', order: 'desc' }],
])('sorter %s', (text, value) => expect(readSorter(text)).toEqual({ ok: true, value }));

test.each(['', 'age', 'age=up', '=asc', 'a=b=asc'])('refuses sorter %j', (text) =>
  expect(readSorter(text).ok).toBe(false),
);

test('identifies a row without an id by its content', () => {
  expect(reportRowKey({ id: 7, name: '阀' })).toBe('7');
  expect(reportRowKey({ name: '阀' })).toBe('{"name":"阀"}');
});

test('caches answers for 30 s per group, but not failures', async () => {
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

test.each([
  ['轴承', '*轴承*'],
  [' 轴承 6204 ', '*轴承 6204*'],
  ['*轴承', '*轴承'],
  ['轴承,垫片', '轴承,垫片'],
  ['!轴承', '!轴承'],
  ['>= 100', '>= 100'],
  ['gt 100', 'gt 100'],
  ['gear', '*gear*'],
  ['', ''],
])('converts typed %j to %j', (typed, sent) => expect(readTyped({ view: 'text' }, typed)).toBe(sent));

test('wraps only text fields in wildcards', () => {
  expect(readTyped({ view: 'date' }, '2026-03-01')).toBe('2026-03-01');
  expect(readTyped({ dictCode: 'sex' }, '1')).toBe('1');
  expect(readTyped({ mode: 'group' }, '100')).toBe('100');
});
