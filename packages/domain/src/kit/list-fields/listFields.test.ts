import { expect, test } from 'vitest';
import {
  dataRuleMembersOf,
  exportColumnsOf,
  filtersOf,
  importColumnsOf,
  listFields,
  queryFieldsOf,
  recordFields,
  searchFieldsOf,
  searchInputOf,
} from '.';

interface Material {
  code: string;
  typeId: string;
  status: string;
  referencePrice: number;
  bought: string;
  createTime: string | null;
}

const label = (chinese: string, english: string) => ({ 'zh-CN': chinese, 'en-US': english });
const fields = listFields<Material, 'keyWord'>()([
  { key: 'keyWord', label: label('关键字', 'Key word'), search: 'exact', column: false },
  {
    key: 'code',
    label: label('物料编码', 'Code'),
    search: true,
    maxLength: 64,
    sort: true,
    import: 'required',
    unique: true,
  },
  { key: 'typeId', label: label('物料分类', 'Type'), dict: 'material_type', search: true, query: true, import: true },
  {
    key: 'status',
    label: label('状态', 'Status'),
    options: [{ value: '1', label: label('启用', 'In use') }],
    search: true,
    query: true,
    export: true,
    cellWidth: 8,
  },
  { key: 'referencePrice', label: label('参考价', 'Price'), kind: 'money', query: true },
  { key: 'bought', label: label('采购人', 'Buyer'), query: { table: 'sys_user', text: 'realname', code: 'id' } },
  { ...recordFields.createTime, search: true },
]);
const dicts = { material_type: [{ value: 'a', label: '轴承' }] };

test('derives a text, a choice or a day range for each search field', () => {
  expect(searchFieldsOf(fields, 'zh-CN', dicts)).toEqual([
    { kind: 'text', name: 'keyWord', label: '关键字' },
    { kind: 'text', name: 'code', label: '物料编码', maxLength: 64 },
    { kind: 'choice', name: 'typeId', label: '物料分类', options: dicts.material_type },
    { kind: 'choice', name: 'status', label: '状态', options: [{ value: '1', label: '启用' }] },
    { kind: 'days', name: 'createTime', label: '创建时间', from: 'createTime_begin', to: 'createTime_end' },
  ]);
  expect(searchFieldsOf(fields, 'en-US', {}).map(({ label }) => label)).toEqual([
    'Key word',
    'Code',
    'Type',
    'Status',
    'Created',
  ]);
});

test('converts search values to the input of the endpoint', () => {
  expect(searchInputOf(fields, { keyWord: '泵', code: ' 01 ', typeId: 'a', createTime_end: '2026-11-20' })).toEqual({
    keyWord: '泵',
    code: '*01*',
    typeId: 'a',
    status: undefined,
    createTime_begin: undefined,
    createTime_end: '2026-11-20',
  });
  expect(filtersOf(fields)).toEqual(['keyWord', 'code', 'typeId', 'status', 'createTime']);
});

test('derives the fields of the advanced query by kind', () => {
  expect(queryFieldsOf(fields, 'zh-CN')).toEqual([
    { key: 'typeId', label: '物料分类', type: 'dict', dictCode: 'material_type' },
    { key: 'status', label: '状态', type: 'select', options: [{ value: '1', label: '启用' }] },
    { key: 'referencePrice', label: '参考价', type: 'number', dbType: 'bigdecimal' },
    { key: 'bought', label: '采购人', type: 'dictTable', dictTable: 'sys_user', dictText: 'realname', dictCode: 'id' },
    { key: 'createTime', label: '创建时间', type: 'date' },
  ]);
});

test('derives import and export columns of workbooks', () => {
  expect(importColumnsOf(fields)).toMatchObject([
    { key: 'code', header: '物料编码', required: true, unique: true, maxLength: 64 },
    { key: 'typeId', header: '物料分类', required: false, unique: false },
  ]);
  expect(exportColumnsOf(fields).map(({ header, width }) => [header, width])).toEqual([
    ['物料编码', undefined],
    ['物料分类', undefined],
    ['状态', 8],
  ]);
});

test('labels own fields and record fields in data rules', () => {
  expect(dataRuleMembersOf(fields)).toMatchObject({
    code: label('物料编码', 'Code'),
    sysOrgCode: label('所属部门编码', 'Department code'),
  });
});
