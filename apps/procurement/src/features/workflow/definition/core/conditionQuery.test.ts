import { expect, test } from 'vitest';
import { conditionQuery, conditionText, fieldsWith, variableField } from './conditionQuery';

const fields = [
  variableField('amount', '金额', 'number'),
  variableField('dept', '部门', 'text'),
  variableField('urgent', '加急', 'switch'),
];

test.each([
  '${amount > 50000}',
  "${amount > 50000 && (dept == 'A01' || urgent == true)}",
  "${dept != 'it\\'s' && amount <= -1.5 && urgent == false}",
  "${dept == '5' || amount == 5}",
])('%s is the same after a visit to the builder', (text) => {
  expect(conditionText(conditionQuery(text)!, fields)).toBe(text);
});

test.each(['', '${a > b}', '${!urgent}', '${urgent}', '${a == null}', '${f(x)}', '${a >'])(
  'the builder does not show %j',
  (text) => expect(conditionQuery(text)).toBeUndefined(),
);

test('leaves out comparisons without a value', () => {
  const open = { field: 'amount', rule: 'gt', val: null, type: 'number' } as const;
  expect(conditionText({ matchType: 'and', conditions: [open] }, fields)).toBe('');
  expect(conditionText({ matchType: 'and', conditions: [open, { ...open, val: 3 }] }, fields)).toBe('${amount > 3}');
});

test('adds the variables that a condition names', () => {
  const query = conditionQuery('${form.days > 3 && amount > 1}');
  expect(fieldsWith(fields, query).slice(fields.length)).toEqual([variableField('form.days', 'form.days', 'number')]);
  expect(fieldsWith(fields, undefined)).toBe(fields);
});
