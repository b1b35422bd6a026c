import { describe, expect, test } from 'vitest';
import type { QueryGroup } from '../query/Condition';
import { compareDecimals, compareTexts } from './compare';
import { compileQuery } from './compileQuery';
import { planQuery } from './planQuery';
import type { QuerySchema } from './Predicate';

const schema: QuerySchema = {
  columns: { name: 'text', price: 'amount', made: 'datetime', due: 'date', done: 'boolean' },
  details: { parts: { label: 'text' } },
};
const row = {
  name: 'Ball 球阀',
  price: '3.50000000',
  made: '2026-11-21 09:15:00',
  due: null,
  done: true,
  parts: [{ label: '阀体' }, { label: '密封圈' }],
};
const holds = (condition: object, of: object = row) => {
  const query = { matchType: 'and', conditions: [condition] } as QueryGroup;
  const test = compileQuery(schema, query, Date.parse('2026-11-21T12:00:00+08:00'));
  if (!test.ok) throw new Error(test.reason.code);
  return test.value({ ...row, ...of });
};

test.each([
  [{ field: 'name', rule: 'like', val: 'BALL' }, true],
  [{ field: 'name', rule: 'right_like', val: '球阀' }, false],
  [{ field: 'name', rule: 'left_like', val: '球阀' }, true],
  [{ field: 'name', rule: 'like', val: '%' }, false],
  [{ field: 'price', rule: 'eq', val: '3.5' }, true],
  [{ field: 'price', rule: 'gt', val: '10' }, false],
  [{ field: 'price', rule: 'in', val: ['1', '3.50'] }, true],
  [{ field: 'price', rule: 'left_like', val: '.5' }, true],
  [{ field: 'made', rule: 'eq', val: '2026-11-21', type: 'date' }, true],
  [{ field: 'made', rule: 'gt', val: '2026-11-21', type: 'date' }, false],
  [{ field: 'made', rule: 'gt', val: '2026-11-21' }, true],
  [{ field: 'made', rule: 'eq', relative: 'thisWeek', type: 'date' }, true],
  [{ field: 'made', rule: 'in', val: '2026-11-20,2026-11-21', type: 'date' }, true],
  [{ field: 'due', rule: 'ne', val: '2026-11-21' }, false],
  [{ field: 'due', rule: 'empty', val: null }, true],
  [{ field: 'name', rule: 'empty', val: null }, false],
  [{ field: 'parts,label', rule: 'empty', val: null }, false],
  [{ field: 'done', rule: 'eq', val: '1' }, true],
  [{ field: 'parts,label', rule: 'like', val: '密封' }, true],
  [{ field: 'parts,label', rule: 'ne', val: '阀体' }, true],
  [{ field: 'parts,label', rule: 'eq', val: '阀盖' }, false],
  [{ field: 'nobody', rule: 'eq', val: 'x' }, true],
])('%j: %s', (condition, expected) => expect(holds(condition)).toBe(expected));

test('an empty text has no value, as null', () => {
  expect(holds({ field: 'name', rule: 'empty', val: '' }, { name: '' })).toBe(true);
  expect(holds({ field: 'name', rule: 'empty', val: '' }, { name: ' ' })).toBe(false);
});

describe('refusals name the place', () => {
  test.each([
    [
      [
        { field: 'name', rule: 'eq', val: 'x' },
        { field: 'made', rule: 'gt', val: 'soon' },
      ],
      'bad-value',
      '1/val',
    ],
    [[{ matchType: 'or', conditions: [{ field: 'a b', rule: 'eq', val: 'x' }] }], 'bad-field', '0/conditions/0/field'],
    [[{ field: 'name', rule: "eq'", val: 'x' }], 'bad-rule', '0/rule'],
    [{}, 'malformed', ''],
  ])('%j', (items, code, at) => {
    expect(planQuery(schema, items)).toMatchObject({ ok: false, reason: { code, at } });
  });
});

test('compareDecimals compares by value', () => {
  expect(['10', '-1', '9.5', '-0', '0.10', '-12', '100000000000000000000'].sort(compareDecimals)).toEqual([
    '-12',
    '-1',
    '-0',
    '0.10',
    '9.5',
    '10',
    '100000000000000000000',
  ]);
  expect(compareDecimals('3.50', '3.5')).toBe(0);
});

test('compareTexts compares by code point', () => {
  expect(['𠮷', 'ｶ', 'a', '球', 'A'].sort(compareTexts)).toEqual(['A', 'a', '球', 'ｶ', '𠮷']);
});
