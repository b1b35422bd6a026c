import type { QueryGroup } from '@gezi/advanced-query/core';
import type { FilterState } from '@gezi/editable-grid';
import { describe, expect, test } from 'vitest';
import { joinQuery, splitQuery, type FilterColumn } from './columnFilters';

const columns: FilterColumn[] = [
  { field: { key: 'name', type: 'text' }, kind: 'text', options: [] },
  { field: { key: 'price', type: 'number', dbType: 'bigdecimal' }, kind: 'number', options: [] },
  { field: { key: 'day', type: 'date' }, kind: 'date', options: [] },
  {
    field: { key: 'status', type: 'dict' },
    kind: 'choice',
    options: [
      { value: '1', label: '启用' },
      { value: '0', label: '停用' },
    ],
  },
];
const NONE: QueryGroup = { matchType: 'and', conditions: [] };

test.each<[string, FilterState, QueryGroup['conditions']]>([
  ['text', { name: { kind: 'text', contains: ' 阀 ' } }, [{ field: 'name', rule: 'like', val: '阀', type: 'text' }]],
  [
    'number',
    { price: { kind: 'number', from: 1, to: 9 } },
    [
      { field: 'price', rule: 'ge', val: 1, type: 'number', dbType: 'bigdecimal' },
      { field: 'price', rule: 'le', val: 9, type: 'number', dbType: 'bigdecimal' },
    ],
  ],
  [
    'date',
    { day: { kind: 'date', to: '2026-01-05' } },
    [{ field: 'day', rule: 'le', val: '2026-01-05', type: 'date' }],
  ],
  [
    'choice',
    { status: { kind: 'choice', values: ['停用'] } },
    [{ field: 'status', rule: 'in', val: ['0'], type: 'dict', texts: { 0: '停用' } }],
  ],
  [
    'empty cells',
    { status: { kind: 'choice', values: [''] } },
    [{ field: 'status', rule: 'empty', val: null, type: 'dict' }],
  ],
  [
    'choice or empty cells',
    { status: { kind: 'choice', values: ['停用', ''] } },
    [
      {
        matchType: 'or',
        conditions: [
          { field: 'status', rule: 'in', val: ['0'], type: 'dict', texts: { 0: '停用' } },
          { field: 'status', rule: 'empty', val: null, type: 'dict' },
        ],
      },
    ],
  ],
])('a filter by %s becomes conditions', (_, filters, conditions) => {
  expect(joinQuery({ filters, rest: NONE }, columns)).toEqual({ matchType: 'and', conditions });
});

describe('a query', () => {
  const filters: FilterState = {
    name: { kind: 'text', contains: '阀' },
    price: { kind: 'number', from: 1, to: 9 },
    status: { kind: 'choice', values: ['启用', '停用'] },
  };

  test('is split into the filters that made it', () => {
    expect(splitQuery(joinQuery({ filters, rest: NONE }, columns), columns)).toEqual({ filters, rest: NONE });
  });

  test.each([[['']], [['停用', '']]])('of empty cells is split into its filter: %j', (values) => {
    const choice: FilterState = { status: { kind: 'choice', values } };
    const whole = joinQuery({ filters: { ...filters, ...choice }, rest: NONE }, columns);
    expect(splitQuery(whole, columns)).toEqual({ filters: { ...filters, ...choice }, rest: NONE });
  });

  test('with alternatives stays a group beside the filters', () => {
    const rest: QueryGroup = { matchType: 'or', conditions: [{ field: 'name', rule: 'eq', val: '泵' }] };
    const whole = joinQuery({ filters, rest }, columns);
    expect(whole).toMatchObject({ matchType: 'and', conditions: [rest, { rule: 'like' }, {}, {}, {}] });
    expect(splitQuery(whole, columns).filters).toEqual(filters);
    expect(splitQuery(rest, columns)).toEqual({ filters: {}, rest });
  });

  test.each<QueryGroup['conditions'][number]>([
    { field: 'name', rule: 'eq', val: '阀' },
    { field: 'status', rule: 'in', val: ['9'] },
    { field: 'day', rule: 'ge', val: null, relative: 'today' },
    { field: 'other', rule: 'like', val: 'x' },
  ])('keeps a condition that no filter can show: %j', (condition) => {
    const query: QueryGroup = { matchType: 'and', conditions: [condition] };
    expect(splitQuery(query, columns)).toEqual({ filters: {}, rest: query });
  });
});
