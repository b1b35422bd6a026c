import { expect, test } from 'vitest';
import { conditionHolds, parseCondition, type Variables } from './condition';

const evaluate = (source: string, variables: Variables) => {
  const read = parseCondition(source);
  return read.ok ? conditionHolds(read.value, variables) : read.reason;
};

test.each<[string, Variables, boolean]>([
  ['${amount > 50000}', { amount: 60_000 }, true],
  ['${amount > 50000}', { amount: '60000.00' }, true],
  ['${amount > 50000}', { amount: 'a lot' }, false],
  ['${amount > 50000}', {}, false],
  ['${amount <= -1.5}', { amount: -2 }, true],
  ["${dept == 'A01'}", { dept: 'A01' }, true],
  ["${dept != 'A01'}", {}, true],
  ['${urgent == true}', { urgent: 'true' }, true],
  ['${urgent}', { urgent: false }, false],
  ['${!urgent}', { urgent: false }, true],
  ['${reason == null}', {}, true],
  ["${a > 1} && ${b == 'x'}", { a: 2, b: 'x' }, true],
  ["${a > 1 && (b == 'x' || b == 'y')}", { a: 2, b: 'y' }, true],
  ["${(a > 1 && b == 'x') || c == 3}", { a: 0, b: 'x', c: 3 }, true],
  ["${name == 'a}b'}", { name: 'a}b' }, true],
  ['${form.days >= 3}', { form: { days: 3 } }, true],
  ['${form.toString == null}', { form: {} }, true],
  ["${金额 > 5 && 部门 == '采购'}", { 金额: 6, 部门: '采购' }, true],
  ["${day >= '2026-01-02'}", { day: '2026-01-10' }, true],
])('%s of %j is %s', (source, variables, holds) => {
  expect(evaluate(source, variables)).toBe(holds);
});

test.each([
  ['', 'empty'],
  ['${a > }', 'syntax'],
  ['${a > 1', 'syntax'],
  ['${a + 1 > 2}', 'not-allowed'],
  ['${execution.getVariable("a") > 1}', 'not-allowed'],
  ['${a = 1}', 'syntax'],
  ['${a.constructor == 1}', 'not-allowed'],
  ['${__proto__ == 1}', 'not-allowed'],
  ['${a[0] == 1}', 'not-allowed'],
  ['${this == 1}', 'not-allowed'],
  [`\${a == '${'x'.repeat(2000)}'}`, 'too-long'],
])('refuses %s', (source, code) => {
  expect(evaluate(source, { a: 1 })).toMatchObject({ code });
});
