import { expect, test } from 'vitest';
import { itemsOf, paramsOf, refusedCell, takeFields, takeParams, type ItemRow } from './itemRows';

const field = (fieldName: string, fieldType: 'String' | 'Date' = 'String') => ({
  fieldName,
  fieldTxt: fieldName,
  fieldType,
  orderNum: 0,
});
const counter = () => {
  let count = 0;
  return () => `new-${(count += 1)}`;
};

test('keeps settings and order of the fields that a query still has', () => {
  const rows: ItemRow[] = [
    { id: '1', fieldName: 'b', fieldTxt: '乙', fieldType: 'String', isTotal: '0' },
    { id: '2', fieldName: 'gone', fieldTxt: '旧' },
    { id: '3', fieldName: 'a', fieldTxt: '甲' },
  ];
  const taken = takeFields(rows, [field('a'), field('b', 'Date'), field('c', 'Date')], counter());
  expect(taken).toMatchObject({
    added: 1,
    removed: 1,
    rows: [
      { id: '1', fieldName: 'b', fieldTxt: '乙', fieldType: 'Date' },
      { id: '3', fieldName: 'a', fieldTxt: '甲' },
      { id: 'new-1', fieldName: 'c', fieldTxt: 'c', fieldWidth: 120, searchMode: 'group', isShow: '1' },
    ],
  });
});

test('takes the parameters of a query', () => {
  const rows = [{ id: '1', paramName: 'year', paramTxt: '年份', paramValue: '2026' }];
  expect(takeParams(rows, ['level', 'year'], counter())).toEqual([{ id: 'new-1', paramName: 'level' }, rows[0]]);
});

test('sends texts without spaces and empty ones as null', () => {
  const rows = [
    {
      id: '1',
      fieldName: 'a',
      fieldTxt: ' 甲 ',
      fieldTxtEn: ' ',
      dictCode: '',
      replaceVal: ' ',
      fieldHref: '',
      groupTitle: undefined,
      fieldWidth: '9',
      format: undefined,
    },
  ];
  expect(itemsOf(rows)).toEqual([
    {
      fieldName: 'a',
      fieldTxt: '甲',
      fieldTxtEn: null,
      dictCode: null,
      replaceVal: null,
      fieldHref: null,
      groupTitle: null,
      fieldWidth: 40,
      format: null,
      orderNum: 0,
    },
  ]);
  expect(itemsOf([{ id: '1', fieldName: 'a', fieldTxt: '甲', fieldWidth: '' }])[0]!.fieldWidth).toBeNull();
  expect(paramsOf([{ id: '1', paramName: 'p', paramTxt: ' ', paramValue: '' }])).toEqual([
    { paramName: 'p', paramTxt: null, paramValue: null, orderNum: 0 },
  ]);
});

test.each([
  ['items.3.isTotal', { table: 'items', row: 3, column: 'isTotal' }],
  ['params/0/paramName', { table: 'params', row: 0, column: 'paramName' }],
  ['head.cgrSql', undefined],
  [undefined, undefined],
])('finds the cell of %s', (member, cell) => expect(refusedCell(member)).toEqual(cell));
