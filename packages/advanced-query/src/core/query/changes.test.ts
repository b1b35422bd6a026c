import { describe, expect, test } from 'vitest';
import { completeQuery, isActiveQuery, isComplete, newCondition, withField, withRule } from './changes';
import type { Condition } from './Condition';
import { dictionaryOf, FIELD_TYPES, rulesOf, type QueryField } from './QueryField';
import { RULES, ruleOf } from './rules';

const name: QueryField = { key: 'planName', label: '计划名称', type: 'text' };
const status: QueryField = { key: 'status', label: '状态', type: 'dict', dictCode: 'plan_status' };
const day: QueryField = { key: 'applyTime', label: '申报时间', type: 'date' };

describe('rules', () => {
  test('every type has rules, and all ten rules are used', () => {
    const offered = FIELD_TYPES.map((type) => rulesOf({ type }));
    expect(offered.every((rules) => rules.length > 1)).toBe(true);
    expect(new Set(offered.flat())).toEqual(new Set(RULES));
  });
  test('a field of an unknown type has the rules of a text', () => {
    expect(rulesOf({ type: 'pca' as 'text' })).toEqual(rulesOf({ type: 'text' }));
  });
  test('a field can restrict its rules', () => {
    expect(rulesOf({ type: 'text', rules: ['eq'] })).toEqual(['eq']);
  });
  test.each([
    ['>=', 'ge'],
    ['LEFT_LIKE', 'left_like'],
    ['eq', 'eq'],
    ['EQ', undefined],
    ['constructor', undefined],
  ])('%s is %s', (spelling, rule) => expect(ruleOf(spelling)).toBe(rule));
});

describe('changing a condition', () => {
  const chosen: Condition = { field: 'status', rule: 'in', val: ['2', '3'], type: 'dict' };

  test('withRule keeps the first value from `in` and makes a list for `in`', () => {
    expect(withRule(chosen, 'ne').val).toBe('2');
    expect(withRule({ ...chosen, val: '2,3' }, 'eq').val).toBe('2');
    expect(withRule({ ...chosen, val: [] }, 'eq').val).toBeNull();
    expect(withRule({ ...chosen, rule: 'eq', val: '2' }, 'in').val).toEqual(['2']);
    expect(withRule({ ...chosen, rule: 'eq', val: '2' }, 'ne').val).toBe('2');
  });
  test('withField clears the value and an unsupported rule', () => {
    expect(withField(chosen, name)).toEqual({ field: 'planName', rule: 'in', val: null, type: 'text' });
    expect(withField(chosen, day)).toEqual({ field: 'applyTime', rule: 'eq', val: null, type: 'date' });
  });
});

describe('completeness', () => {
  test.each([
    ['', false],
    ['  ', false],
    [null, false],
    [[], false],
    [0, true],
    [false, true],
    [['2'], true],
  ])('%j: %s', (val, complete) => expect(isComplete({ ...newCondition(name), val })).toBe(complete));

  test('a relative range needs no value', () => {
    expect(isComplete({ ...newCondition(day), relative: 'thisMonth' })).toBe(true);
  });
  test('groups of incomplete conditions are removed', () => {
    const empty = {
      matchType: 'and' as const,
      conditions: [{ matchType: 'or' as const, conditions: [newCondition(name)] }],
    };
    expect(completeQuery(empty).conditions).toEqual([]);
    expect(isActiveQuery(empty)).toBe(false);
  });
});

test('dictionaryOf', () => {
  expect(dictionaryOf(status)).toBe('plan_status');
  expect(
    dictionaryOf({ ...status, type: 'dictTable', dictTable: 'sys_depart', dictText: 'depart_name', dictCode: 'id' }),
  ).toBe('sys_depart,depart_name,id');
  expect(dictionaryOf(name)).toBeUndefined();
});
