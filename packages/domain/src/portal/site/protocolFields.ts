import { listFields, recordFields } from '../../kit';
import type { Protocol } from './schema';

/** Fields of the protocol list. */
export const protocolFields = listFields<Protocol>()([
  { key: 'title', label: { 'zh-CN': '标题', 'en-US': 'Title' }, search: true, query: true, sort: true },
  { key: 'code', label: { 'zh-CN': '编码', 'en-US': 'Code' }, search: true, query: true, width: 170, sort: true },
  { key: 'version', label: { 'zh-CN': '版本', 'en-US': 'Version' }, width: 90, sort: true },
  {
    key: 'status',
    label: { 'zh-CN': '状态', 'en-US': 'Status' },
    options: [
      { value: '0', label: { 'zh-CN': '未发布', 'en-US': 'Draft' }, tone: 'default' },
      { value: '1', label: { 'zh-CN': '已发布', 'en-US': 'Published' }, tone: 'success' },
    ],
    search: true,
    query: true,
    width: 90,
  },
  {
    key: 'effectiveTime',
    label: { 'zh-CN': '生效时间', 'en-US': 'In force from' },
    kind: 'moment',
    query: true,
    width: 165,
    sort: true,
  },
  recordFields.updateTime,
]);
