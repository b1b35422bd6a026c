import { expect, test } from 'vitest';
import type { JsonObject } from '../document/FormDocument';
import { formText } from '../document/formText';
import { readForm } from '../document/readForm';
import { diffForms } from '../exchange/diff/diffForms';
import { toJsonSchema } from '../exchange/schema/toJsonSchema';
import { checkForm } from '../model/checkForm';
import { compileForm } from '../model/compileForm';
import { checkSubmission } from '../model/checkSubmission';
import { initialValues } from '../model/initialValues';
import { editorProblems } from '../problems/editorProblems';
import { runLogic } from './runLogic';

const COUNT = 10_000;
const CLOCK = { today: '2026-11-21' };
const open = (list: readonly JsonObject[]) => {
  const reading = readForm({ list, config: {} });
  if (!reading.ok) throw new Error(reading.reason.code);
  return reading.document;
};
const fields = (logicOf: (at: number) => JsonObject | undefined, more: JsonObject = {}) =>
  Array.from({ length: COUNT }, (_, at): JsonObject => {
    const logic = logicOf(at);
    return { id: `f${at}`, compType: 'inputNumber', label: `第${at}项`, ...more, ...(logic && { logic }) };
  });

test('ten thousand fields, each calculated from the previous', () => {
  const document = open(fields((at) => (at === COUNT - 1 ? undefined : { value: `f${at + 1} + 1` }), { value: 1 }));
  const form = compileForm(document);
  const state = runLogic(form, initialValues(form), CLOCK);
  expect(state.values).toMatchObject({ f0: COUNT, f9998: 2, f9999: 1 });
  expect(checkForm(form, state)).toEqual([]);
  expect(editorProblems(document)).toEqual([]);
  expect(diffForms(document, open(JSON.parse(formText(document)).list as JsonObject[]))).toEqual([]);
  expect(Object.keys(toJsonSchema(document).schema['properties']!)).toHaveLength(COUNT);
});

test('five thousand cycles of two, and one of ten thousand', () => {
  const pairs = compileForm(open(fields((at) => ({ value: `f${at ^ 1} + 1` })))).logic;
  expect(pairs.steps).toEqual([]);
  expect(pairs.problems).toHaveLength(COUNT);
  expect(pairs.problems.slice(0, 2)).toMatchObject([{ names: ['f0', 'f1', 'f0'] }, { names: ['f0', 'f1', 'f0'] }]);

  const ring = open(fields((at) => ({ visible: `f${(at + 1) % COUNT} > 1` })));
  const [first] = compileForm(ring).logic.problems;
  expect(first!.names).toHaveLength(21);
  expect(first!.names!.slice(9, 13)).toEqual(['f9', '…', 'f9991', 'f9992']);
  expect(editorProblems(ring).length).toBeLessThanOrEqual(1000);
});

test('fields that depend on a cycle keep their entered values', () => {
  const form = compileForm(
    open([
      { id: 'a', compType: 'inputNumber', value: 1, logic: { value: 'b + 1' } },
      { id: 'b', compType: 'inputNumber', value: 2, logic: { value: 'a + 1' } },
      { id: 'c', compType: 'inputNumber', logic: { value: 'a + b' } },
      { id: 'd', compType: 'inputNumber', logic: { value: 'c * 2' } },
    ]),
  );
  expect(form.logic.problems.map(({ key }) => key)).toEqual(['a', 'b']);
  expect(runLogic(form, initialValues(form), CLOCK).values).toMatchObject({ a: 1, b: 2, c: 3, d: 6 });
});

test('long formulas over many rows and repeated texts exceed neither time nor memory', () => {
  const long = Array.from({ length: 150 }, () => 'n * n').join(' + ');
  const columns = Array.from({ length: 300 }, (_, at): JsonObject => ({
    id: `c${at}`,
    compType: 'inputNumber',
    logic: { value: long },
  }));
  const rows = Array.from({ length: 2000 }, () => ({ n: 1 }));
  const heavy = compileForm(
    open([{ id: 't', compType: 'dynamicTable', columns: [{ id: 'n', compType: 'inputNumber' }, ...columns] }]),
  );
  const before = process.cpuUsage();
  expect(checkSubmission(heavy, { t: rows }, CLOCK).failures[0]).toMatchObject({ code: 'too-complex' });

  const grown = compileForm(
    open(
      Array.from({ length: 30 }, (_, at): JsonObject => ({
        id: `s${at}`,
        compType: 'input',
        logic: {
          value: at === 0 ? "'0123456789'" : `concat(${Array.from({ length: 50 }, () => `s${at - 1}`).join()})`,
        },
      })),
    ),
  );
  const { values } = runLogic(grown, initialValues(grown), CLOCK);
  expect(
    Object.values(values)
      .map((text) => (typeof text === 'string' ? text.length : -1))
      .slice(0, 5),
  ).toEqual([10, 500, 25_000, 0, 0]);
  // CPU time of this process, independent of other load.
  expect(process.cpuUsage(before).user / 1000).toBeLessThan(5000);
});

test('values of any depth are read', () => {
  const deep = JSON.parse('['.repeat(8000) + ']'.repeat(8000));
  const form = compileForm(
    open([
      { id: 'a', compType: 'select', multiple: true, value: deep },
      { id: 'b', compType: 'input', logic: { value: 'concat(a, 1) + length(text(a))' } },
      { id: 'c', compType: 'input', logic: { visible: 'a == a && !contains(a, 1)', value: 'count(a)' } },
    ]),
  );
  expect(runLogic(form, initialValues(form), CLOCK).values).toMatchObject({ a: expect.any(Array) as unknown });
});
