import { listFields, recordFields } from '../../kit';
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
  {
    key: 'tableType',
    label: { 'zh-CN': '表类型', 'en-US': 'Table type' },
    options: [
      { value: '1', label: { 'zh-CN': '单表', 'en-US': 'Single' } },
      { value: '2', label: { 'zh-CN': '主表', 'en-US': 'Main' } },
      { value: '3', label: { 'zh-CN': '附表', 'en-US': 'Sub-table' } },
    ],
    search: true,
    query: true,
    width: 90,
  },
  { key: 'subTableStr', label: { 'zh-CN': '附表', 'en-US': 'Sub-tables' }, width: 190 },
  { key: 'tableVersion', label: { 'zh-CN': '版本', 'en-US': 'Version' }, kind: 'number', width: 80 },
  { ...recordFields.createTime, column: false },
  recordFields.updateTime,
]);
