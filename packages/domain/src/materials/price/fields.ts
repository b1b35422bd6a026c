import { listFields, type FieldOption } from '../../kit';
import type { MaterialPrice, SupplierPrices } from './schema';

/** The values of {@link priceSource} with their labels. */
export const PRICE_SOURCES: readonly FieldOption[] = [
  { value: '1', label: { 'zh-CN': '报价', 'en-US': 'Bid' }, tone: 'default' },
  { value: '2', label: { 'zh-CN': '定标', 'en-US': 'Award' }, tone: 'processing' },
  { value: '3', label: { 'zh-CN': '合同', 'en-US': 'Contract' }, tone: 'success' },
  { value: '4', label: { 'zh-CN': '订单', 'en-US': 'Order' }, tone: 'warning' },
];

/** Fields of the price history. */
export const priceFields = listFields<MaterialPrice>()([
  {
    key: 'materialCode',
    label: { 'zh-CN': '物料编码', 'en-US': 'Material code' },
    search: true,
    query: true,
    width: 150,
    export: true,
    maxLength: 64,
    cellWidth: 18,
  },
  {
    key: 'materialName',
    label: { 'zh-CN': '物料名称', 'en-US': 'Material' },
    search: true,
    query: true,
    export: true,
    maxLength: 255,
    cellWidth: 24,
  },
  {
    key: 'supplierName',
    label: { 'zh-CN': '供应商', 'en-US': 'Supplier' },
    search: true,
    query: true,
    export: true,
    maxLength: 255,
    cellWidth: 32,
  },
  {
    key: 'price',
    label: { 'zh-CN': '单价（元）', 'en-US': 'Price (CNY)' },
    kind: 'money',
    query: true,
    sort: true,
    width: 130,
    export: true,
  },
  {
    key: 'count',
    label: { 'zh-CN': '数量', 'en-US': 'Quantity' },
    kind: 'quantity',
    query: true,
    width: 110,
    export: true,
  },
  {
    key: 'unit',
    label: { 'zh-CN': '单位', 'en-US': 'Unit' },
    dict: 'material_unit',
    width: 90,
    export: true,
    cellWidth: 8,
  },
  {
    key: 'source',
    label: { 'zh-CN': '来源', 'en-US': 'Source' },
    options: PRICE_SOURCES,
    search: true,
    query: true,
    width: 100,
    export: true,
    cellWidth: 8,
  },
  {
    key: 'busNo',
    label: { 'zh-CN': '单据编号', 'en-US': 'Document' },
    search: true,
    query: true,
    width: 190,
    export: true,
    maxLength: 64,
    cellWidth: 20,
  },
  {
    key: 'priceTime',
    label: { 'zh-CN': '价格时间', 'en-US': 'Date of the price' },
    kind: 'moment',
    search: true,
    query: true,
    sort: true,
    width: 165,
    export: true,
    cellWidth: 20,
  },
]);

/** Fields of a comparison of suppliers. */
export const comparisonFields = listFields<SupplierPrices>()([
  { key: 'supplierName', label: { 'zh-CN': '供应商', 'en-US': 'Supplier' } },
  { key: 'lastPrice', label: { 'zh-CN': '最近价（元）', 'en-US': 'Last price (CNY)' }, kind: 'money', width: 160 },
  { key: 'minPrice', label: { 'zh-CN': '最低价（元）', 'en-US': 'Lowest (CNY)' }, kind: 'money', width: 160 },
  { key: 'maxPrice', label: { 'zh-CN': '最高价（元）', 'en-US': 'Highest (CNY)' }, kind: 'money', width: 140 },
  { key: 'avgPrice', label: { 'zh-CN': '平均价（元）', 'en-US': 'Average (CNY)' }, kind: 'money', width: 160 },
  { key: 'lastTime', label: { 'zh-CN': '最近时间', 'en-US': 'Last date' }, kind: 'moment', width: 165 },
  { key: 'times', label: { 'zh-CN': '次数', 'en-US': 'Prices' }, kind: 'number', width: 80 },
]);
