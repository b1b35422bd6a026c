import { expect, test } from 'vitest';
import type { QueryGroup } from '../query/Condition';
import type { QueryField } from '../query/QueryField';
import { describeQuery } from './describeQuery';

const fields: QueryField[] = [
  { key: 'planName', label: '计划名称', type: 'text' },
  { key: 'counts', label: '数量', type: 'number' },
  { key: 'applyTime', label: '申报时间', type: 'date' },
  {
    key: 'status',
    label: '状态',
    type: 'select',
    options: [
      { value: '2', label: '待分派' },
      { value: '3', label: '待采购' },
    ],
  },
  { key: 'urgent', label: '是否加急', type: 'switch' },
];
const query: QueryGroup = {
  matchType: 'and',
  conditions: [
    { field: 'applyTime', rule: 'eq', val: null, relative: 'last7Days' },
    {
      matchType: 'or',
      conditions: [
        { field: 'status', rule: 'in', val: ['2', '3'] },
        { field: 'planName', rule: 'right_like', val: '轴承' },
        { field: 'counts', rule: 'ge', val: '5' },
      ],
    },
    { field: 'urgent', rule: 'eq', val: 'Y' },
    { field: 'planName', rule: 'eq', val: '' },
  ],
};

test('describes a nested query in both languages', () => {
  expect(describeQuery(query, fields)).toBe(
    '申报时间在近7天内，且（状态是“待分派”、“待采购”之一，或计划名称以“轴承”开头，或数量大于等于 5），且是否加急是“是”',
  );
  expect(describeQuery(query, fields, { locale: 'en-US' })).toBe(
    '申报时间 is in the last 7 days and (状态 is one of “待分派”, “待采购” or 计划名称 begins with “轴承” or 数量 is at least 5) and 是否加急 is “yes”',
  );
});

test('an empty query has an empty description', () => {
  expect(describeQuery({ matchType: 'and', conditions: [] }, fields)).toBe('');
});

test('labelOf overrides the label of a value', () => {
  const one: QueryGroup = { matchType: 'and', conditions: [{ field: 'status', rule: 'ne', val: '9' }] };
  expect(describeQuery(one, fields, { labelOf: (_field, value) => (value === '9' ? '已作废' : undefined) })).toBe(
    '状态不是“已作废”',
  );
  expect(describeQuery(one, [])).toBe('status不等于“9”');
});
