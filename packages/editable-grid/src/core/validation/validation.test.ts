import { findDuplicates } from '@gezi/validators';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ColumnRule } from '../columns/ColumnBase';
import { checkCell } from './checkCell';
import { Failures } from './Failures';
import { UniqueValues } from './UniqueValues';

interface Line {
  id: string;
  code: unknown;
}
const check = (
  code: unknown,
  validateRules: ColumnRule<Line>[],
  duplicate = false,
  locale: 'zh-CN' | 'en-US' = 'zh-CN',
) =>
  checkCell<Line>(
    { id: '1', code },
    { key: 'code', title: '编码', validateRules },
    { locale, duplicate: () => duplicate },
  );

describe('the first failure wins', () => {
  test('by the order of the rules', () => {
    expect(check('', [{ required: true }, { pattern: 'z' }])).toMatchObject({ code: 'required' });
    expect(check('1.5', [{ required: true }, { pattern: 'z', message: '要整数' }, { pattern: 'm' }])).toMatchObject({
      message: '要整数',
    });
  });

  test('none if all rules pass', () => expect(check('7', [{ required: true }, { pattern: 'z' }])).toBeUndefined());

  test('an empty value skips patterns', () => expect(check('', [{ pattern: 'z' }])).toBeUndefined());
});

describe('duplicates', () => {
  test.each<ColumnRule<Line>>([{ unique: true }, { pattern: 'only' }])('%o', (rule) => {
    expect(check('a', [rule], true)).toEqual({ code: 'grid:only', message: '不能重复' });
    expect(check('a', [rule], true, 'en-US')).toMatchObject({ message: 'Must not occur twice' });
    expect(check('a', [rule], false)).toBeUndefined();
  });
});

test.each<[string, ColumnRule<Line>]>([
  ['a repeated value', { unique: true, message: '${title}（{label}）不能重复' }],
  ['a handler', { handler: () => false, message: '${title}（{label}）不能重复' }],
  ['the text of a handler', { handler: () => '${title}（{label}）不能重复' }],
])('the message of %s names the column', (_, rule) => {
  expect(check('a', [rule], true)).toMatchObject({ message: '编码（编码）不能重复' });
});

describe('handlers', () => {
  test.each<[unknown, string | undefined]>([
    [true, undefined],
    [undefined, undefined],
    ['', undefined],
    ['不行', '不行'],
    [false, '规则的话'],
  ])('answer %j', (verdict, message) => {
    const failure = check('x', [{ handler: () => verdict as boolean, message: '规则的话' }]);
    expect(failure).toEqual(message === undefined ? undefined : { code: 'handler', message });
  });

  test('async ones are awaited before later rules run', async () => {
    const later = check('x', [{ handler: () => Promise.resolve(true) }, { pattern: 'z', message: '整数' }]);
    expect(later).toBeInstanceOf(Promise);
    expect(await later).toMatchObject({ message: '整数' });
  });

  test('that throw or reject fail with their message', async () => {
    expect(await check('x', [{ handler: () => Promise.reject(new Error('服务器说不')) }])).toMatchObject({
      message: '服务器说不',
    });
    const throws = () => {
      throw new Error('坏了');
    };
    expect(await check('x', [{ handler: throws }])).toMatchObject({ message: '坏了' });
  });

  test('receive the row', () => {
    const seen: unknown[] = [];
    void check('x', [{ handler: (input) => void seen.push(input) }]);
    expect(seen).toEqual([{ value: 'x', row: { id: '1', code: 'x' }, column: 'code' }]);
  });
});

test("reports duplicates with the catalogue's message", () => {
  const values = fc.array(fc.constantFrom('', null, 'a', 'b', '1', 1, 'a '), { maxLength: 12 });
  fc.assert(
    fc.property(values, fc.array(fc.tuple(fc.nat(11), fc.constantFrom('a', 'b', '', 'z'))), (start, edits) => {
      const column: unknown[] = [...start];
      const unique = new UniqueValues();
      column.forEach((value, row) => unique.add(value, String(row)));
      for (const [row, value] of edits) {
        if (row >= column.length) continue;
        unique.remove(column[row], String(row));
        unique.add(value, String(row));
        column[row] = value;
      }
      const repeated = column.flatMap((value, row) => (unique.holders(value).length > 1 ? [row] : []));
      expect(repeated).toEqual(findDuplicates(column));
    }),
  );
});

test('counts, replaces and removes failures', () => {
  const failures = new Failures();
  expect(failures.set('r1', 'a', { code: 'x', message: 'm' })).toBe(true);
  expect(failures.set('r1', 'a', { code: 'x', message: 'm' })).toBe(false);
  failures.set('r1', 'b', { code: 'x', message: 'n' });
  expect(failures.count).toBe(2);
  expect([...failures.entries()]).toEqual([
    { rowId: 'r1', column: 'a', message: 'm' },
    { rowId: 'r1', column: 'b', message: 'n' },
  ]);
  failures.set('r1', 'a', undefined);
  failures.forget('r1');
  expect(failures.count).toBe(0);
});
