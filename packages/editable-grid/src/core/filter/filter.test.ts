import { describe, expect, test } from 'vitest';
import { cellDefinitions } from '../../cells/definitions';
import { plainText } from '../cells/CellDefinition';
import type { ResolvedColumn } from '../columns/ResolvedColumn';
import { isOpen, type ColumnFilter, type FilterState } from './ColumnFilter';
import { filterKindOf } from './filterKindOf';
import { matchesFilter } from './matchesFilter';
import { rowFilter } from './rowFilter';

const define = (type: string) => cellDefinitions.find((definition) => definition.type === type)!;

test.each<[string, ColumnFilter, unknown, boolean]>([
  ['text within', { kind: 'text', contains: 'dn50' }, '闸阀 DN50', true],
  ['text, blanks around', { kind: 'text', contains: ' 闸阀 ' }, '闸阀 DN50', true],
  ['text, full width', { kind: 'text', contains: 'ＤＮ50' }, '闸阀 dn50', true],
  ['text not there', { kind: 'text', contains: '泵' }, '闸阀', false],
  ['number between', { kind: 'number', from: 1, to: 3 }, 3, true],
  ['number below', { kind: 'number', from: 1 }, 0.99, false],
  ['number above', { kind: 'number', to: 3 }, 3.01, false],
  ['number kept as text', { kind: 'number', from: 10 }, '1,200', true],
  ['no number', { kind: 'number', to: 3 }, null, false],
  ['no number either', { kind: 'number', to: 3 }, '', false],
  ['day within', { kind: 'date', from: '2026-01-05', to: '2026-01-05' }, '2026-01-05 23:59:59', true],
  ['day before', { kind: 'date', from: '2026-01-05' }, '2026-01-04', false],
  ['day after', { kind: 'date', to: '2026-01-05' }, '2026-01-06', false],
  ['no day', { kind: 'date', to: '2026-01-05' }, null, false],
  ['one of', { kind: 'choice', values: ['管材', '阀门'] }, '阀门', true],
  ['none of', { kind: 'choice', values: ['管材'] }, '阀门', false],
  ['empty chosen', { kind: 'choice', values: [''] }, null, true],
])('%s', (_, filter, value, expected) => {
  expect(matchesFilter(filter)(value, () => plainText(value))).toBe(expected);
});

test.each<[ColumnFilter, boolean]>([
  [{ kind: 'text', contains: '  ' }, true],
  [{ kind: 'number' }, true],
  [{ kind: 'number', from: 0 }, false],
  [{ kind: 'date' }, true],
  [{ kind: 'choice', values: [] }, true],
  [{ kind: 'choice', values: [''] }, false],
])('%j is open: %s', (filter, open) => {
  expect(isOpen(filter)).toBe(open);
});

test.each<[Partial<ResolvedColumn<Record<string, unknown>>>, string, string]>([
  [{ type: 'input' }, 'input', 'text'],
  [{ type: 'inputNumber' }, 'inputNumber', 'number'],
  [{ type: 'date' }, 'date', 'date'],
  [{ type: 'select', options: [] }, 'select', 'choice'],
  [{ type: 'checkbox' }, 'checkbox', 'choice'],
  [{ type: 'normal', options: [] }, 'normal', 'choice'],
  [{ type: 'normal', filter: 'date' }, 'normal', 'date'],
])('%j is filtered as %s: %s', (column, type, kind) => {
  expect(filterKindOf(column, define(type))).toBe(kind);
});

describe('rows', () => {
  const columns: ResolvedColumn<{ name: string; kind: string; counts: number }>[] = [
    { key: 'name', type: 'input' },
    { key: 'kind', type: 'select', options: [{ value: 'v', label: '阀门' }] },
    { key: 'counts', type: 'inputNumber' },
  ];
  const row = { name: '闸阀', kind: 'v', counts: 3 };

  test.each<[FilterState, boolean]>([
    [{ name: { kind: 'text', contains: '阀' }, counts: { kind: 'number', to: 3 } }, true],
    [{ name: { kind: 'text', contains: '阀' }, counts: { kind: 'number', to: 2 } }, false],
    [{ kind: { kind: 'choice', values: ['阀门'] } }, true],
    [{ kind: { kind: 'choice', values: ['v'] } }, false],
  ])('must match all: %j', (filters, expected) => {
    expect(rowFilter(filters, columns, define)?.(row)).toBe(expected);
  });

  test('there is no predicate without filters', () => {
    expect(rowFilter({}, columns, define)).toBeUndefined();
    expect(rowFilter({ name: { kind: 'text', contains: '' } }, columns, define)).toBeUndefined();
    expect(rowFilter({ gone: { kind: 'text', contains: 'x' } }, columns, define)).toBeUndefined();
  });
});
