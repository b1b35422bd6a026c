import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CRON_FIELDS, type CronField } from '../fields';
import { nextRuns } from '../runs/nextRuns';
import { changeField } from './changeField';
import { toExpression, toFields } from './CronFields';
import type { FieldMode } from './FieldMode';
import { inferMode } from './inferMode';
import { toField } from './toField';

test.each<[CronField, string, FieldMode]>([
  ['second', '*', { mode: 'every' }],
  ['second', '0-59', { mode: 'range', from: 0, to: 59, step: 1 }],
  ['minute', '0/5', { mode: 'loop', from: 0, step: 5 }],
  ['minute', '*/5', { mode: 'loop', from: 0, step: 5 }],
  ['hour', '22-2/2', { mode: 'range', from: 22, to: 2, step: 2 }],
  ['hour', '9', { mode: 'specify', values: [9] }],
  ['hour', '9-11,20', { mode: 'specify', values: [9, 10, 11, 20] }],
  ['dom', '?', { mode: 'none' }],
  ['dom', 'L', { mode: 'last' }],
  ['dom', 'LW', { mode: 'lastWorkday' }],
  ['dom', 'L-3', { mode: 'beforeLast', days: 3, workday: false }],
  ['dom', 'L-3W', { mode: 'beforeLast', days: 3, workday: true }],
  ['dom', '15W', { mode: 'workday', day: 15 }],
  ['month', 'jan,mar', { mode: 'specify', values: [1, 3] }],
  ['month', 'JAN-MAR', { mode: 'range', from: 1, to: 3, step: 1 }],
  ['dow', '6L', { mode: 'lastWeekday', weekday: 6 }],
  ['dow', 'FRI#3', { mode: 'nthWeekday', weekday: 6, nth: 3 }],
  ['dow', 'L', { mode: 'specify', values: [7] }],
  ['dow', '*', { mode: 'every' }],
  ['year', '*/3', { mode: 'loop', from: 1970, step: 3 }],
  ['year', '2026-2030', { mode: 'range', from: 2026, to: 2030, step: 1 }],
  ['year', '2026,2030', { mode: 'specify', values: [2026, 2030] }],
  ['minute', '0/60', { mode: 'every' }],
  ['hour', 'nonsense', { mode: 'every' }],
  ['dom', '1,L', { mode: 'every' }],
])('%s %s', (field, text, mode) => expect(inferMode(field, text)).toEqual(mode));

describe('inferMode reverses toField', () => {
  const bounds: Record<CronField, [number, number, number]> = {
    second: [0, 59, 59],
    minute: [0, 59, 59],
    hour: [0, 23, 23],
    dom: [1, 31, 31],
    month: [1, 12, 12],
    dow: [1, 7, 7],
    year: [2019, 2119, 99],
  };
  const modes = (field: CronField): fc.Arbitrary<FieldMode> => {
    const [min, max, maxStep] = bounds[field];
    const value = fc.integer({ min, max });
    const step = fc.integer({ min: 1, max: maxStep });
    const numbers: fc.Arbitrary<FieldMode>[] = [
      fc.constant({ mode: 'every' }),
      fc.tuple(value, value, step).map(([a, b, n]) => {
        const [from, to] = field === 'year' ? [Math.min(a, b), Math.max(a, b)] : [a, b];
        return { mode: 'range', from, to, step: n };
      }),
      fc.record({ mode: fc.constant('loop' as const), from: value, step }),
      fc
        .uniqueArray(value, { minLength: 1, maxLength: max - min > 6 ? 6 : 3 })
        .map((values) => ({ mode: 'specify', values: values.toSorted((a, b) => a - b) })),
    ];
    const weekday = fc.integer({ min: 1, max: 7 });
    if (field === 'dom') {
      numbers.push(
        fc.constantFrom<FieldMode>({ mode: 'none' }, { mode: 'last' }, { mode: 'lastWorkday' }),
        fc.record({
          mode: fc.constant('beforeLast' as const),
          days: fc.integer({ min: 1, max: 30 }),
          workday: fc.boolean(),
        }),
        fc.record({ mode: fc.constant('workday' as const), day: value }),
      );
    }
    if (field === 'dow') {
      numbers.push(
        fc.constant({ mode: 'none' }),
        fc.record({ mode: fc.constant('lastWeekday' as const), weekday }),
        fc.record({ mode: fc.constant('nthWeekday' as const), weekday, nth: fc.integer({ min: 1, max: 5 }) }),
      );
    }
    return fc.oneof(...numbers);
  };

  test.each(CRON_FIELDS)('%s keeps its mode', (field) => {
    fc.assert(
      fc.property(modes(field), (mode) => {
        expect(inferMode(field, toField(field, mode))).toEqual(mode);
      }),
    );
  });

  test('an expression keeps its runs after inferMode and toField', () => {
    const text = (field: CronField) => modes(field).map((mode) => toField(field, mode));
    const days = fc.oneof(
      text('dom')
        .filter((dom) => dom !== '?')
        .map((dom) => [dom, '?']),
      text('dow')
        .filter((dow) => dow !== '?')
        .map((dow) => ['?', dow]),
    );
    fc.assert(
      fc.property(
        text('second'),
        text('minute'),
        text('hour'),
        days,
        text('month'),
        text('year'),
        (s, m, h, [dom, dow], month, year) => {
          const expression = [s, m, h, dom, month, dow, year].join(' ');
          const fields = toFields(expression);
          const again = CRON_FIELDS.map((field) => toField(field, inferMode(field, fields[field]))).join(' ');
          const options = { after: '2026-11-21T08:00:00Z', timeZone: 'Asia/Shanghai', limit: 3 };
          expect(nextRuns(again, options)).toEqual(nextRuns(expression, options));
        },
      ),
    );
  });
});

test('an empty list means every value', () => expect(toField('minute', { mode: 'specify', values: [] })).toBe('*'));

describe('changeField', () => {
  const change = (expression: string, field: CronField, text: string) =>
    toExpression(changeField(toFields(expression), field, text));

  test.each<[string, CronField, string, string]>([
    // A minute that is set no longer runs every second.
    ['* * * * * ? *', 'minute', '5', '0 5 * * * ? *'],
    ['30 * * * * ? *', 'minute', '5', '30 5 * * * ? *'],
    ['* 5 * * * ? *', 'minute', '*', '* * * * * ? *'],
    // Day and week exclude each other; `*` in the hour becomes a value.
    ['* * * * * ? *', 'dow', '2-6', '* * 0 ? * 2-6 *'],
    ['0 0 9 ? * 2 *', 'dom', '15', '0 0 9 15 * ? *'],
    ['0 0 9 15 * ? *', 'dom', '?', '0 0 9 ? * * *'],
    ['0 0 9 ? * 2 *', 'dow', '?', '0 0 9 * * ? *'],
    ['0 0 9 ? * ? *', 'dow', '?', '0 0 9 * * ? *'],
    // A month settles the day, a year the month.
    ['0 0 9 * * ? *', 'month', '3', '0 0 9 1 3 ? *'],
    ['0 0 9 ? * * *', 'month', '3', '0 0 9 ? 3 1 *'],
    ['0 0 9 15 * ? *', 'month', '3', '0 0 9 15 3 ? *'],
    ['* * * * * ? *', 'year', '2027', '* * 0 1 1 ? 2027'],
    ['0 0 9 ? 6 2 *', 'year', '2027', '0 0 9 ? 6 2 2027'],
    ['0 0 9 * * ? *', 'second', '5', '5 0 9 * * ? *'],
  ])('%s with %s %s is %s', (before, field, text, after) => expect(change(before, field, text)).toBe(after));

  test('missing fields mean every value', () => {
    expect(toExpression(toFields(''))).toBe('* * * * * ? *');
    expect(toExpression(toFields('0 0 9 * * ?'))).toBe('0 0 9 * * ? *');
  });
});
