import { expect, test } from 'vitest';
import { differences } from './differences';
import { masked } from './masked';

test('returns the changed members before and after an edit', () => {
  const before = { id: '1', name: '甲', lines: [1], note: null, updateTime: 'a' };
  const after = { id: '1', name: '乙', lines: [1], updateTime: 'b' };
  expect(differences(before, after)).toEqual({ before: { name: '甲' }, after: { name: '乙' } });
  expect(differences({}, { name: '乙' })).toEqual({ before: { name: null }, after: { name: '乙' } });
});

test('masks secrets at any depth', () => {
  expect(
    masked({ dbPassword: 'x', after: { newToken: 'y', name: '甲' }, list: [{ salt: 'z' }], password: null }),
  ).toEqual({
    dbPassword: '******',
    after: { newToken: '******', name: '甲' },
    list: [{ salt: '******' }],
    password: null,
  });
});
