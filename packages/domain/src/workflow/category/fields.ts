import { listFields, recordFields } from '../../kit';
import type { FlowCategory } from './schema';

/** Fields of the list of process categories. */
export const flowCategoryFields = listFields<FlowCategory>()([
  {
    key: 'name',
    label: { 'zh-CN': '分类名称', 'en-US': 'Name' },
    search: true,
    query: true,
    import: 'required',
    maxLength: 100,
    cellWidth: 24,
  },
  {
    key: 'code',
    label: { 'zh-CN': '分类编码', 'en-US': 'Code' },
    search: true,
    query: true,
    import: 'required',
    unique: true,
    maxLength: 64,
    pattern: '^[\\w.-]{1,64}$',
    cellWidth: 20,
  },
  {
    key: 'appType',
    label: { 'zh-CN': '应用类型', 'en-US': 'Type of application' },
    query: true,
    import: true,
    maxLength: 64,
  },
  {
    key: 'remark',
    label: { 'zh-CN': '备注', 'en-US': 'Remark' },
    import: true,
    maxLength: 500,
    cellWidth: 32,
  },
  { key: 'updateTime', label: recordFields.updateTime.label, kind: 'moment', query: true, width: 165 },
]);
