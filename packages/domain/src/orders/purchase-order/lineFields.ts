import { listFields } from '../../kit';
import type { OrderDetail } from './schema';

/** Fields of the lines of an order: columns of the page and of workbooks. */
export const orderLineFields = listFields<OrderDetail>()([
  {
    key: 'materialCode',
    label: { 'zh-CN': '物料编码', 'en-US': 'Material code' },
    import: true,
    width: 130,
    maxLength: 64,
  },
  { key: 'materialName', label: { 'zh-CN': '物料名称', 'en-US': 'Material' }, import: 'required', maxLength: 255 },
  { key: 'models', label: { 'zh-CN': '规格型号', 'en-US': 'Model' }, width: 140, maxLength: 255 },
  { key: 'unit', label: { 'zh-CN': '单位', 'en-US': 'Unit' }, width: 70, maxLength: 20 },
  {
    key: 'count',
    label: { 'zh-CN': '订购数量', 'en-US': 'Ordered' },
    kind: 'quantity',
    import: true,
    width: 110,
  },
  { key: 'price', label: { 'zh-CN': '单价', 'en-US': 'Price' }, kind: 'money', import: true, width: 120 },
  { key: 'totalPrice', label: { 'zh-CN': '金额', 'en-US': 'Amount' }, kind: 'money', width: 130 },
  { key: 'demandTime', label: { 'zh-CN': '需求日期', 'en-US': 'Needed by' }, kind: 'day', import: true, width: 115 },
  { key: 'deliveredCount', label: { 'zh-CN': '已发货', 'en-US': 'Delivered' }, kind: 'quantity', width: 100 },
  { key: 'receivedCount', label: { 'zh-CN': '已收货', 'en-US': 'Received' }, kind: 'quantity', width: 100 },
  { key: 'rejectedCount', label: { 'zh-CN': '已拒收', 'en-US': 'Rejected' }, kind: 'quantity', width: 100 },
  { key: 'releasedCount', label: { 'zh-CN': '已释放', 'en-US': 'Released' }, kind: 'quantity', width: 100 },
  { key: 'remark', label: { 'zh-CN': '备注', 'en-US': 'Remark' }, import: true, width: 160, maxLength: 2000 },
]);
