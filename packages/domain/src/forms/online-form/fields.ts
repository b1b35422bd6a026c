import { listFields, recordFields } from '../../kit';
import { tableTypeField } from '../shared/tableTypeField';
import type { FormHead } from './schema';

/** Fields of the list of online forms. */
export const formHeadFields = listFields<FormHead>()([
  { key: 'tableTxt', label: { 'zh-CN': '表描述', 'en-US': 'Description' }, search: true, query: true, sort: true },
  {
    key: 'tableName',
    label: { 'zh-CN': '表名', 'en-US': 'Table name' },
    search: true,
    query: true,
    width: 190,
    sort: true,
  },
  { ...tableTypeField, search: true },
  { key: 'subTableStr', label: { 'zh-CN': '附表', 'en-US': 'Sub-tables' }, width: 190 },
  { key: 'tableVersion', label: { 'zh-CN': '版本', 'en-US': 'Version' }, kind: 'number', width: 80 },
  { ...recordFields.createTime, column: false },
  recordFields.updateTime,
]);
