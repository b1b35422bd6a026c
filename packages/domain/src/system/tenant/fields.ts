import { listFields } from '../../kit';
import type { TenantRecord } from './schema';

/** Fields of the tenant list. */
export const tenantFields = listFields<TenantRecord>()([
  { key: 'id', label: { 'zh-CN': '租户编号', 'en-US': 'Number' }, width: 100, sort: true },
  { key: 'name', label: { 'zh-CN': '租户名称', 'en-US': 'Name' }, search: true, query: true, sort: true },
  {
    key: 'status',
    label: { 'zh-CN': '状态', 'en-US': 'Status' },
    options: [
      { value: '1', label: { 'zh-CN': '正常', 'en-US': 'Active' }, tone: 'success' },
      { value: '0', label: { 'zh-CN': '冻结', 'en-US': 'Frozen' }, tone: 'error' },
    ],
    search: true,
    query: true,
    width: 80,
  },
  {
    key: 'beginDate',
    label: { 'zh-CN': '开始日期', 'en-US': 'From' },
    kind: 'day',
    query: true,
    width: 120,
    sort: true,
  },
  {
    key: 'endDate',
    label: { 'zh-CN': '结束日期', 'en-US': 'To' },
    kind: 'day',
    query: true,
    width: 120,
    sort: true,
  },
  { key: 'packName', label: { 'zh-CN': '套餐', 'en-US': 'Package' }, width: 130 },
  { key: 'userCount', label: { 'zh-CN': '用户数', 'en-US': 'Users' }, kind: 'number', width: 80 },
]);
