import { expect, test } from 'vitest';
import type { Json } from '../core/document/FormDocument';
import { compileForm } from '../core/model/compileForm';
import { readForm } from '../core/document/readForm';
import type { ValueTextOptions } from './FieldValue';
import { valueText } from './valueText';

const options = [
  { label: '男', value: '1' },
  { label: '女', value: 2 },
];
const areas = [{ label: '浙江', value: 'zj', children: [{ label: '杭州', value: 'hz' }] }];

/** The text of a value of a field with these members. */
function textOf(item: object, value: Json, more?: ValueTextOptions): string {
  const reading = readForm(JSON.stringify({ list: [{ id: 'fd_a', _id: 'fd_a', label: 'A', ...item }], config: {} }));
  if (!reading.ok) throw new Error('unreadable form');
  return valueText(compileForm(reading.document).fields[0]!, value, more);
}

test.each<[object, Json, string]>([
  [{ compType: 'input' }, '轴承', '轴承'],
  [{ compType: 'input' }, null, ''],
  [{ compType: 'inputNumber', precision: 2 }, 3, '3.00'],
  [{ compType: 'radio', options }, '2', '女'],
  [{ compType: 'select', options }, '9', '9'],
  [{ compType: 'select', multiple: true, options }, ['1', 2], '男,女'],
  [{ compType: 'checkbox', options }, ['2'], '女'],
  [{ compType: 'cascader', options: areas }, ['zj', 'hz'], '浙江 / 杭州'],
  [
    { compType: 'cascader', options: areas, props: { props: { multiple: true } } },
    [['zj', 'hz'], ['zj']],
    '浙江 / 杭州,浙江',
  ],
  [{ compType: 'cascader', options: areas, props: { 'show-all-levels': false } }, ['zj', 'hz'], '杭州'],
  [{ compType: 'Switch' }, 'true', '是'],
  [{ compType: 'Switch', 'inactive-text': '停用' }, 'false', '停用'],
  [{ compType: 'Switch', 'active-value': true, 'inactive-value': false }, true, '是'],
  [{ compType: 'date', type: 'month', format: 'yyyy年MM月', 'value-format': 'yyyy-MM' }, '2026-03', '2026年03月'],
  [{ compType: 'date', type: 'daterange' }, ['2026-01-01', '2026-01-31'], '2026-01-01 - 2026-01-31'],
  [{ compType: 'time', 'is-range': true, 'range-separator': '至' }, ['09:00:00', '10:00:00'], '09:00:00 至 10:00:00'],
  [{ compType: 'slider', range: true }, [2, 8], '2 – 8'],
  [{ compType: 'rate' }, 4, '4'],
  [
    { compType: 'upload' },
    JSON.stringify([
      { name: '合同.pdf', url: '/a' },
      { name: '图.png', url: '/b' },
    ]),
    '合同.pdf,图.png',
  ],
  [{ compType: 'upload' }, 'not a list', 'not a list'],
  [{ compType: 'editor' }, '<p>说明 &amp; <b>要求</b></p>', '说明 & 要求'],
  [{ compType: 'dialogList' }, 'a;b', 'a,b'],
  [{ compType: 'userList' }, '张三,李四_*_u1,u2', '张三,李四'],
  [{ compType: 'userDept' }, 'd1,d2', 'd1,d2'],
])('%j of %j reads %s', (item, value, text) => expect(textOf(item, value)).toBe(text));

test('a table reads as its rows, cut off after twenty', () => {
  const columns = [
    { id: 'name', _id: 'name', compType: 'input', label: '名称' },
    { id: 'sex', _id: 'sex', compType: 'radio', label: '适用', options },
  ];
  const table = { compType: 'dynamicTable', columns };
  expect(textOf(table, [{ name: '轴承', sex: '1' }, { name: '螺栓' }])).toBe('轴承 男；螺栓');
  const many = textOf(
    table,
    Array.from({ length: 21 }, (_, at) => ({ name: `${at}` })),
  );
  expect(many.split('；')).toHaveLength(20);
  expect(many.endsWith('19…')).toBe(true);
});

test('uses loaded options, and the language of the reader', () => {
  const loaded = [{ label: '部门', value: 'd' }];
  expect(textOf({ compType: 'select', dataType: 'dynamic', action: '/x' }, 'd', { options: loaded })).toBe('部门');
  expect(textOf({ compType: 'Switch' }, 'false', { locale: 'en-US' })).toBe('No');
});
