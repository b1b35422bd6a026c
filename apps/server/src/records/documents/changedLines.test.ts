import { planLineFields } from '@gezi/domain';
import { expect, test } from 'vitest';
import { changedLines } from './changedLines';

const line = (id: string, over: object = {}) => ({ id, materialName: '轴承', counts: 1, unit: '套', ...over });

test.each([
  [
    'a changed line with its columns',
    [line('a')],
    [line('a', { counts: 2, unit: '个' })],
    '明细（第1行单位、需求数量）',
  ],
  [
    'the place of a line after the change',
    [line('a')],
    [line('b'), line('a', { counts: 2 })],
    '明细（第2行需求数量，新增1行）',
  ],
  ['added and removed lines', [line('a'), line('b')], [line('c')], '明细（新增1行，删除2行）'],
  ['another order', [line('a'), line('b')], [line('b'), line('a')], '明细'],
  [
    'five lines, and the number of the others',
    Array.from({ length: 8 }, (_line, nth) => line(`${nth}`)),
    Array.from({ length: 8 }, (_line, nth) => line(`${nth}`, { counts: 9 })),
    '明细（第1行需求数量，第2行需求数量，第3行需求数量，第4行需求数量，第5行需求数量，另有3行）',
  ],
])('names %s', (_case, before, after, text) => {
  expect(changedLines(before, after, planLineFields)).toBe(text);
});
