import { listFields, recordFields } from '../../kit';
import type { SysFormRow } from './schema';

/** Fields of the list of designed forms. */
export const formFields = listFields<SysFormRow>()([
  {
    key: 'formName',
    label: { 'zh-CN': '表单名称', 'en-US': 'Form name' },
    search: true,
    query: true,
    width: 240,
    sort: true,
    export: true,
    cellWidth: 32,
  },
  {
    key: 'version',
    label: { 'zh-CN': '版本', 'en-US': 'Version' },
    kind: 'number',
    query: true,
    width: 80,
    export: true,
    cellWidth: 8,
  },
  { key: 'remark', label: { 'zh-CN': '备注', 'en-US': 'Remark' }, query: true, export: true, cellWidth: 40 },
  { ...recordFields.createBy, search: true, query: true, export: true, width: 110 },
  { ...recordFields.createTime, column: false, export: true, cellWidth: 20 },
  { ...recordFields.updateTime, export: true, cellWidth: 20 },
]);
