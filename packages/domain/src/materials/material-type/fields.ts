import { listFields, recordFields, usageField } from '../../kit';
import type { MaterialType } from './schema';

/** Fields of the list of material types; workbooks refer to the parent by code. */
export const materialTypeFields = listFields<MaterialType, 'parentCode'>()([
  {
    key: 'name',
    label: { 'zh-CN': '分类名称', 'en-US': 'Name' },
    search: true,
    query: true,
    import: 'required',
    maxLength: 100,
    cellWidth: 28,
  },
  {
    key: 'code',
    label: { 'zh-CN': '分类编码', 'en-US': 'Code' },
    search: true,
    query: true,
    width: 180,
    import: 'required',
    unique: true,
    maxLength: 64,
    pattern: '^[\\w.-]{1,64}$',
    cellWidth: 20,
  },
  {
    key: 'parentCode',
    label: { 'zh-CN': '上级编码', 'en-US': 'Code of the parent' },
    column: false,
    import: true,
    maxLength: 64,
    cellWidth: 20,
  },
  { key: 'level', label: { 'zh-CN': '层级', 'en-US': 'Level' }, kind: 'number', query: true, width: 80 },
  usageField,
  {
    key: 'sortOrder',
    label: { 'zh-CN': '排序', 'en-US': 'Order' },
    kind: 'number',
    width: 80,
    import: true,
    pattern: '^\\d{1,5}$',
    cellWidth: 8,
  },
  {
    key: 'remark',
    label: { 'zh-CN': '备注', 'en-US': 'Remark' },
    import: true,
    maxLength: 2000,
    cellWidth: 32,
  },
  { key: 'updateTime', label: recordFields.updateTime.label, kind: 'moment', query: true, width: 165 },
]);
