import { listFields } from '../../kit';
import { shareStatusItems } from './lifecycle';
import type { SupplierShare } from './schema';

/** Fields of the list of shared suppliers. */
export const supplierShareFields = listFields<SupplierShare>()([
  {
    key: 'supplierName',
    label: { 'zh-CN': '供应商名称', 'en-US': 'Supplier' },
    search: true,
    query: true,
    sort: true,
    maxLength: 255,
    width: 230,
  },
  {
    key: 'tenantName',
    label: { 'zh-CN': '共享单位', 'en-US': 'Shared by' },
    search: true,
    query: true,
    maxLength: 100,
    width: 140,
  },
  {
    key: 'targetTenantName',
    label: { 'zh-CN': '接收单位', 'en-US': 'Shared with' },
    search: true,
    query: true,
    maxLength: 100,
    width: 140,
  },
  {
    key: 'status',
    label: { 'zh-CN': '状态', 'en-US': 'Status' },
    options: shareStatusItems,
    search: true,
    query: true,
    width: 100,
  },
  {
    key: 'shareTime',
    label: { 'zh-CN': '共享时间', 'en-US': 'Offered' },
    kind: 'moment',
    search: true,
    query: true,
    sort: true,
    width: 155,
  },
  {
    key: 'replyTime',
    label: { 'zh-CN': '答复时间', 'en-US': 'Answered' },
    kind: 'moment',
    query: true,
    sort: true,
    width: 155,
  },
  { key: 'reason', label: { 'zh-CN': '拒绝原因', 'en-US': 'Reason for refusal' }, query: true },
  { key: 'remark', label: { 'zh-CN': '备注', 'en-US': 'Remark' }, query: true },
]);
