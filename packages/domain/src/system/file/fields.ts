import { listFields } from '../../kit';
import type { FileArea } from './rules';
import type { SysFile } from './schema';

/** Names of the areas of files, by language. */
export const fileAreaNames: Readonly<Record<FileArea, { 'zh-CN': string; 'en-US': string }>> = {
  temp: { 'zh-CN': '临时文件', 'en-US': 'Temporary' },
  jeditor: { 'zh-CN': '富文本图片', 'en-US': 'Pictures of texts' },
  avatar: { 'zh-CN': '头像', 'en-US': 'Avatars' },
  purchasePlan: { 'zh-CN': '采购计划', 'en-US': 'Plans' },
  purchaseProject: { 'zh-CN': '采购项目', 'en-US': 'Projects' },
  contract: { 'zh-CN': '合同', 'en-US': 'Contracts' },
  contractSupplemental: { 'zh-CN': '补充协议', 'en-US': 'Supplements' },
  contractTemplate: { 'zh-CN': '合同模板', 'en-US': 'Contract templates' },
  purchaseOrder: { 'zh-CN': '采购订单', 'en-US': 'Orders' },
  orderReceipt: { 'zh-CN': '收货单', 'en-US': 'Receipts' },
  expertScore: { 'zh-CN': '专家评分', 'en-US': 'Expert scores' },
  supplierBlack: { 'zh-CN': '黑名单', 'en-US': 'Black list' },
  material: { 'zh-CN': '物料', 'en-US': 'Materials' },
  workflow: { 'zh-CN': '流程附件', 'en-US': 'Files of processes' },
  supplierBid: { 'zh-CN': '供应商报价', 'en-US': 'Bids' },
  supplierRegister: { 'zh-CN': '供应商注册', 'en-US': 'Supplier registrations' },
  customerRegister: { 'zh-CN': '客户注册', 'en-US': 'Customer registrations' },
  importError: { 'zh-CN': '导入错误', 'en-US': 'Import errors' },
};

/** Fields of the list of stored files. */
export const fileFields = listFields<SysFile>()([
  { key: 'fileName', label: { 'zh-CN': '文件名称', 'en-US': 'File name' }, search: true, query: true, sort: true },
  {
    key: 'biz',
    label: { 'zh-CN': '存储目录', 'en-US': 'Area' },
    options: Object.entries(fileAreaNames).map(([value, label]) => ({ value, label })),
    search: true,
    query: true,
    width: 130,
  },
  { key: 'fileType', label: { 'zh-CN': '文件类型', 'en-US': 'Type' }, search: 'exact', query: true, width: 100 },
  {
    key: 'fileSize',
    label: { 'zh-CN': '文件大小', 'en-US': 'Size' },
    kind: 'number',
    query: true,
    sort: true,
    width: 110,
  },
  { key: 'uploadBy', label: { 'zh-CN': '上传人', 'en-US': 'Uploaded by' }, search: 'exact', query: true, width: 130 },
  {
    key: 'uploadTime',
    label: { 'zh-CN': '上传时间', 'en-US': 'Uploaded at' },
    kind: 'moment',
    search: true,
    query: true,
    sort: true,
    width: 165,
  },
  { key: 'recordId', label: { 'zh-CN': '使用情况', 'en-US': 'Use' }, width: 110 },
]);
