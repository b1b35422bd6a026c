import { expect, test } from 'vitest';
import type { JsonObject } from '../../core/document/FormDocument';
import { conditionOn, conditionRules, operandOf } from './conditionOperand';

const item = (compType: string, more: JsonObject = {}): JsonObject => ({ id: 'f', compType, ...more });
const OPTIONS = [{ label: '招标', value: 'bid' }];

test.each([
  [
    'Switch',
    {},
    {
      kind: 'options',
      options: [
        { label: '是', value: 'true' },
        { label: '否', value: 'false' },
      ],
    },
  ],
  ['select', { options: OPTIONS }, { kind: 'options', options: OPTIONS }],
  ['date', {}, { kind: 'moment', input: 'date' }],
  ['date', { type: 'month', 'value-format': 'yyyy-MM' }, { kind: 'moment', input: 'month' }],
  [
    'date',
    { type: 'datetime', 'value-format': 'yyyy-MM-dd HH:mm:ss' },
    { kind: 'text', placeholder: 'yyyy-MM-dd HH:mm:ss' },
  ],
  ['time', {}, { kind: 'moment', input: 'time' }],
  ['inputNumber', {}, { kind: 'number' }],
  ['rate', {}, { kind: 'number' }],
  ['slider', {}, { kind: 'number' }],
  ['input', {}, { kind: 'text', placeholder: '' }],
])('%s %j is compared with %j', (type, more, operand) =>
  expect(operandOf(item(type, more), { on: '是', off: '否' })).toEqual(operand),
);

test.each([
  ['Switch', {}, ['==', '!=']],
  ['checkbox', { options: OPTIONS }, ['contains', 'empty', 'filled']],
  ['select', { multiple: true }, ['contains', 'empty', 'filled']],
  ['cascader', {}, ['contains', 'empty', 'filled']],
  ['date', { type: 'daterange' }, ['contains', 'empty', 'filled']],
  ['upload', {}, ['empty', 'filled']],
  ['dynamicTable', {}, ['empty', 'filled']],
  ['inputNumber', {}, ['==', '!=', '>', '>=', '<', '<=', 'empty', 'filled']],
  ['input', {}, ['==', '!=', '>', '>=', '<', '<=', 'contains', 'empty', 'filled']],
])('%s %j: only comparisons that can be true', (type, more, rules) =>
  expect(conditionRules(item(type, more))).toEqual(rules),
);

test('a condition on another field keeps its comparison where it can be true', () => {
  expect(conditionOn('f', '!=', item('Switch'))).toEqual({ field: 'f', rule: '!=', value: 'true' });
  expect(conditionOn('f', '==', item('checkbox', { options: OPTIONS }))).toEqual({
    field: 'f',
    rule: 'contains',
    value: 'bid',
  });
});
