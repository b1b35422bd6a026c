import { expect, test } from 'vitest';
import { readDrafts, writeDrafts } from './partDrafts';

test('round-trips parts, with numbers as numbers', () => {
  const json = '[{"digits":2,"pattern":"[A-Z]+","message":"大写"},{"digits":"*","pattern":".+","message":"必填"}]';
  expect(readDrafts(json)[0]).toEqual({ digits: '2', pattern: '[A-Z]+', message: '大写' });
  expect(writeDrafts(readDrafts(json))).toBe(json);
});

test('always returns at least one part', () => {
  for (const json of ['', '[', '{}', '[]', 'null'])
    expect(readDrafts(json)).toEqual([{ digits: '', pattern: '', message: '' }]);
});
