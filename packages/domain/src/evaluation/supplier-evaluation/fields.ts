import { listFields, recordFields, type FieldOption } from '../../kit';
import type { SupplierEval } from './schema';

/** Texts and colours of the states. */
export const evalStatusItems = [
  { value: '0', label: { 'zh-CN': '草稿', 'en-US': 'Draft' }, tone: 'default' },
  { value: '1', label: { 'zh-CN': '已提交', 'en-US': 'Submitted' }, tone: 'success' },
] as const satisfies readonly FieldOption[];

/** Fields of the list of supplier evaluations. */
export const supplierEvalFields = listFields<SupplierEval>()([
  {
    key: 'supplierName',
    label: { 'zh-CN': '供应商名称', 'en-US': 'Supplier' },
    search: true,
    query: true,
    sort: true,
    maxLength: 255,
  },
  {
    key: 'period',
    label: { 'zh-CN': '评价周期', 'en-US': 'Period' },
    search: true,
    query: true,
    sort: true,
    maxLength: 50,
    width: 120,
  },
  { key: 'contractId', label: { 'zh-CN': '合同编号', 'en-US': 'Contract no.' }, width: 160 },
  { key: 'orderId', label: { 'zh-CN': '订单编号', 'en-US': 'Order no.' }, width: 160 },
  {
    key: 'totalScore',
    label: { 'zh-CN': '总分', 'en-US': 'Score' },
    kind: 'number',
    query: true,
    sort: true,
    width: 90,
  },
  {
    key: 'level',
    label: { 'zh-CN': '等级', 'en-US': 'Level' },
    dict: 'supplier_level',
    search: true,
    query: true,
    width: 90,
  },
  {
    key: 'status',
    label: { 'zh-CN': '状态', 'en-US': 'Status' },
    options: evalStatusItems,
    search: true,
    query: true,
    width: 100,
  },
  { key: 'evalUser', label: { 'zh-CN': '评价人', 'en-US': 'Evaluated by' }, kind: 'person', query: true, width: 120 },
  {
    key: 'evalTime',
    label: { 'zh-CN': '评价时间', 'en-US': 'Evaluated' },
    kind: 'moment',
    search: true,
    query: true,
    sort: true,
    width: 165,
  },
  { key: 'remark', label: { 'zh-CN': '备注', 'en-US': 'Remark' } },
  recordFields.updateTime,
]);
