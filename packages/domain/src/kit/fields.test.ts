import { Type, type TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import { describe, expect, test } from 'vitest';
import { AmountIn, AmountOut, DateTime, Day, Flag, Maybe } from './fields';
import { listInput, singleMembers } from './page';

const fits = (schema: TSchema, value: unknown) => Compile(schema).Check(value);

describe('amounts', () => {
  test.each([0, 1, 0.1, 1e-8, 999_999_999_999, '0', '1.50', '000', '999999999999.12345678'])('accepts %j', (value) => {
    expect(fits(AmountIn, value)).toBe(true);
  });
  test.each([
    -1,
    1e-9,
    1.123456789,
    1e12,
    NaN,
    Infinity,
    '',
    '-1',
    '1.',
    '.5',
    '1e3',
    '1.123456789',
    '1,000',
    '１',
    null,
    true,
  ])('refuses %j', (value) => {
    expect(fits(AmountIn, value)).toBe(false);
  });
});

test('accepts dates and flags as texts in one format only', () => {
  expect(fits(DateTime, '2026-03-16 08:00:00')).toBe(true);
  expect(fits(DateTime, '2024-02-29 23:59:59')).toBe(true);
  for (const text of [
    '2026-03-16',
    '2026-02-29 08:00:00',
    '2026-13-01 08:00:00',
    '2026-03-16 24:00:00',
    '2026-03-16 08:60:00',
  ])
    expect(fits(DateTime, text)).toBe(false);
  expect(fits(Flag, '1')).toBe(true);
  expect(fits(Flag, 1)).toBe(false);
});

test.each([
  ['2026-03-16', true],
  ['2026-01-31', true],
  ['2024-02-29', true],
  ['2026-02-29', false],
  ['2026-04-31', false],
  ['2026-04-00', false],
  ['2026-00-10', false],
  ['2026-13-01', false],
  ['2026-04-30', true],
  ['2026-02-30', false],
  ['2026-3-16', false],
])('%s is a day: %s', (text, isDay) => {
  expect(fits(Day, text)).toBe(isDay);
});

test('list input accepts each field by value, range and list', () => {
  const members = Object.keys(listInput(['status', 'applyTime']).properties);
  expect(members).toEqual(
    expect.arrayContaining(['pageNo', 'column', 'status', 'status_MultiString', 'applyTime_begin', 'applyTime_end']),
  );
});

test('list input has a field for each member of a row with one value', () => {
  const row = Type.Object({
    id: Type.String(),
    status: Type.Union([Type.Literal('0'), Type.Literal('1')]),
    status_dictText: Type.String(),
    price: Maybe(AmountOut),
    isOpen: Type.Boolean(),
    actions: Type.Array(Type.String()),
    rule: Maybe(Type.Object({ id: Type.String() })),
  });
  expect(singleMembers(row)).toEqual(['id', 'status', 'price', 'isOpen']);
  const members = Object.keys(listInput(['keyword'], row).properties);
  expect(members).toEqual(expect.arrayContaining(['keyword', 'status_MultiString', 'price_begin', 'price_end']));
  expect(members).not.toContain('actions');
});
