import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CronError } from '../CronError';
import { parseCron } from './parseCron';

const fault = (expression: string) => {
  try {
    parseCron(expression, { horizon: 2126 });
  } catch (error) {
    if (error instanceof CronError) return { code: error.code, field: error.field, part: error.part };
    throw error;
  }
  return undefined;
};

test.each([
  '* * * * * ?',
  '  0\t0   12 * * ?  ',
  '0 0 12 * * ?\r\n',
  '0 0 12 ? jan-DEC mon-Fri 2026',
  '005 0/05 12 * * ? *',
  '0 0 12 L-30W * ?',
  '0 0 12 ? * FRI#5',
  '0 0 12 ? * SATL',
  '0 0 12 1-31/99 * ?',
  '0 0 12 * * ? 2026-2030,2032/4,*/7',
])('reads %j', (expression) => expect(fault(expression)).toBeUndefined());

test.each([
  ['', 'field-count', 'expression'],
  ['@daily', 'field-count', 'expression'],
  [`${'0,'.repeat(5000)}0 0 12 * * ?`, 'expression-syntax', 'expression'],
  ['* * * * *', 'field-count', 'expression'],
  ['0 0 12 * * ? * *', 'field-count', 'expression'],
  ['every day at noon or so', 'expression-syntax', 'expression'],
  ["'0 0 12 * * ?'", 'expression-syntax', 'expression'],
  ['0 0 12 * * 2', 'both-days', 'expression'],
  ['0 0 12 ? * ?', 'no-day', 'expression'],
  ['0 60 12 * * ?', 'field-range', 'minute'],
  ['0 5-60 12 * * ?', 'field-range', 'minute'],
  ['0 0 12 32W * ?', 'field-range', 'dom'],
  ['0 0 12 0W * ?', 'field-range', 'dom'],
  ['0 0 12 L-31 * ?', 'field-range', 'dom'],
  ['0 0 12 ? * 0L', 'field-range', 'dow'],
  ['0 0 12 ? * MON#0', 'field-range', 'dow'],
  ['0 0/60 12 * * ?', 'field-step', 'minute'],
  ['0/0 * * * * ? *', 'field-step', 'second'],
  ['0 */0 12 * * ?', 'field-step', 'minute'],
  ['0 /0 12 * * ?', 'field-step', 'minute'],
  ['0 0 1-5/0 * * ?', 'field-step', 'hour'],
  ['0 0 12 ? * MON-FRI/0', 'field-step', 'dow'],
  ['0 0 12 * * ? 2030/0', 'field-step', 'year'],
  ['0 0 12 * */13 ?', 'field-step', 'month'],
  ['0 0 12 ? * MONDAY', 'field-name', 'dow'],
  ['0 0 12 ? * XYZ', 'field-name', 'dow'],
  ['0 0 12 * MON ?', 'field-misplaced', 'month'],
  ['0 0 ? * * ?', 'field-misplaced', 'hour'],
  ['0 0 12 ? * LW', 'field-misplaced', 'dow'],
  ['0 0 12 ? * 2#1,3#2', 'last-alone', 'dow'],
  ['0 0 12 L,15 * ?', 'last-alone', 'dom'],
  ['0 0 12 * * ? 2030-2026', 'year-order', 'year'],
  ['0 0 12 * * ? 2127/2', 'year-order', 'year'],
  ['0 1,,2 12 * * ?', 'field-syntax', 'minute'],
  ['0 1, 12 * * ?', 'field-syntax', 'minute'],
  ['0 5X 12 * * ?', 'field-syntax', 'minute'],
  ['0 0 12 * * ? 99999999999', 'field-range', 'year'],
])('refuses %j: %s at %s', (expression, code, field) => expect(fault(expression)).toMatchObject({ code, field }));

describe('any text', () => {
  const characters = '0123456789*/-,?LW#MONFRIJA \t.x一'.split('');

  test('is parsed or refused with a CronError', () =>
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...characters), maxLength: 40 }), (text) => {
        fault(text);
      }),
    ));

  test('an error names the invalid field or none', () =>
    fc.assert(
      fc.property(
        fc.constantFrom('second', 'minute', 'hour', 'dom', 'month', 'dow', 'year'),
        fc.string({ unit: fc.constantFrom(...characters.filter((one) => one > ' ')), minLength: 1, maxLength: 8 }),
        (field, text) => {
          const fields = { second: '0', minute: '0', hour: '12', dom: '*', month: '*', dow: '?', year: '*' };
          if (field === 'dow') fields.dom = '?';
          const found = fault(Object.values({ ...fields, [field]: text }).join(' '));
          expect([undefined, field, 'expression']).toContain(found?.field);
        },
      ),
    ));
});
