import { listFields } from '../../kit';
import type { BidRow, QuoteLine } from './schema';

/** Fields of the list of bids. Sealed prices are absent from the database, so that no filter or order reveals them. */
export const bidFields = listFields<BidRow>()([
  { key: 'proNo', label: { 'zh-CN': '项目编号', 'en-US': 'Project no.' }, search: true, query: true, width: 150 },
  { key: 'proName', label: { 'zh-CN': '项目名称', 'en-US': 'Project name' }, search: true, query: true, width: 220 },
  {
    key: 'buyType',
    label: { 'zh-CN': '采购方式', 'en-US': 'Procurement method' },
    dict: 'buy_type',
    search: true,
    query: true,
    width: 110,
  },
  { key: 'round', label: { 'zh-CN': '轮次', 'en-US': 'Round' }, kind: 'number', query: true, width: 90 },
  {
    key: 'supplierName',
    label: { 'zh-CN': '供应商', 'en-US': 'Supplier' },
    query: true,
    width: 200,
  },
  {
    key: 'status',
    label: { 'zh-CN': '报价状态', 'en-US': 'Status of the bid' },
    dict: 'bid_status',
    search: true,
    query: true,
    width: 115,
  },
  { key: 'tenderPrice', label: { 'zh-CN': '报价总额', 'en-US': 'Quotation total' }, kind: 'money', width: 130 },
  {
    key: 'submitTime',
    label: { 'zh-CN': '提交时间', 'en-US': 'Submitted' },
    kind: 'moment',
    query: true,
    sort: true,
    width: 165,
  },
  {
    key: 'projectStatus',
    label: { 'zh-CN': '项目状态', 'en-US': 'Project status' },
    dict: 'purchase_status',
    width: 115,
  },
  {
    key: 'proEndTime',
    label: { 'zh-CN': '报价截止', 'en-US': 'Quotation ends' },
    kind: 'moment',
    query: true,
    sort: true,
    width: 165,
  },
]);

/** Fields of the lines of a bid: columns of the page and of workbooks. */
export const quoteLineFields = listFields<QuoteLine>()([
  { key: 'planDetailNo', label: { 'zh-CN': '计划明细号', 'en-US': 'Plan line' }, width: 160, export: true },
  { key: 'materialCode', label: { 'zh-CN': '物料编码', 'en-US': 'Material code' }, width: 130, export: true },
  { key: 'materialTypeName', label: { 'zh-CN': '物料分类', 'en-US': 'Material type' }, width: 120, export: true },
  { key: 'materialName', label: { 'zh-CN': '物料名称', 'en-US': 'Material' }, width: 160, export: true },
  { key: 'materialDes', label: { 'zh-CN': '物料描述', 'en-US': 'Description' }, width: 160, export: true },
  { key: 'needCount', label: { 'zh-CN': '采购数量', 'en-US': 'Demand' }, kind: 'quantity', width: 110, export: true },
  { key: 'unit', label: { 'zh-CN': '单位', 'en-US': 'Unit' }, width: 70, export: true },
  { key: 'demandTime', label: { 'zh-CN': '需求时间', 'en-US': 'Needed by' }, kind: 'day', width: 115, export: true },
  { key: 'otherSkillDemand', label: { 'zh-CN': '技术要求', 'en-US': 'Technical demand' }, width: 160, export: true },
  { key: 'consignee', label: { 'zh-CN': '收货人', 'en-US': 'Consignee' }, width: 100, export: true },
  { key: 'consigneeTel', label: { 'zh-CN': '收货电话', 'en-US': 'Phone' }, width: 130, export: true },
  { key: 'consigneeAddr', label: { 'zh-CN': '收货地址', 'en-US': 'Delivery address' }, width: 200, export: true },
  { key: 'count', label: { 'zh-CN': '报价数量', 'en-US': 'Quantity' }, kind: 'quantity', import: true, width: 110 },
  { key: 'price', label: { 'zh-CN': '含税单价', 'en-US': 'Unit price' }, kind: 'money', import: true, width: 130 },
  {
    key: 'guaranteeMonth',
    label: { 'zh-CN': '质保期（月）', 'en-US': 'Guarantee (months)' },
    import: true,
    width: 120,
  },
  { key: 'mfr', label: { 'zh-CN': '制造商', 'en-US': 'Manufacturer' }, import: true, width: 140, maxLength: 255 },
  { key: 'brand', label: { 'zh-CN': '品牌', 'en-US': 'Brand' }, import: true, width: 110, maxLength: 255 },
  { key: 'specs', label: { 'zh-CN': '规格型号', 'en-US': 'Specification' }, import: true, width: 140, maxLength: 255 },
  { key: 'startDate', label: { 'zh-CN': '交货开始', 'en-US': 'Delivery from' }, kind: 'day', import: true, width: 115 },
  { key: 'endDate', label: { 'zh-CN': '交货截止', 'en-US': 'Delivery until' }, kind: 'day', import: true, width: 115 },
  { key: 'remark', label: { 'zh-CN': '备注', 'en-US': 'Remark' }, import: true, width: 160, maxLength: 2000 },
]);
