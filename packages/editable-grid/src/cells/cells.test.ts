import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CellDefinition } from '../core/cells/CellDefinition';
import { initialValue } from '../core/cells/CellDefinition';
import type { CellColumn } from '../core/columns/ResolvedColumn';
import { checkboxCell, isChecked } from './checkbox/cell';
import { dateCell } from './date/cell';
import { inputCell } from './input/cell';
import { inputNumberCell } from './input-number/cell';
import { normalCell } from './normal/cell';
import { matchOptions } from './shared/choices/matchOptions';
import { selUserCell } from './sel-user/cell';
import { selectCell } from './select/cell';
import { textareaCell } from './textarea/cell';

const options = [
  { value: 'pipe', label: '管材' },
  { value: 2, text: '阀门' },
  { value: 'old', title: '停用', disabled: true },
];
const column = (more: Partial<CellColumn> = {}): CellColumn => ({ key: 'k', ...more });
const read = (cell: CellDefinition, text: string, more: Partial<CellColumn> = {}) => {
  const parsed = cell.parse(text, column(more));
  return parsed.ok ? parsed.value : parsed.reason;
};

describe('parsing typed or pasted text', () => {
  test.each<[CellDefinition, string, unknown, Partial<CellColumn>?]>([
    [inputCell, ' a ', ' a '],
    [textareaCell, 'a\r\nb', 'a\nb'],
    [inputNumberCell, '', null],
    [inputNumberCell, '-1.50', -1.5],
    [inputNumberCell, '1,234.5', 1234.5],
    [inputNumberCell, '.5', 0.5],
    [inputNumberCell, '-', 'not-a-number'],
    [inputNumberCell, '1.2.3', 'not-a-number'],
    [inputNumberCell, '1e5', 'not-a-number'],
    [inputNumberCell, '１２', 'not-a-number'],
    [inputNumberCell, '12345678901234567890', '12345678901234567890'],
    [selectCell, '管材', 'pipe', { options }],
    [selectCell, '2', 2, { options }],
    [selectCell, '', null, { options }],
    [selectCell, '停用', 'not-a-choice', { options }],
    [selectCell, '别的', 'not-a-choice', { options }],
    [dateCell, '2026-1-5', '2026-01-05'],
    [dateCell, '20260105', '2026-01-05'],
    [dateCell, '2026年1月5日', '2026-01-05'],
    [dateCell, '2026/01/05 10:30:00', '2026-01-05'],
    [dateCell, '2026-02-29', 'not-a-date'],
    [dateCell, '2024-02-29', '2024-02-29'],
    [dateCell, 'morgen', 'not-a-date'],
    [checkboxCell, '是', true],
    [checkboxCell, 'N', 'N', { customValue: ['Y', 'N'] }],
    [checkboxCell, 'true', 'Y', { customValue: ['Y', 'N'] }],
    [checkboxCell, 'vielleicht', 'not-a-switch'],
    [normalCell, 'x', 'read-only'],
  ])('%o %j', (cell, text, value, more) => expect(read(cell, text, more)).toEqual(value));
});

test('keeps every typed digit of a number', () => {
  const digits = fc
    .tuple(fc.boolean(), fc.integer({ min: 0, max: 20 }), fc.integer({ min: 0, max: 8 }))
    .chain(([minus, whole, decimals]) =>
      fc.tuple(
        fc.constant(minus),
        fc.stringMatching(new RegExp(`^[1-9]\\d{${whole}}$`)),
        fc.stringMatching(new RegExp(`^\\d{${decimals}}$`)),
      ),
    );
  fc.assert(
    fc.property(digits, ([minus, whole, decimals]) => {
      const text = `${minus ? '-' : ''}${whole}${decimals ? `.${decimals}` : ''}`;
      const shown = inputNumberCell.format(read(inputNumberCell, text), column());
      expect(shown.replace(/(\.\d*?)0+$/, '$1').replace(/\.$/, '')).toBe(
        text.replace(/(\.\d*?)0+$/, '$1').replace(/\.$/, ''),
      );
    }),
  );
});

describe('keys accepted by a number', () => {
  test.each(['', '-', '1', '-1', '1.', '.', '-.5', '0012'])('%j', (text) =>
    expect(inputNumberCell.accepts!(text, column())).toBe(true),
  );
  test.each(['a', '1a', '--1', '1-', '1..', '1e', ' 1', '+1', '1,2', '１'])('refuses %j', (text) =>
    expect(inputNumberCell.accepts!(text, column())).toBe(false),
  );
});

describe('display text', () => {
  test('shows a choice by its label, an unknown one by its value', () => {
    expect(selectCell.format('pipe', column({ options }))).toBe('管材');
    expect(selectCell.format(2, column({ options }))).toBe('阀门');
    expect(selectCell.format('weg', column({ options }))).toBe('weg');
    expect(normalCell.format('pipe', column({ options }))).toBe('管材');
  });

  test('shows the day of a time', () => expect(dateCell.format('2026-01-05 10:30:00', column())).toBe('2026-01-05'));

  test('is empty for an empty value', () => {
    for (const cell of [inputCell, inputNumberCell, selectCell, dateCell, textareaCell, normalCell])
      expect(cell.format(null, column())).toBe('');
  });

  test('shows a tick for the checked value, whatever its type', () => {
    expect(isChecked('1', { customValue: [1, 0] })).toBe(true);
    expect(isChecked(undefined, {})).toBe(false);
    expect(isChecked('N', { customValue: ['Y', 'N'] })).toBe(false);
  });
});

test.each<[object | undefined, boolean]>([
  [undefined, true],
  [{ multi: true }, true],
  [{ multi: false }, false],
])('several pasted users with %j', (fieldExtendJson, ok) => {
  const users = [
    { value: 'lina', label: '李娜' },
    { value: 'zhangwei', label: '张伟' },
  ];
  const own = column({ options: users, ...(fieldExtendJson && { fieldExtendJson: { ...fieldExtendJson } }) });
  expect(selUserCell.parse('李娜、张伟', own).ok).toBe(ok);
  expect(selUserCell.parse('李娜', own)).toEqual({ ok: true, value: 'lina' });
});

describe('initial values', () => {
  test.each<[CellDefinition, Partial<CellColumn>, unknown]>([
    [inputCell, {}, ''],
    [inputCell, { defaultValue: 'x' }, 'x'],
    [inputNumberCell, { defaultValue: 0 }, 0],
    [checkboxCell, {}, false],
    [checkboxCell, { defaultChecked: true }, true],
    [checkboxCell, { defaultChecked: true, customValue: ['Y', 'N'] }, 'Y'],
    [checkboxCell, { customValue: ['Y', 'N'] }, 'N'],
  ])('%o %o', (cell, more, value) => expect(initialValue(cell, column(more))).toBe(value));
});

test('filters choices by label or value while typing', () => {
  expect(matchOptions(options, '阀')).toEqual([options[1]]);
  expect(matchOptions(options, 'PIPE')).toEqual([options[0]]);
  expect(matchOptions(options, '')).toBe(options);
});
