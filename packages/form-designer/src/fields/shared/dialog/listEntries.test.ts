import { expect, test } from 'vitest';
import { listEntries } from './listEntries';

const rows = [
  { id: 'a', name: '甲', code: 'A-1' },
  { id: 2, realname: '乙', code: 'B-2' },
];

test.each([
  ['a list', rows],
  ['a result', { success: true, result: rows }],
  ['a page', { result: { records: rows, total: 2 } }],
])('reads the entries of %s: stored value and displayed text', (_, answer) => {
  const { entries, total } = listEntries({}, answer, {});
  expect(entries).toEqual([
    { value: 'a', text: '甲' },
    { value: '2', text: '乙' },
  ]);
  expect(total).toBe(2);
});

test('reads the members that the field names, searches a whole list', () => {
  const data = { dval: 'code', dlabel: 'id' };
  expect(listEntries(data, rows, { code_MultiString: 'B-2' }).entries).toEqual([{ value: 'B-2', text: '2' }]);
  expect(listEntries(data, 'no list', {}).entries).toEqual([]);
});
