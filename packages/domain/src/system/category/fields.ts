import { listFields, recordFields } from '../../kit';
import type { SysCategory } from './schema';

/** Fields of the category list; in workbooks the code defines the position in the tree. */
export const categoryFields = listFields<SysCategory, 'parentCode'>()([
  {
    key: 'name',
    label: { 'zh-CN': '分类名称', 'en-US': 'Name' },
    search: true,
    query: true,
    import: 'required',
    maxLength: 100,
    cellWidth: 32,
  },
  {
    key: 'code',
    label: { 'zh-CN': '分类编码', 'en-US': 'Code' },
    search: true,
    query: true,
    width: 220,
    import: true,
    unique: true,
    maxLength: 100,
    cellWidth: 24,
  },
  {
    key: 'parentCode',
    label: { 'zh-CN': '上级编码', 'en-US': 'Code of the parent' },
    column: false,
    import: true,
    maxLength: 100,
    cellWidth: 24,
  },
  { key: 'createTime', label: recordFields.createTime.label, kind: 'moment', query: true, width: 165 },
]);
