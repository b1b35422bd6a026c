import { listFields, type FieldOption } from '../../kit';
import type { SupplierBlack } from './schema';

export const blackStatus = { inForce: '1', lifted: '0' } as const;

/** Texts and colours of the states. */
export const blackStatusItems = [
  { value: '1', label: { 'zh-CN': '生效', 'en-US': 'In force' }, tone: 'error' },
  { value: '0', label: { 'zh-CN': '已移出', 'en-US': 'Lifted' }, tone: 'default' },
] as const satisfies readonly FieldOption[];

/** Fields of the black list. */
export const supplierBlackFields = listFields<SupplierBlack>()([
  {
    key: 'supplierName',
    label: { 'zh-CN': '供应商名称', 'en-US': 'Supplier' },
    search: true,
    query: true,
    sort: true,
    maxLength: 255,
  },
  { key: 'reason', label: { 'zh-CN': '列入原因', 'en-US': 'Reason' }, query: true },
  {
    key: 'status',
    label: { 'zh-CN': '状态', 'en-US': 'Status' },
    options: blackStatusItems,
    search: true,
    query: true,
    width: 90,
  },
  {
    key: 'startDate',
    label: { 'zh-CN': '开始日期', 'en-US': 'From' },
    kind: 'day',
    search: true,
    query: true,
    sort: true,
    width: 115,
  },
  {
    key: 'endDate',
    label: { 'zh-CN': '结束日期', 'en-US': 'To' },
    kind: 'day',
    query: true,
    sort: true,
    width: 115,
  },
  { key: 'liftReason', label: { 'zh-CN': '移出原因', 'en-US': 'Lifted because' } },
  { key: 'liftTime', label: { 'zh-CN': '移出时间', 'en-US': 'Lifted' }, kind: 'moment', query: true, width: 155 },
  { key: 'operator', label: { 'zh-CN': '移出人', 'en-US': 'Lifted by' }, kind: 'person', width: 100 },
]);
