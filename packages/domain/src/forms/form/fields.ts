import { listFields, recordFields } from '../../kit';
import { tableTypeField } from '../shared/tableTypeField';
import type { FormEntry, SysFormRow } from './schema';

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

/** Fields of the list of all forms. */
export const formEntryFields = listFields<FormEntry>()([
  {
    key: 'name',
    label: { 'zh-CN': '表单名称', 'en-US': 'Form name' },
    search: true,
    query: true,
    sort: true,
    width: 180,
  },
  {
    key: 'kind',
    label: { 'zh-CN': '类型', 'en-US': 'Kind' },
    options: [
      { value: 'designed', label: { 'zh-CN': '设计表单', 'en-US': 'Designed' }, tone: 'processing' },
      { value: 'online', label: { 'zh-CN': '在线表单', 'en-US': 'Online' }, tone: 'default' },
    ],
    search: true,
    query: true,
    sort: true,
    width: 110,
  },
  { key: 'code', label: { 'zh-CN': '表名', 'en-US': 'Table name' }, query: true, sort: true, width: 165 },
  tableTypeField,
  {
    key: 'publishedTo',
    label: { 'zh-CN': '对外发布', 'en-US': 'Published to' },
    width: 100,
  },
  {
    key: 'version',
    label: { 'zh-CN': '版本', 'en-US': 'Version' },
    kind: 'number',
    query: true,
    sort: true,
    width: 110,
  },
  { key: 'remark', label: { 'zh-CN': '备注', 'en-US': 'Remark' }, query: true },
  { ...recordFields.createBy, search: true, query: true, width: 110 },
  { ...recordFields.createTime, column: false },
  recordFields.updateTime,
]);
