import { expect, test } from 'vitest';
import { differences, lineDifferences } from './differences';
import { masked } from './masked';

test('returns the changed members before and after an edit', () => {
  const before = { id: '1', name: '甲', lines: [1], note: null, updateTime: 'a' };
  const after = { id: '1', name: '乙', lines: [1], updateTime: 'b' };
  expect(differences(before, after)).toEqual({ before: { name: '甲' }, after: { name: '乙' } });
  expect(differences({}, { name: '乙' })).toEqual({ before: { name: null }, after: { name: '乙' } });
});

test('returns the changed lines with their changed members', () => {
  const line = (id: string, counts: number, updateTime = 'a') => ({ id, counts, unit: null, updateTime });
  expect(lineDifferences([line('1', 1), line('2', 2)], [line('1', 1, 'b'), line('2', 3)])).toEqual([
    { id: '2', before: { counts: 2 }, after: { counts: 3 } },
  ]);
  expect(lineDifferences([line('1', 1), line('2', 2)], [line('2', 2), line('3', 3)])).toEqual([
    { id: '3', before: null, after: line('3', 3) },
    { id: '1', before: line('1', 1), after: null },
  ]);
  expect(lineDifferences([line('1', 1), line('2', 2)], [line('2', 2), line('1', 4)])).toEqual([
    { id: '1', before: { counts: 1, orderNum: 1 }, after: { counts: 4, orderNum: 2 } },
    { id: '2', before: { orderNum: 2 }, after: { orderNum: 1 } },
  ]);
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
