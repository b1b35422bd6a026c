import { listFields } from '../../kit';
import type { SysDepart } from './SysDepart';

/** Workbook fields of departments. */
export const departFields = listFields<SysDepart, 'parent'>()([
  {
    key: 'departName',
    label: { 'zh-CN': '机构名称', 'en-US': 'Name' },
    import: 'required',
    maxLength: 100,
    cellWidth: 28,
  },
  { key: 'parent', label: { 'zh-CN': '上级部门', 'en-US': 'Below' }, import: true, maxLength: 100, cellWidth: 28 },
  { key: 'orgCategory', label: { 'zh-CN': '机构类型', 'en-US': 'Kind' }, dict: 'org_category', import: true },
  {
    key: 'departOrder',
    label: { 'zh-CN': '排序', 'en-US': 'Order' },
    kind: 'number',
    import: true,
    pattern: '^\\d{1,4}$',
    cellWidth: 8,
  },
  { key: 'departNameAbbr', label: { 'zh-CN': '缩写', 'en-US': 'Abbreviation' }, import: true, maxLength: 500 },
  {
    key: 'departNameEn',
    label: { 'zh-CN': '英文名', 'en-US': 'English name' },
    import: true,
    maxLength: 500,
    cellWidth: 24,
  },
  { key: 'mobile', label: { 'zh-CN': '电话', 'en-US': 'Telephone' }, import: true, maxLength: 32 },
  { key: 'fax', label: { 'zh-CN': '传真', 'en-US': 'Fax' }, import: true, maxLength: 32 },
  { key: 'address', label: { 'zh-CN': '地址', 'en-US': 'Address' }, import: true, maxLength: 255, cellWidth: 32 },
  { key: 'memo', label: { 'zh-CN': '备注', 'en-US': 'Remarks' }, import: true, maxLength: 500, cellWidth: 32 },
]);
