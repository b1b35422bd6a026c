import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseDictCode } from './parseDictCode';
import { parseDictCondition } from '../../platform/query/parseDictCondition';

describe('dictionary codes', () => {
  test.each([
    ['sex', { kind: 'system', code: 'sex' }],
    ['sys_user,realname,id', { kind: 'table', table: 'sysUser', text: 'realname', value: 'id' }],
    ['sysDepart,departName,orgCode', { kind: 'table', table: 'sysDepart', text: 'departName', value: 'orgCode' }],
    ['t,a,b,', { kind: 'table', table: 't', text: 'a', value: 'b' }],
    [
      "t,a,b,c in ('x','y')",
      {
        kind: 'table',
        table: 't',
        text: 'a',
        value: 'b',
        condition: { conditions: [{ column: 'c', condition: { kind: 'in', values: ['x', 'y'] } }] },
      },
    ],
  ])('parses %s', (code, value) => {
    expect(parseDictCode(code)).toEqual({ ok: true, value });
  });

  test.each([
    ['', 'empty'],
    ['  ', 'empty'],
    ['a,b', 'malformed'],
    ['a,b,', 'malformed'],
    ['a,b,c,d', 'malformed'],
  ])('refuses %j: %s', (code, reason) => {
    expect(parseDictCode(code)).toEqual({ ok: false, reason });
  });
});

describe('conditions', () => {
  const one = (column: string, condition: object) => ({ conditions: [{ column, condition }] });
  const compare = (comparison: string, value: string) => ({ kind: 'compare', comparison, value });

  test.each([
    ["a = 'x'", one('a', compare('eq', 'x'))],
    ["a='x'", one('a', compare('eq', 'x'))],
    ["org_code <> 'O''Brien'", one('orgCode', compare('ne', "O'Brien"))],
    ['a != 1', one('a', compare('ne', '1'))],
    ['a >= -1.5', one('a', compare('ge', '-1.5'))],
    ["a like '%x%'", one('a', { kind: 'like', match: 'contains', value: 'x' })],
    ["a like 'x%'", one('a', { kind: 'like', match: 'starts', value: 'x' })],
    ["a LIKE '%x'", one('a', { kind: 'like', match: 'ends', value: 'x' })],
    ["a like 'x'", one('a', compare('eq', 'x'))],
    ["a in ('x', 2)", one('a', { kind: 'in', values: ['x', '2'] })],
    ['order by a', { conditions: [], orderBy: { column: 'a', descending: false } }],
    [
      "a='1' AND b<'2' ORDER BY c_d DESC",
      {
        conditions: [
          { column: 'a', condition: compare('eq', '1') },
          { column: 'b', condition: compare('lt', '2') },
        ],
        orderBy: { column: 'cD', descending: true },
      },
    ],
  ])('parses %s', (text, condition) => {
    expect(parseDictCondition(text)).toEqual(condition);
  });

  test.each([
    '1=1',
    "a='1' or b='2'",
    "a='1'; drop table x",
    "a='1' --",
    "a='1' /* x */",
    'a = b',
    "a = 'open",
    'a in ()',
    "a in ('x'",
    'a in (select 1)',
    "not a = '1'",
    "lower(a) = '1'",
    "t.a = '1'",
    '"a" = 1',
    "a = '1' and",
    'order by',
    'order by a, b',
    "a = '1' limit 1",
    `a = $1`,
    '',
  ])('refuses %j', (text) => {
    expect(parseDictCondition(text)).toBeUndefined();
  });

  test('accepts any text and parses long ones within 200 ms', () => {
    fc.assert(fc.property(fc.string(), (text) => parseDictCondition(text) === undefined || text.trim() !== ''));
    const began = performance.now();
    parseDictCondition("a = '1' and ".repeat(10_000));
    parseDictCondition("'".repeat(100_000));
    expect(performance.now() - began).toBeLessThan(200);
  });
});
