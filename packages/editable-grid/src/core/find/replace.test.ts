import { expect, test } from 'vitest';
import { cellDefinitions } from '../../cells/definitions';
import type { TargetGrid } from '../clipboard/TargetGrid';
import { replacePlan } from './replacePlan';
import { replaceText } from './replaceText';

test.each<[string, string, string, string]>([
  ['闸阀 DN50', 'dn50', 'DN80', '闸阀 DN80'],
  ['闸阀 ＤＮ50', 'dn', 'PN', '闸阀 PN50'],
  ['aaa', 'aa', 'b', 'ba'],
  ['㎏ 与 ㎏', 'kg', '千克', '千克 与 千克'],
  ['a.b', '.', '-', 'a-b'],
  ['闸阀', '泵', 'x', '闸阀'],
  ['闸阀', ' ', 'x', '闸阀'],
  ['$1', '1', '$&', '$$&'],
])('%s: %s becomes %s', (text, query, replacement, result) => {
  expect(replaceText(text, query, replacement)).toBe(result);
});

interface Line {
  id: string;
  name: string;
  n: number;
}
const rows: Line[] = [
  { id: '1', name: '闸阀 50', n: 50 },
  { id: '2', name: '球阀 50', n: 5 },
];
const definition = (type: string) => cellDefinitions.find((each) => each.type === type)!;
const grid: TargetGrid<Line> = {
  rows: 2,
  columns: [
    { column: { key: 'name', type: 'input' }, definition: definition('input') },
    { column: { key: 'n', type: 'inputNumber' }, definition: definition('inputNumber') },
  ],
  rowAt: (index) => rows[index],
  columnFor: (_, column) => column,
  idOf: ({ id }) => id,
  access: ({ id }) => (id === '2' ? 'disabled' : 'edit'),
  end: 2,
};

test('each column reads its new text', () => {
  const spots = [
    { row: 0, column: 0 },
    { row: 0, column: 1 },
    { row: 1, column: 0 },
  ];
  expect(replacePlan(spots, '50', '80', grid)).toEqual({
    changes: [
      { kind: 'edit', rowId: '1', column: 'name', value: '闸阀 80' },
      { kind: 'edit', rowId: '1', column: 'n', value: 80 },
    ],
    refused: [{ rowId: '2', column: 'name', text: '球阀 80', reason: 'read-only' }],
  });
  expect(replacePlan([{ row: 0, column: 1 }], '50', '很多', grid).refused).toMatchObject([{ reason: 'not-a-number' }]);
});
