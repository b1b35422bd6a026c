import { describe, expect, test } from 'vitest';
import { cellDefinitions } from '../../cells/definitions';
import type { ResolvedColumn } from '../columns/ResolvedColumn';
import { csvText, type ExportValue } from './csvText';
import { exportRow, isExported } from './exportRow';
import { workbookRow } from './workbookRow';

describe('CSV', () => {
  test.each<[ExportValue, string]>([
    ['a', 'a'],
    [null, ''],
    [-5, '-5'],
    ['-5', '-5'],
    ['-5.25', '-5.25'],
    ['=1+1', "'=1+1"],
    ['+cmd', "'+cmd"],
    ['-cmd', "'-cmd"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', '"\'\t=1"'],
    ['\r=1', '"\'\r=1"'],
    ['＝1', "'＝1"],
    ['-1+cmd', "'-1+cmd"],
    ['a,b', '"a,b"'],
    ['5" 管', '"5"" 管"'],
    ['行一\n行二', '"行一\n行二"'],
    ['a=b', 'a=b'],
  ])('%j', (value, text) => {
    expect(csvText([[value]])).toBe(`${text}\r\n`);
  });

  test('uses CRLF line ends', () => {
    expect(
      csvText([
        ['a', 1],
        ['b', null],
      ]),
    ).toBe('a,1\r\nb,\r\n');
  });
});

describe('exported rows', () => {
  const columns: ResolvedColumn<{ name: string; kind: string; n: number; ok: string; long: string }>[] = [
    { key: 'name', type: 'input' },
    { key: 'kind', type: 'select', options: [{ value: 'v', label: '阀门' }] },
    { key: 'n', type: 'inputNumber' },
    { key: 'ok', type: 'checkbox', customValue: ['Y', 'N'] },
    { key: 'long', type: 'inputNumber' },
  ];
  const placed = columns.map((column) => ({
    column,
    definition: cellDefinitions.find(({ type }) => type === column.type)!,
    width: 100,
  }));

  test('exports numbers as numbers, choices by label, switches as words, long digits as text', () => {
    expect(
      exportRow({ name: '', kind: 'v', n: -2.5, ok: 'Y', long: '12345678901234567890' }, placed, ['是', '否']),
    ).toEqual([null, '阀门', -2.5, '是', '12345678901234567890']);
  });

  test('exports the label of a radio, not yes or no', () => {
    const column: ResolvedColumn<{ k: string }> = { key: 'k', type: 'radio', options: [{ value: 'v', label: '阀门' }] };
    const definition = cellDefinitions.find(({ type }) => type === 'radio')!;
    expect(exportRow({ k: 'v' }, [{ column, definition, width: 100 }], ['是', '否'])).toEqual(['阀门']);
  });

  test('omits columns of buttons and the grid’s own columns', () => {
    const definition = cellDefinitions.find(({ type }) => type === 'normal')!;
    const lead = cellDefinitions.find(({ type }) => type === 'row-number')!;
    const render = () => null;
    expect(isExported({ column: { key: 'action', render }, definition }, { id: '1' })).toBe(false);
    expect(isExported({ column: { key: 'id', render }, definition }, { id: '1' })).toBe(true);
    expect(isExported({ column: { key: '$number' }, definition: lead }, { id: '1' })).toBe(false);
  });
});

describe('workbook cells', () => {
  test.each<[ExportValue, boolean, object | undefined]>([
    ['=1+1', false, { t: 's', v: '=1+1' }],
    [-3, false, { t: 'n', v: -3 }],
    ['2026-01-05', true, { t: 'n', v: 46027, z: 'yyyy-mm-dd' }],
    ['2026-01-05', false, { t: 's', v: '2026-01-05' }],
    ['1899-01-05', true, { t: 's', v: '1899-01-05' }],
    ['昨天', true, { t: 's', v: '昨天' }],
    [null, false, undefined],
  ])('%j', (value, day, cell) => {
    expect(workbookRow([value], [day])).toEqual([cell]);
  });

  test('truncates texts above the cell limit', () => {
    const [cell] = workbookRow(['x'.repeat(40_000)], [false]);
    expect(cell?.v).toHaveLength(32_767);
  });
});
