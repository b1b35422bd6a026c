import type { ListField } from './ListField';

/** Fields of every stored record. */
export const recordFields = {
  id: { key: 'id', label: { 'zh-CN': '编号', 'en-US': 'Id' } },
  createBy: { key: 'createBy', label: { 'zh-CN': '创建人', 'en-US': 'Created by' }, kind: 'person', width: 120 },
  createTime: {
    key: 'createTime',
    label: { 'zh-CN': '创建时间', 'en-US': 'Created' },
    kind: 'moment',
    width: 165,
    sort: true,
    query: true,
  },
  updateBy: { key: 'updateBy', label: { 'zh-CN': '更新人', 'en-US': 'Updated by' }, kind: 'person', width: 120 },
  updateTime: {
    key: 'updateTime',
    label: { 'zh-CN': '更新时间', 'en-US': 'Updated' },
    kind: 'moment',
    width: 165,
    sort: true,
    query: true,
  },
  sysOrgCode: { key: 'sysOrgCode', label: { 'zh-CN': '所属部门编码', 'en-US': 'Department code' } },
  tenantId: { key: 'tenantId', label: { 'zh-CN': '租户', 'en-US': 'Tenant' }, kind: 'number' },
} as const satisfies Readonly<Record<string, ListField>>;
