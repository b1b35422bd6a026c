import { describe, expect, test } from 'vitest';
import { fieldTypes } from '../../fields/fieldTypes';
import type { CompType } from '../../fields/CompType';
import type { Json, JsonObject } from '../document/FormDocument';
import { readForm } from '../document/readForm';
import { runLogic } from '../logic/runLogic';
import { checkForm } from './checkForm';
import { compileForm } from './compileForm';
import { initialValues } from './initialValues';
import { submitValues } from './submitValues';

const CLOCK = { today: '2026-11-21' };

function fill(data: JsonObject, entered?: Json) {
  const reading = readForm({ list: [{ ...data, id: 'f', label: '字段' }], config: {} });
  if (!reading.ok) throw new Error(reading.reason.code);
  const form = compileForm(reading.document);
  const state = runLogic(form, { ...initialValues(form), ...(entered !== undefined && { f: entered }) }, CLOCK);
  return { model: submitValues(form, state), messages: checkForm(form, state).map(({ message }) => message) };
}
const fresh = (type: CompType, more: JsonObject = {}): JsonObject => ({ ...fieldTypes[type].defaults, ...more });

/** Submitted value of a new, untouched component; and an empty value, which `required` refuses. */
const SHAPES: readonly (readonly [type: CompType, more: JsonObject, untouched: Json, blank: Json | undefined])[] = [
  ['input', {}, '', ''],
  ['textarea', {}, '', ''],
  ['inputNumber', {}, 0, null],
  ['inputNumber', { value: '' }, null, null],
  ['inputNumber', { value: '12.5' }, 12.5, null],
  ['select', {}, '', ''],
  ['select', { multiple: true }, [], []],
  ['select', { multiple: true, value: '1' }, ['1'], []],
  ['radio', {}, '', ''],
  ['checkbox', {}, [], []],
  ['checkbox', { value: null }, [], []],
  // Never empty: it has one of two values.
  ['Switch', {}, 'false', undefined],
  ['Switch', { value: true }, 'true', undefined],
  ['Switch', { 'active-value': true, 'inactive-value': false }, false, undefined],
  ['Switch', { 'active-value': 'Y', 'inactive-value': 'N', value: 'Y' }, 'Y', undefined],
  ['slider', {}, 0, undefined],
  ['slider', { min: '5', value: null }, 5, undefined],
  ['slider', { range: true, value: [] }, [0, 20], undefined],
  ['rate', {}, 1, undefined],
  ['date', {}, '', ''],
  ['date', { type: 'daterange', value: [] }, [], []],
  ['time', {}, '', ''],
  ['time', { 'is-range': true, value: ['08:00:00', '09:00:00'] }, ['08:00:00', '09:00:00'], []],
  ['editor', {}, '', '<p>&nbsp;</p>'],
  ['colorPicker', {}, '#409EFF', ''],
  ['cascader', {}, [], []],
  ['upload', {}, '', '[]'],
  ['upload', { value: [] }, '', ''],
  ['dialogList', {}, '', ''],
  ['userList', {}, '', '_*_'],
  ['userDept', {}, '', ''],
  ['barCode', { value: 'PO-1' }, 'PO-1', ''],
  ['dynamicTable', { columns: [] }, [{}], []],
];

describe('every type with a value', () => {
  test.each(SHAPES)('%s %j submits %j', (type, more, untouched) => {
    const { model, messages } = fill(fresh(type, more));
    expect(model).toEqual({ f: untouched });
    expect(messages).toEqual([]);
  });

  test.each(SHAPES)('%s %j: modelValue in a later fork', (type, more) => {
    const { value, ...rest } = fresh(type, more);
    expect(fill({ ...rest, modelValue: value ?? null }).model).toEqual(fill(fresh(type, more)).model);
  });

  test.each(SHAPES.filter(([, , , blank]) => blank !== undefined))('%s %j required: %j, %j', (type, more, _, blank) => {
    const missing = ['select', 'radio', 'checkbox'].includes(type) ? '该字段不能为空' : '字段不能为空';
    expect(fill(fresh(type, { ...more, required: true }), blank).messages).toEqual([missing]);
    expect(fill(fresh(type, { ...more, required: 'true' }), blank).messages).toEqual([missing]);
    expect(fill(fresh(type, more), blank).messages).toEqual([]);
  });

  test('covers the twenty types of the specification', () => {
    const known = new Set(SHAPES.map(([type]) => type));
    expect(Object.values(fieldTypes).flatMap(({ type, hasValue }) => (hasValue ? [type] : []))).toHaveLength(20);
    expect([...known].filter((type) => !fieldTypes[type].hasValue)).toEqual([]);
    expect(known.size).toBe(20);
  });
});

describe('display types and containers', () => {
  const types = Object.values(fieldTypes).filter(({ hasValue }) => !hasValue);
  test.each(types)('$type submits nothing, whatever its value', ({ type }) =>
    expect(fill(fresh(type, { value: 'x', required: true })).model).toEqual({}),
  );
});

test.each<[CompType, string | undefined, Json]>([
  ['input', '请输入', ''],
  ['textarea', '请输入', ''],
  ['select', '请选择', ''],
  ['cascader', '请选择', []],
  ['date', '请选择', ''],
  ['time', '请选择', ''],
])('%s starts with the placeholder %s', (type, placeholder, value) =>
  expect(fieldTypes[type].defaults).toMatchObject({ placeholder, value }),
);
