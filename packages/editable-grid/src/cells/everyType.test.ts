import { beforeAll, describe, expect, test } from 'vitest';
import { initialValue, type CellDefinition, type CellRefusal } from '../core/cells/CellDefinition';
import type { CellColumn, ResolvedColumn } from '../core/columns/ResolvedColumn';
import type { LabelSource } from '../core/columns/ResolvedColumn';
import { sortOrder } from '../core/view/sortOrder';
import { cellDefinitions } from './definitions';
import { laterTypes } from './laterTypes';
import { cellRegistry, LATER } from './registry';

const options = [
  { value: 'pipe', label: '管材' },
  { value: 'valve', label: '阀门' },
  { value: 'both', label: '管材、管件' },
  { value: 'old', label: '停用类别', disabled: true },
];
const names = new Map([
  ['zhangsan', '张三'],
  ['lisi', '李四'],
]);
const labels: LabelSource = {
  isKnown: () => true,
  textOf: (key) => names.get(key) ?? key,
  keyOf: (text) => [...names].find(([, name]) => name === text)?.[0],
  add: () => undefined,
};

/** Expectations for one type; every type of the package needs an entry. */
interface Line {
  column?: Partial<CellColumn>;
  /** Value in the row and the text a user reads for it, both ways. */
  pairs: readonly (readonly [value: unknown, text: string])[];
  /** Other accepted texts, with their values. */
  also?: readonly (readonly [text: string, value: unknown])[];
  refused?: readonly (readonly [text: string, reason: CellRefusal])[];
  /** Text that is rejected while typing. */
  notTyped?: string;
  /** Value of an empty text; default `empty`. */
  emptied?: unknown;
  /** A new row's value; default `empty`. */
  initial?: unknown;
  /** Values in ascending order. */
  ascending?: readonly unknown[];
  /** Parsing never answers: the cell is not read from text. */
  readOnly?: true;
}

const choice: Line = {
  column: { options },
  pairs: [
    ['pipe', '管材'],
    ['both', '管材、管件'],
  ],
  also: [
    ['valve', 'valve'],
    [' 阀门 ', 'valve'],
  ],
  refused: [
    ['没有这个', 'not-a-choice'],
    ['停用类别', 'not-a-choice'],
  ],
  ascending: ['valve', 'pipe'],
};
const several: Line = {
  column: { options },
  pairs: [
    ['pipe', '管材'],
    ['pipe,valve', '管材、阀门'],
    ['both,valve', '管材、管件、阀门'],
  ],
  also: [
    ['阀门，管材', 'valve,pipe'],
    ['阀门;管材;阀门', 'valve,pipe'],
    ['valve,pipe', 'valve,pipe'],
  ],
  refused: [['管材、没有这个', 'not-a-choice']],
};
const keyed: Line = {
  column: { labels },
  pairs: [
    ['zhangsan', '张三'],
    ['zhangsan,lisi', '张三、李四'],
  ],
  also: [['wangwu', 'wangwu']],
  notTyped: '张',
};
const files: Line = {
  pairs: [
    ['temp/合同.pdf', 'temp/合同.pdf'],
    ['temp/a.png,temp/b.png', 'temp/a.png,temp/b.png'],
  ],
  also: [[' temp/a.png , temp/b.png ', 'temp/a.png,temp/b.png']],
};
const lead: Line = { pairs: [], refused: [['x', 'read-only']], readOnly: true };

const LINES: Record<string, Line> = {
  input: {
    pairs: [
      [' 两端空格 ', ' 两端空格 '],
      ['DN25', 'DN25'],
    ],
    ascending: ['DN5', 'DN25'],
  },
  inputNumber: {
    pairs: [
      [-1.5, '-1.5'],
      ['12345678901234567890', '12345678901234567890'],
    ],
    also: [['1,234.50', 1234.5]],
    refused: [['一百', 'not-a-number']],
    notTyped: '1e',
    ascending: [-2, 0, 10],
  },
  textarea: { pairs: [['第一行\n第二行', '第一行\n第二行']], also: [['甲\r\n乙', '甲\n乙']] },
  input_pop: {
    pairs: [['第一行\n第二行', '第一行\n第二行']],
    also: [
      ['甲\r\n乙', '甲\n乙'],
      ['甲↵乙', '甲\n乙'],
    ],
  },
  select: choice,
  'select-search': choice,
  sel_search: choice,
  sel_search_async: { column: { labels }, pairs: [['zhangsan', '张三']], also: [['k1', 'k1']] },
  radio: choice,
  list_multi: several,
  'select-multiple': several,
  sel_user: keyed,
  sel_depart: keyed,
  date: {
    pairs: [['2026-01-05', '2026-01-05']],
    also: [['2026年1月5日', '2026-01-05']],
    refused: [
      ['2026-02-30', 'not-a-date'],
      ['明天', 'not-a-date'],
    ],
    ascending: ['2025-12-31', '2026-01-01'],
  },
  datetime: {
    pairs: [['2026-01-05 09:30:00', '2026-01-05 09:30:00']],
    also: [
      ['2026/1/5 9:30', '2026-01-05 09:30:00'],
      ['2026-01-05T09:30:15.123Z', '2026-01-05 09:30:15'],
      ['20260105093000', '2026-01-05 09:30:00'],
      ['2026年1月5日 9时30分', '2026-01-05 09:30:00'],
      ['2026-1-5', '2026-01-05 00:00:00'],
    ],
    refused: [
      ['2026-01-05 25:00', 'not-a-date'],
      ['9:30', 'not-a-date'],
    ],
    ascending: ['2026-01-05 09:30:00', '2026-01-05 10:00:00'],
  },
  time: {
    pairs: [['09:30:00', '09:30:00']],
    also: [
      ['9:30', '09:30:00'],
      ['0930', '09:30:00'],
      ['9时30分5秒', '09:30:05'],
      ['9点', '09:00:00'],
    ],
    refused: [
      ['24:00', 'not-a-time'],
      ['9:60', 'not-a-time'],
      ['早上', 'not-a-time'],
    ],
    ascending: ['08:00:00', '10:00:00'],
  },
  checkbox: {
    column: { customValue: ['Y', 'N'], defaultChecked: true },
    pairs: [
      ['Y', 'Y'],
      ['N', 'N'],
    ],
    also: [
      ['是', 'Y'],
      ['', 'N'],
    ],
    refused: [['也许', 'not-a-switch']],
    emptied: 'N',
    initial: 'Y',
  },
  upload: files,
  file: files,
  image: files,
  popup: { pairs: [['不锈钢无缝钢管', '不锈钢无缝钢管']], also: [[' 闸阀 ', '闸阀']], notTyped: '闸' },
  progress: {
    pairs: [
      [45, '45%'],
      [0, '0%'],
    ],
    also: [
      ['45', 45],
      ['150%', 100],
      ['-3', 0],
    ],
    refused: [['一半', 'not-a-number']],
    ascending: [5, '40', 100],
  },
  tags: {
    pairs: [
      ['急件;进口', '急件;进口'],
      ['急件;进口;大', '急件;进口;大'],
    ],
    also: [
      ['急件进口', '急件;进口'],
      ['急;件;进口；', '急件;进口'],
    ],
  },
  slot: { pairs: [], refused: [['x', 'read-only']], readOnly: true },
  normal: { pairs: [], refused: [['x', 'read-only']], readOnly: true },
  hidden: { pairs: [['p1', 'p1']], emptied: '' },
  'row-number': lead,
  'row-checkbox': lead,
  'row-radio': lead,
};

const columnOf = (type: string): CellColumn => ({ key: 'k', type, ...LINES[type]!.column });
const read = (cell: CellDefinition, text: string) => {
  const outcome = cell.parse(text, columnOf(cell.type));
  return outcome.ok ? outcome.value : outcome.reason;
};

const TYPES = cellDefinitions.filter(({ type }) => type in LINES);

beforeAll(() => cellRegistry.load());

test('lazily loaded definitions equal the registry', () => {
  expect(laterTypes.map(({ definition }) => definition.type)).toEqual(LATER.names);
});

test('every type has an entry here and is registered under its name', () => {
  expect(cellDefinitions.map(({ type }) => type).filter((type) => !(type in LINES) && !OTHERS.has(type))).toEqual([]);
  for (const definition of cellDefinitions) expect(cellRegistry.get(definition.type).definition).toBe(definition);
});
// Types with their own tests.
const OTHERS = new Set(['row-expand', 'row-drag-sort', 'row-actions']);

describe.each(TYPES.map((cell) => [cell.type, cell] as const))('%s', (type, cell) => {
  const line = LINES[type]!;
  const column = columnOf(type);

  test('value and text convert both ways', () => {
    for (const [value, text] of line.pairs) {
      expect(cell.format(value, column)).toBe(text);
      expect(read(cell, text)).toEqual(value);
    }
  });

  test('accepts equivalent texts and refuses invalid ones', () => {
    for (const [text, value] of line.also ?? []) expect(read(cell, text)).toEqual(value);
    for (const [text, reason] of line.refused ?? []) expect(cell.parse(text, column)).toEqual({ ok: false, reason });
  });

  test('parsing is idempotent', () => {
    for (const [, value] of line.also ?? []) expect(read(cell, cell.format(value, column))).toEqual(value);
  });

  test('empty value and empty text convert both ways', () => {
    // A switch is never empty: an empty value means unchecked.
    const emptyText = type === 'checkbox' ? 'N' : '';
    for (const nothing of [null, undefined]) expect(cell.format(nothing, column)).toBe(emptyText);
    const nothings = line.readOnly ? [] : [''];
    expect(nothings.map((text) => read(cell, text))).toEqual(nothings.map(() => line.emptied ?? cell.empty));
  });

  test('a new row starts with the default, else empty', () => {
    expect(initialValue(cell, column)).toEqual(line.initial ?? cell.empty);
    expect(initialValue(cell, { ...column, defaultValue: 'x' })).toBe('x');
  });

  test('rejects keys that cannot lead to a valid value', () => {
    const keys = line.notTyped === undefined ? [] : [line.notTyped];
    expect(keys.filter((key) => cell.accepts!(key, column))).toEqual([]);
    expect(cell.accepts?.('', column) ?? true).toBe(true);
  });

  test('sorts', () => {
    const values = line.ascending ?? [];
    const rows = [...values].toReversed().map((value) => ({ k: value }));
    const order = sortOrder(rows, [
      { column: column as ResolvedColumn<{ k: unknown }>, definition: cell, order: 'asc' },
    ]);
    expect([...order].map((place) => rows[place]!.k)).toEqual(values);
  });
});
