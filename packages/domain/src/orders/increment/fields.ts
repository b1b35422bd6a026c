import { listFields } from '../../kit';
import type { IncrementDetail, IncrementRow } from './schema';

/** Fields of the list of increments; the advanced query also covers lines. */
export const incrementFields = listFields<IncrementRow, 'incrementDetailList,materialName'>()([
  {
    key: 'incrementNo',
    export: true,
    label: { 'zh-CN': '增量编号', 'en-US': 'Increment no.' },
    search: true,
    query: true,
    sort: true,
    width: 150,
    maxLength: 64,
  },
  {
    key: 'contractNo',
    label: { 'zh-CN': '框架协议编号', 'en-US': 'Framework no.' },
    search: true,
    query: true,
    import: 'required',
    unique: true,
    width: 150,
    maxLength: 64,
  },
  { key: 'contractName', export: true, label: { 'zh-CN': '框架协议', 'en-US': 'Framework agreement' }, query: true },
  {
    key: 'supplierName',
    export: true,
    label: { 'zh-CN': '供应商', 'en-US': 'Supplier' },
    search: true,
    query: true,
    width: 200,
  },
  {
    key: 'status',
    export: true,
    label: { 'zh-CN': '状态', 'en-US': 'Status' },
    dict: 'increment_status',
    search: true,
    query: true,
    width: 110,
  },
  {
    key: 'totalPrice',
    export: true,
    label: { 'zh-CN': '增量金额', 'en-US': 'Amount' },
    kind: 'money',
    query: true,
    sort: true,
    width: 130,
  },
  {
    key: 'applyUserName',
    export: true,
    label: { 'zh-CN': '申请人', 'en-US': 'Applicant' },
    query: true,
    width: 100,
  },
  {
    key: 'applyTime',
    export: true,
    label: { 'zh-CN': '申请时间', 'en-US': 'Applied at' },
    kind: 'day',
    search: true,
    query: true,
    sort: true,
    width: 115,
  },
  { key: 'reason', import: true, label: { 'zh-CN': '增量原因', 'en-US': 'Reason' }, column: false, maxLength: 2000 },
  {
    key: 'auditOpinion',
    export: true,
    label: { 'zh-CN': '审批意见', 'en-US': 'Opinion' },
    column: false,
  },
  {
    key: 'incrementDetailList,materialName',
    label: { 'zh-CN': '物料名称', 'en-US': 'Material' },
    query: true,
    column: false,
  },
]);

/** Fields of the lines of an increment: columns of the page and of workbooks. */
export const incrementLineFields = listFields<IncrementDetail>()([
  {
    key: 'materialCode',
    label: { 'zh-CN': '物料编码', 'en-US': 'Material code' },
    import: true,
    width: 130,
    maxLength: 64,
  },
  { key: 'materialName', label: { 'zh-CN': '物料名称', 'en-US': 'Material' }, import: 'required', maxLength: 255 },
  { key: 'unit', label: { 'zh-CN': '单位', 'en-US': 'Unit' }, width: 70, maxLength: 20 },
  { key: 'counts', label: { 'zh-CN': '增量数量', 'en-US': 'Quantity' }, kind: 'quantity', import: true, width: 110 },
  { key: 'price', label: { 'zh-CN': '单价', 'en-US': 'Price' }, kind: 'money', import: true, width: 120 },
  { key: 'demandTime', label: { 'zh-CN': '需求日期', 'en-US': 'Needed by' }, kind: 'day', import: true, width: 115 },
  { key: 'remark', label: { 'zh-CN': '备注', 'en-US': 'Remark' }, import: true, width: 160, maxLength: 2000 },
]);
