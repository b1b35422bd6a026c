import { expect, test } from 'vitest';
import { differenceLines, readMembers } from './differenceLines';

test('lists differing members first, as readable text', () => {
  const before = { id: '1', name: '甲', lines: [1], note: null };
  const after = { id: '1', name: '乙', lines: [1, 2], note: '' };
  expect(differenceLines(before, after)).toEqual([
    { name: 'name', before: '甲', after: '乙', changed: true },
    { name: 'lines', before: '[\n  1\n]', after: '[\n  1,\n  2\n]', changed: true },
  ]);
  expect(differenceLines(before, after, false).map(({ name }) => name)).toEqual(['name', 'lines', 'id', 'note']);
});

test('returns no members for a non-object', () => {
  for (const json of [null, '', 'x', '[1]', '"text"', 'null']) expect(readMembers(json)).toEqual({});
});
