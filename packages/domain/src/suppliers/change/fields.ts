import { listFields } from '../../kit';
import { auditStatusField } from '../../shared/registration/registrationFields';
import type { SupplierChange } from './schema';

/** Fields of the list of changes that suppliers propose. */
export const supplierChangeFields = listFields<SupplierChange>()([
  {
    key: 'supplierName',
    label: { 'zh-CN': '供应商名称', 'en-US': 'Company name' },
    search: true,
    query: true,
    maxLength: 255,
  },
  { key: 'changeFields', label: { 'zh-CN': '变更内容', 'en-US': 'Changes' } },
  { key: 'reason', label: { 'zh-CN': '变更原因', 'en-US': 'Reason' }, query: true },
  auditStatusField,
  {
    key: 'applyTime',
    label: { 'zh-CN': '申请时间', 'en-US': 'Proposed' },
    kind: 'moment',
    query: true,
    width: 155,
    sort: true,
  },
  {
    key: 'auditTime',
    label: { 'zh-CN': '审核时间', 'en-US': 'Decided' },
    kind: 'moment',
    query: true,
    width: 155,
    sort: true,
  },
  { key: 'auditOpinion', label: { 'zh-CN': '审核意见', 'en-US': 'Opinion' } },
]);
