import { listFields } from '../../kit';
import type { ReceiptDetail, ReceiptRow } from './schema';

/** Fields of the list of receipts; the advanced query also covers lines. */
export const receiptFields = listFields<ReceiptRow, 'receiptDetailList,materialName'>()([
  {
    key: 'receiptNo',
    export: true,
    label: { 'zh-CN': '收货单号', 'en-US': 'Receipt no.' },
    search: true,
    query: true,
    sort: true,
    width: 150,
    maxLength: 64,
  },
  {
    key: 'orderNo',
    export: true,
    label: { 'zh-CN': '订单编号', 'en-US': 'Order no.' },
    search: true,
    query: true,
    sort: true,
    width: 150,
    maxLength: 64,
  },
  {
    key: 'status',
    export: true,
    label: { 'zh-CN': '状态', 'en-US': 'Status' },
    dict: 'receipt_status',
    search: true,
    query: true,
    width: 110,
  },
  {
    key: 'contractNo',
    export: true,
    label: { 'zh-CN': '合同编号', 'en-US': 'Contract no.' },
    query: true,
    width: 150,
  },
  { key: 'supplierName', export: true, label: { 'zh-CN': '供应商', 'en-US': 'Supplier' }, search: true, query: true },
  {
    key: 'deliveryNo',
    export: true,
    label: { 'zh-CN': '送货单号', 'en-US': 'Delivery note' },
    query: true,
    width: 140,
  },
  { key: 'carrier', export: true, label: { 'zh-CN': '承运人', 'en-US': 'Carrier' }, query: true, width: 120 },
  {
    key: 'deliverTime',
    export: true,
    label: { 'zh-CN': '发货时间', 'en-US': 'Delivered at' },
    kind: 'moment',
    search: true,
    query: true,
    sort: true,
    width: 165,
  },
  {
    key: 'receiveTime',
    export: true,
    label: { 'zh-CN': '收货时间', 'en-US': 'Received at' },
    kind: 'moment',
    query: true,
    sort: true,
    width: 165,
  },
  {
    key: 'receiveUserName',
    export: true,
    label: { 'zh-CN': '收货人', 'en-US': 'Received by' },
    query: true,
    width: 100,
  },
  { key: 'remark', export: true, label: { 'zh-CN': '备注', 'en-US': 'Remark' }, column: false },
  {
    key: 'receiptDetailList,materialName',
    label: { 'zh-CN': '物料名称', 'en-US': 'Material' },
    query: true,
    column: false,
  },
]);

/** Fields of the lines of a receipt. */
export const receiptLineFields = listFields<ReceiptDetail>()([
  { key: 'materialCode', label: { 'zh-CN': '物料编码', 'en-US': 'Material code' }, width: 130 },
  { key: 'materialName', label: { 'zh-CN': '物料名称', 'en-US': 'Material' } },
  { key: 'unit', label: { 'zh-CN': '单位', 'en-US': 'Unit' }, width: 70 },
  { key: 'deliverCount', label: { 'zh-CN': '发货数量', 'en-US': 'Delivered' }, kind: 'quantity', width: 110 },
  { key: 'acceptCount', label: { 'zh-CN': '收货数量', 'en-US': 'Accepted' }, kind: 'quantity', width: 110 },
  { key: 'rejectCount', label: { 'zh-CN': '拒收数量', 'en-US': 'Rejected' }, kind: 'quantity', width: 110 },
  { key: 'rejectReason', label: { 'zh-CN': '拒收原因', 'en-US': 'Reason' }, width: 200, maxLength: 500 },
]);
