import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Json } from '../document/FormDocument';
import { readConditions, writeConditions, type ConditionSet } from './conditions';
import { evaluateFormula } from './evaluateFormula';
import { parseFormula } from './parseFormula';
import { referencesOf } from './referencesOf';
import { renameInFormula } from './renameInFormula';

const values: Record<string, Json> = {
  fd_amount: '12000.10',
  fd_count: 3,
  fd_type: 'bid',
  fd_tags: ['a', 'b'],
  fd_none: '',
  数量: 7,
  'fd-odd id': 5,
  fd_day: '2026-02-27',
};
const columns: Record<string, Json> = { 'fd_detail.fd_money': ['0.1', 0.2, '', null] };

function run(source: string): Json {
  const parsed = parseFormula(source);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problem));
  return evaluateFormula(parsed.formula, {
    today: '2026-11-21',
    read: (from) => (from.kind === 'field' ? values[from.id] : columns[`${from.table}.${from.column}`]) ?? null,
  });
}

test.each<[string, Json]>([
  ['fd_amount > 10000 && fd_type == "bid"', true],
  ["fd_type === 'bid' || 1 / 0", true],
  ['fd_amount * fd_count', 36000.3],
  ['0.1 + 0.2', 0.3],
  ['1.1 * 3', 3.3],
  ['7 % 4', 3],
  ['-fd_count + 1', -2],
  ['5 / 0', null],
  ['fd_none + 1', 1],
  ['fd_type + fd_count', 'bid3'],
  ['fd_none == null', true],
  ['!fd_none', true],
  ['fd_none < 1', false],
  ['数量 >= 7', true],
  ["field('fd-odd id') * 2", 10],
  ['sum(fd_detail.fd_money)', 0.3],
  ["sum(column('fd_detail', 'fd_money'))", 0.3],
  ['avg(fd_detail.fd_money)', 0.15],
  ['count(fd_detail.fd_money)', 2],
  ['min(3, 1, 2)', 1],
  ['max(fd_detail.fd_money)', 0.2],
  ['max(fd_none)', null],
  ['round(2.345, 2)', 2.35],
  ['floor(-1.5)', -2],
  ['ceil(1.21, 1)', 1.3],
  ['abs(0 - 4)', 4],
  ["contains(fd_tags, 'b')", true],
  ["contains('采购申请', '申请')", true],
  ["oneOf(fd_type, 'inquiry', 'bid')", true],
  ["if(fd_count > 2, '多', '少')", '多'],
  ["fd_count > 5 ? '多' : '少'", '少'],
  ['length(fd_tags)', 2],
  ["length('𠮷野')", 2],
  ['concat(fd_type, "-", fd_count)', 'bid-3'],
  ['today()', '2026-11-21'],
  ["daysBetween(fd_day, '2026-03-01')", 2],
  ['addDays(fd_day, 2)', '2026-03-01'],
  ["addDays('2026-02-30', 1)", null],
  ["startsWith(upper(fd_type), 'B')", true],
])('%s evaluates to %j', (source, expected) => expect(run(source)).toEqual(expected));

test.each([
  ['', 'empty'],
  ['a +', 'syntax'],
  ['a b', 'syntax'],
  ['(a', 'syntax'],
  ["'open", 'syntax'],
  ['a, b', 'syntax'],
  ['alert(1)', 'unknown-function'],
  ['constructor(1)', 'unknown-function'],
  ['a.b.c', 'unsupported'],
  ['a[0]', 'unsupported'],
  ['this', 'unsupported'],
  ['[1, 2]', 'unsupported'],
  ['a | b', 'unsupported'],
  ['~a', 'unsupported'],
  ['a.b()', 'unsupported'],
  ['round()', 'wrong-arguments'],
  ['field(a)', 'wrong-arguments'],
  ['1 + '.repeat(600) + '1', 'too-long'],
])('refuses %s: %s', (source, code) => {
  const parsed = parseFormula(source);
  expect(parsed.ok ? undefined : parsed.problem.code).toBe(code);
});

test('an error has its position', () => {
  const parsed = parseFormula('fd_a > > 1');
  expect(parsed.ok ? undefined : parsed.problem).toMatchObject({ code: 'syntax', at: 7 });
});

test('parsing and evaluating any text never throws', () =>
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: 'binary' }),
        fc.string({ unit: fc.constantFrom(...'ab1.(),+-*/%<>=!&|? :\'"'.split('')) }),
      ),
      (source) => {
        const parsed = parseFormula(source);
        if (parsed.ok) evaluateFormula(parsed.formula, { today: '2026-11-21', read: () => null });
      },
    ),
    { numRuns: 2000 },
  ));

test('dependencies', () => {
  const parsed = parseFormula("if(a > 1, sum(t.c), field('x y')) + a");
  expect(parsed.ok && referencesOf(parsed.formula)).toEqual([
    { kind: 'field', id: 'a' },
    { kind: 'column', table: 't', column: 'c' },
    { kind: 'field', id: 'x y' },
    { kind: 'field', id: 'a' },
  ]);
});

test.each([
  ['a + aa * sum(a)', 'b + aa * sum(b)'],
  ['a == \'a\' && a != "a"', 'b == \'a\' && b != "a"'],
  ["field('a') + column('a', 'c') + a.c + c.a", "field('b') + column('b', 'c') + b.c + c.b"],
  ['a(1) + a', 'a(1) + b'],
])('renames an id in %s', (source, expected) =>
  expect(renameInFormula(source, (id) => (id === 'a' ? 'b' : undefined))).toBe(expected),
);

test('quotes an id that is not a plain name', () =>
  expect(renameInFormula('a + t.a', (id) => (id === 'a' ? "it's 1" : undefined))).toBe(
    "field('it\\'s 1') + column('t', 'it\\'s 1')",
  ));

describe('the visual editor', () => {
  const sets: ConditionSet[] = [
    { match: 'all', conditions: [] },
    { match: 'all', conditions: [{ field: 'a', rule: '==', value: "it's" }] },
    {
      match: 'any',
      conditions: [
        { field: 'a', rule: '>', value: -1.5 },
        { field: 'x y', rule: 'contains', value: '申' },
        { field: 'b', rule: 'filled', value: null },
        { field: 'b', rule: 'empty', value: null },
      ],
    },
    {
      match: 'all',
      conditions: [
        { field: 'a', rule: '!=', value: true },
        { field: 'b', rule: '<=', value: 2 },
      ],
    },
  ];
  test.each(sets)('round-trips %j', (set) => expect(readConditions(writeConditions(set))).toEqual(set));
  test.each(['a > 1 && b > 2 || c > 3', 'a > b', 'sum(t.c) > 1', 'a +', '!a'])('%s is too complex', (source) =>
    expect(readConditions(source)).toBeUndefined(),
  );
});
