import { describe, expect, test } from 'vitest';
import type { Json, JsonObject } from '../document/FormDocument';
import { readForm } from '../document/readForm';
import { writeForm } from '../document/writeForm';
import { checkFilling } from './checkFilling';
import { compileForm } from './compileForm';
import type { FieldRights } from './FieldRights';
import { withoutFields } from './withoutFields';

const CLOCK = { today: '2026-11-27' };
const item = (id: string, compType: string, more: JsonObject = {}): JsonObject => ({
  id,
  compType,
  label: id,
  ...more,
});

function documentOf(...list: Json[]) {
  const reading = readForm({ list, config: {} });
  if (!reading.ok) throw new Error(reading.reason.code);
  return reading.document;
}

const expense = documentOf(
  item('reason', 'input', { required: true }),
  item('price', 'inputNumber'),
  item('rate', 'inputNumber'),
  item('total', 'inputNumber', { logic: { value: 'price * rate' } }),
  item('note', 'input', { logic: { visible: 'price > 100', required: 'true' } }),
  { ...item('lines', 'dynamicTable'), columns: [item('name', 'input', { required: true })] },
);

const fill = (rights: FieldRights, stored: JsonObject, sent: JsonObject) => {
  const { values, failures } = checkFilling(expense, { stored, sent, rights }, CLOCK);
  return { values, failures: failures.map(({ id, message }) => `${id}: ${message}`) };
};

const stored = { reason: '出差', price: 200, rate: 2, total: 400, note: '已核', lines: [{ name: '车票' }] };

describe('a step that may change some fields', () => {
  test('keeps the values of the others, and calculates from hidden ones', () => {
    const { values, failures } = fill(
      { reason: 'readonly', rate: 'hidden', total: 'readonly', note: 'readonly', lines: 'readonly' },
      stored,
      { reason: '改写', price: 300, rate: 9, total: 1, note: '', lines: [], other: 1 },
    );
    expect(failures).toEqual([]);
    expect(values).toEqual({ ...stored, price: 300, total: 600 });
  });

  test('asks for required fields, and for none that it may not change', () => {
    const none = { reason: '', price: 200, rate: null, note: '', lines: [{ name: '' }] };
    expect(
      fill({ reason: 'readonly', note: 'hidden', lines: 'readonly', rate: 'required' }, none, {}).failures,
    ).toEqual(['rate: rate不能为空']);
    expect(fill({ lines: 'editable', note: 'editable' }, none, {}).failures).toEqual([
      'reason: reason不能为空',
      'note: note不能为空',
      'name: name不能为空',
    ]);
  });

  test('keeps what is not sent', () => {
    expect(fill({}, stored, { price: 150 }).values).toEqual({ ...stored, price: 150, total: 300 });
  });

  test('does not ask for a required field that a condition hides', () => {
    expect(fill({ note: 'required' }, { ...stored, note: '' }, { price: 50 }).failures).toEqual([]);
  });
});

test('a form without some fields has no part of them, and does not evaluate what reads them', () => {
  const seen = withoutFields(expense, (id) => id === 'rate' || id === 'lines' || id === 'name');
  const { byId, logic } = compileForm(seen);
  expect([...byId.keys()]).toEqual(['reason', 'price', 'total', 'note']);
  expect(logic.steps.map(({ aspect }) => aspect)).toEqual(['visible', 'required']);
  expect(JSON.stringify(writeForm(seen))).not.toMatch(/"rate"|车票|lines/);
  expect(withoutFields(expense, () => false)).toBe(expense);
});
