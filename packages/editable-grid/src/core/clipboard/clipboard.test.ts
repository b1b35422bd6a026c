import { describe, expect, test } from 'vitest';
import { cellDefinitions } from '../../cells/definitions';
import type { ResolvedColumn } from '../columns/ResolvedColumn';
import { clearPlan } from './clearPlan';
import { copyCells } from './copyCells';
import { formatHtml } from './formatHtml';
import { formatTsv } from './formatTsv';
import { parseTsv } from './parseTsv';
import { pastePlan } from './pastePlan';
import { pasteSize } from './pasteSize';
import { plainNumber } from './plainNumber';
import { spreadCells } from './spreadCells';
import type { TargetGrid } from './TargetGrid';

describe('TSV', () => {
  test.each<[string, string, string[][]]>([
    ['nothing', '', []],
    ['one cell', 'a', [['a']]],
    [
      'Excel ends with a line break',
      'a\tb\r\nc\td\r\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      'empty cells',
      '\t\r\n\t\r\n',
      [
        ['', ''],
        ['', ''],
      ],
    ],
    ['an empty row between', 'a\n\nb', [['a'], [''], ['b']]],
    ['line break in a cell', '"第一行\n第二行"\tb', [['第一行\n第二行', 'b']]],
    ['Windows line break in a cell', '"a\r\nb"', [['a\nb']]],
    ['tab in a cell', '"a\tb"\tc', [['a\tb', 'c']]],
    ['quotes in a quoted cell', '"5"" 管"\tx', [['5" 管', 'x']]],
    ['quotes within plain text', '5" 管\tx', [['5" 管', 'x']]],
    ['a quote that nothing closes', '"a\tb', [['"a', 'b']]],
    ['a quote that closes too early', '"a"b\tc', [['"a"b', 'c']]],
    ['an empty quoted cell', '""\tb', [['', 'b']]],
    ['blanks stay', ' a \t b', [[' a ', ' b']]],
    ['old Mac line breaks', 'a\rb', [['a'], ['b']]],
  ])('%s', (_, text, rows) => {
    expect(parseTsv(text)).toEqual(rows);
  });

  test('round-trips', () => {
    const rows = [
      ['a\tb', '行一\n行二', '5" 管', '"', ''],
      ['=1+1', ' x ', '1,234', "'", '\\'],
    ];
    expect(parseTsv(formatTsv(rows))).toEqual(rows);
  });
});

describe('spreadsheet numbers', () => {
  test.each<[string, string | undefined]>([
    ['1,234.50', '1234.50'],
    ['¥1,234.5', '1234.5'],
    ['-¥12', '-12'],
    ['￥ 8', '8'],
    ['(1,234)', '-1234'],
    ['12%', '0.12'],
    ['１２３', '123'],
    ['1 234', '1234'],
    ['1.2E+05', '120000'],
    ['+5', '5'],
    ['300元', '300'],
    ['DN50', undefined],
    ['', undefined],
    ['1-2', undefined],
    ['1.2.3', undefined],
    ['1，234', '1234'],
    ['¥1,234,567.8', '1234567.8'],
    ['1.234,56', undefined],
    ['1,5', undefined],
    ['12,34', undefined],
  ])('%s', (text, plain) => {
    expect(plainNumber(text)).toBe(plain);
  });
});

describe('merged cells', () => {
  const cell = (text: string, columns = 1, rows = 1) => ({ text, columns, rows });
  test('have their text in the first cell', () => {
    expect(spreadCells([[cell('a', 2, 2), cell('b')], [cell('c')], [cell('d'), cell('e'), cell('f')]])).toEqual([
      ['a', '', 'b'],
      ['', '', 'c'],
      ['d', 'e', 'f'],
    ]);
  });

  test('are cut off at the end of the table', () => {
    expect(spreadCells([[cell('a', 1, 9), cell('b')], [cell('c')]])).toEqual([
      ['a', 'b'],
      ['', 'c'],
    ]);
  });
});

test('copied HTML is escaped, and keeps line breaks and codes as text', () => {
  expect(
    formatHtml([
      [
        { text: 'a<b>&"', literal: false },
        { text: '一\n二', literal: false },
        { text: '00123', literal: true },
      ],
    ]),
  ).toBe(
    '<html><head><meta charset="utf-8"></head><body><table><tr><td>a&lt;b&gt;&amp;&quot;</td>' +
      '<td>一<br style="mso-data-placement:same-cell">二</td>' +
      '<td style="mso-number-format:\'\\@\'">00123</td></tr></table></body></html>',
  );
});

interface Line {
  id: string;
  code: string;
  kind: string | null;
  counts: number | null;
  day: string | null;
  urgent: boolean | string;
  locked: string;
}

const columns: ResolvedColumn<Line>[] = [
  { key: 'code', type: 'input' },
  {
    key: 'kind',
    type: 'select',
    options: [
      { value: 'p', label: '管材' },
      { value: 'v', label: '阀门' },
    ],
  },
  { key: 'counts', type: 'inputNumber' },
  { key: 'day', type: 'date' },
  { key: 'urgent', type: 'checkbox', customValue: ['Y', 'N'] },
  { key: 'locked', type: 'normal' },
];
const line = (nth: number): Line => ({
  id: `r${nth}`,
  code: `c${nth}`,
  kind: null,
  counts: null,
  day: null,
  urgent: 'N',
  locked: 'x',
});

function grid(count: number, more: Partial<TargetGrid<Line>> = {}): TargetGrid<Line> {
  const rows = Array.from({ length: count }, (_, nth) => line(nth));
  return {
    rows: count,
    end: count,
    columns: columns.map((column) => ({
      column,
      definition: cellDefinitions.find(({ type }) => type === column.type)!,
    })),
    rowAt: (index) => rows[index],
    columnFor: (_, column) => column,
    idOf: ({ id }) => id,
    access: () => 'edit',
    ...more,
  };
}
const spot = (row: number, column: number) => ({ top: row, bottom: row, left: column, right: column });

describe('pasting', () => {
  test('parses each text by its column', () => {
    const plan = pastePlan([['新', '阀门', '1,234.50', '2026/1/5', '是']], spot(1, 0), grid(3));
    expect(plan.changes).toEqual([
      { kind: 'edit', rowId: 'r1', column: 'code', value: '新' },
      { kind: 'edit', rowId: 'r1', column: 'kind', value: 'v' },
      { kind: 'edit', rowId: 'r1', column: 'counts', value: 1234.5 },
      { kind: 'edit', rowId: 'r1', column: 'day', value: '2026-01-05' },
      { kind: 'edit', rowId: 'r1', column: 'urgent', value: 'Y' },
    ]);
    expect(plan).toMatchObject({ written: 5, refused: [], box: { top: 1, bottom: 1, left: 0, right: 4 } });
  });

  test('skips and reports cells that cannot take their text', () => {
    const plan = pastePlan([['木材', '很多', '昨天', '也许', 'y']], spot(0, 1), grid(1));
    expect(plan.changes).toEqual([]);
    expect(plan.refused.map(({ column, reason }) => [column, reason])).toEqual([
      ['kind', 'not-a-choice'],
      ['counts', 'not-a-number'],
      ['day', 'not-a-date'],
      ['urgent', 'not-a-switch'],
      ['locked', 'read-only'],
    ]);
  });

  test('one text fills the range; a table that fits is repeated', () => {
    const one = pastePlan([['x']], { top: 0, bottom: 2, left: 0, right: 0 }, grid(3));
    expect(one.changes).toHaveLength(3);
    const twice = pastePlan([['1'], ['2']], { top: 0, bottom: 3, left: 2, right: 2 }, grid(4));
    expect(twice.changes.map((step) => step.kind === 'edit' && step.value)).toEqual([1, 2, 1, 2]);
    const once = pastePlan([['1'], ['2']], { top: 0, bottom: 2, left: 2, right: 2 }, grid(4));
    expect(once.changes).toHaveLength(2);
  });

  test('adds rows at the end if allowed', () => {
    const texts = [['a'], ['b'], ['c']];
    const plan = pastePlan(
      texts,
      spot(1, 0),
      grid(2, { blankRows: (count) => Array.from({ length: count }, (_, nth) => line(50 + nth)) }),
    );
    expect(plan.changes[0]).toMatchObject({ kind: 'insert', entries: [{ index: 2 }, { index: 3 }] });
    expect(plan.changes.slice(1).map((step) => step.kind === 'edit' && step.rowId)).toEqual(['r1', 'r50', 'r51']);
    expect(plan).toMatchObject({ addedRows: 2, lostRows: 0, box: { top: 1, bottom: 3 } });
    expect(pastePlan(texts, spot(1, 0), grid(2))).toMatchObject({ written: 1, addedRows: 0, lostRows: 2 });
  });

  test('reports the number of omitted columns', () => {
    expect(pastePlan([['a', 'b', 'c']], spot(0, 4), grid(1))).toMatchObject({ lostColumns: 1 });
  });

  test('refuses text above the maximum length', () => {
    const short = grid(1);
    const code = short.columns[0]!;
    const narrow = { ...short, columns: [{ ...code, column: { ...code.column, maxLength: 3 } }] };
    expect(pastePlan([['四个汉字']], spot(0, 0), narrow)).toMatchObject({
      changes: [],
      refused: [{ rowId: 'r0', column: 'code', text: '四个汉字', reason: 'too-long' }],
    });
    expect(pastePlan([['三个字']], spot(0, 0), narrow).written).toBe(1);
  });

  test('joins several lines with spaces in a single-line cell', () => {
    const plan = pastePlan([['一\n 二']], spot(0, 0), grid(1));
    expect(plan.changes[0]).toMatchObject({ value: '一 二' });
  });

  test('short lines leave the remaining cells unchanged', () => {
    expect(pastePlan([['a', '管材'], ['b']], spot(0, 0), grid(2)).written).toBe(3);
  });
});

test('clearing empties editable cells, switches to their unchecked value', () => {
  const changes = clearPlan({ top: 0, bottom: 0, left: 0, right: 5 }, grid(1));
  expect(changes.map((step) => step.kind === 'edit' && [step.column, step.value])).toEqual([
    ['code', ''],
    ['kind', null],
    ['counts', null],
    ['day', null],
    ['urgent', 'N'],
  ]);
});

test('clearing a popup also clears its mapped fields', () => {
  const column = { key: 'name', type: 'popup', destFields: 'name,code' };
  const popup: TargetGrid<Record<string, unknown>> = {
    rows: 1,
    columns: [{ column, definition: cellDefinitions.find(({ type }) => type === 'popup')! }],
    rowAt: () => ({ id: 'r1', name: '闸阀', code: 'WL100002' }),
    columnFor: (_, same) => same,
    idOf: () => 'r1',
    access: () => 'edit',
    end: 1,
  };
  const changes = clearPlan({ top: 0, bottom: 0, left: 0, right: 0 }, popup);
  expect(changes.map((step) => step.kind === 'edit' && [step.column, step.value])).toEqual([
    ['name', ''],
    ['code', ''],
  ]);
});

test('copies display texts and protects codes from being parsed', () => {
  const rows: Line[] = [{ ...line(0), code: '00123', kind: 'v', counts: -3 }];
  const cells = copyCells({ top: 0, bottom: 0, left: 0, right: 2 }, grid(1, { rowAt: (index) => rows[index] }));
  expect(cells).toEqual([
    [
      { text: '00123', literal: true },
      { text: '阀门', literal: false },
      { text: '-3', literal: false },
    ],
  ]);
});

test.each<[string, string, ReturnType<typeof pasteSize>]>([
  ['a', '', { rows: 1, columns: 1 }],
  ['a\tb\r\nc\r\n', '', { rows: 2, columns: 2 }],
  ['a\n\n', '', { rows: 2, columns: 1 }],
  ['a', '<table><tr><td>a</td></tr><tr><td>b</td></tr></table>', { rows: 2, columns: Infinity }],
  [
    'a\t\r\n',
    '<table><tr><td rowspan="2">a</td><td>b</td></tr><tr><td>c</td></tr></table>',
    { rows: 2, columns: Infinity },
  ],
])('bounds the size of a paste of %j', (text, html, size) => {
  expect(pasteSize({ text, html })).toEqual(size);
});
