import { expect, test } from 'vitest';
import { listColumns } from '../apps/procurement/src/crud/listColumns';
import { cellText } from '../apps/procurement/src/features/forms/shared/core/cellText';
import { lineColumns } from '../apps/procurement/src/features/procurement/purchase-plan/lineColumns';
import { zhCN } from '../apps/procurement/src/features/procurement/purchase-plan/texts/zh-CN';
import { zhCN as shared } from '../apps/procurement/src/features/procurement/shared/texts/zh-CN';
import { textOf } from '../apps/server/src/features/forms/shared/dataSheets';
import type { DataField } from '../apps/server/src/features/forms/shared/DataForm';
import { sheetColumns } from '../apps/server/src/records/workbooks/sheetColumns';
import { exportColumnsOf, importColumnsOf, type ListField } from '../packages/domain/src/kit';
import { inputNumberCell } from '../packages/editable-grid/src/cells/input-number/cell';
import { csvText } from '../packages/editable-grid/src/core/export/csvText';
import { exportRow } from '../packages/editable-grid/src/core/export/exportRow';
import { numberText } from '../packages/form-designer/src/core/model/numberText';
import { reportColumns } from '../packages/pickers/src/react/report/reportColumns';
import { decimalText, formatNumber } from '../packages/ui/src/core';

const label = { 'zh-CN': '金额', 'en-US': 'Amount' };
const fields: ListField[] = [
  { key: 'money', label, kind: 'money', import: true },
  { key: 'quantity', label: { ...label, 'zh-CN': '数量' }, kind: 'quantity', import: true },
];

interface Rendered {
  key: string;
  render: (row: object) => unknown;
}
const columnOf = <Column extends { key: string }>(columns: readonly Column[], name: string) =>
  columns.find((column) => column.key === name)!;

/** Text of a column in a list, on a page that is printed, and in the workbook of the server. */
function shownTexts(key: 'money' | 'quantity', value: number | string) {
  const row = { money: value, quantity: value, counts: value, estimatedPrice: value };
  const listed = listColumns<object>(fields, { language: 'zh-CN', dicts: {} });
  const printed = lineColumns({
    texts: { ...zhCN, ...shared },
    titleOf: String,
    isEditable: false,
    isNarrow: false,
    refusals: { current: [] },
  });
  return {
    list: columnOf(listed as unknown as Rendered[], key).render(row),
    print: columnOf(printed as unknown as Rendered[], key === 'money' ? 'estimatedPrice' : 'counts').render(row),
    workbook: columnOf(sheetColumns(exportColumnsOf(fields)), key).cell!(row),
  };
}

const AMOUNTS: readonly [value: number | string, money: string, quantity: string][] = [
  [1234567.005, '1,234,567.01', '1,234,567.005'],
  ['1234567.00500000', '1,234,567.01', '1,234,567.005'],
  [0.1 + 0.2, '0.30', '0.3'],
  ['12.30000000', '12.30', '12.3'],
  [1e-7, '0.00', '0.0000001'],
  ['0.00000010', '0.00', '0.0000001'],
  [-2.345, '-2.35', '-2.345'],
];

test.each(AMOUNTS)('%s is the same in lists, workbooks and prints', (value, money, quantity) => {
  expect(shownTexts('money', value)).toEqual({ list: money, print: money, workbook: money });
  expect(shownTexts('quantity', value)).toEqual({ list: quantity, print: quantity, workbook: quantity });
});

test.each(AMOUNTS)(
  '%s has the same digits in form fields, grid cells, exports of grids and reports',
  (value, money, quantity) => {
    const plain = (text: string) => text.replaceAll(',', '');
    expect(numberText(value, { precision: 2 })).toBe(plain(money));
    const digits = plain(quantity);
    const number = Number(value);
    expect(numberText(number, {})).toBe(digits);
    expect(inputNumberCell.format(number, { key: 'n' })).toBe(digits);
    const column = { column: { key: 'n', type: 'inputNumber' as const }, definition: inputNumberCell, width: 100 };
    expect(csvText([exportRow({ n: number }, [column], ['是', '否'])])).toBe(`${digits}\r\n`);
    const [report] = reportColumns({
      cgRpConfigId: 'r',
      cgRpConfigName: '',
      columns: [{ title: '数量', dataIndex: 'n', align: 'right' }],
    });
    expect(report!.render!({ n: number }, 0)).toBe(quantity);
  },
);

test.each([
  [12.3, '12.30'],
  [1.005, '1.01'],
  ['7', '7.00'],
  ['', ''],
])('%j of a form is the same in its form, its list and its workbook', (value, text) => {
  const plan = { id: 'price', type: 'inputNumber' as const, data: { precision: 2 } };
  const cell = { id: 'price', label: '单价', field: { plan } as unknown as DataField, choices: [] };
  expect(numberText(value, { precision: 2 })).toBe(text);
  expect(cellText({ price: value }, 'price', { plans: new Map([['price', plan]]), locale: 'zh-CN' })).toBe(text);
  expect(textOf(cell, { price: value })).toBe(text);
});

test('a workbook is read as it was written', () => {
  const [money, quantity] = sheetColumns(importColumnsOf(fields));
  expect(money!.read!('1,234,567.01')).toEqual({ ok: true, value: '1234567.01' });
  expect(quantity!.read!('0.0000001')).toEqual({ ok: true, value: '0.0000001' });
  expect(quantity!.read!('1,5')).toMatchObject({ ok: false });
  expect(quantity!.read!('面议')).toMatchObject({ ok: false });
  expect(formatNumber(decimalText(1e-7))).toBe('0.0000001');
});
