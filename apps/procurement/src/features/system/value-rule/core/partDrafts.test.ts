import { expect, test } from 'vitest';
import { readDrafts, writeDrafts } from './partDrafts';

test('parts are read and written, numbers as numbers', () => {
  const json = '[{"digits":2,"pattern":"[A-Z]+","message":"大写"},{"digits":"*","pattern":".+","message":"必填"}]';
  expect(readDrafts(json)[0]).toEqual({ digits: '2', pattern: '[A-Z]+', message: '大写' });
  expect(writeDrafts(readDrafts(json))).toBe(json);
});

test('there is always one to type into', () => {
  for (const json of ['', '[', '{}', '[]', 'null'])
    expect(readDrafts(json)).toEqual([{ digits: '', pattern: '', message: '' }]);
});
