import { listFields, type ListField } from '../../kit';
import { hasQuantities, LONG_SOURCE_COLUMNS } from './parts';
import type { ProjectContract, ProjectDiverge, TenderDetail } from './schema';

/** Fields of the lines of a project: columns of the page and of workbooks. */
export const tenderLineFields = listFields<TenderDetail>()([
  { key: 'planDetailNo', label: { 'zh-CN': '计划明细号', 'en-US': 'Plan line' }, width: 160, export: true },
  {
    key: 'materialCode',
    label: { 'zh-CN': '物料编码', 'en-US': 'Material code' },
    import: true,
    width: 130,
    maxLength: 64,
  },
  {
    key: 'materialTypeName',
    label: { 'zh-CN': '物料分类', 'en-US': 'Material type' },
    import: true,
    width: 120,
    maxLength: 255,
  },
  { key: 'materialName', label: { 'zh-CN': '物料名称', 'en-US': 'Material' }, import: 'required', maxLength: 255 },
  {
    key: 'materialDes',
    label: { 'zh-CN': '物料描述', 'en-US': 'Description' },
    import: true,
    width: 160,
    maxLength: 2000,
  },
  { key: 'models', label: { 'zh-CN': '规格型号', 'en-US': 'Model' }, import: true, width: 140, maxLength: 255 },
  { key: 'unit', label: { 'zh-CN': '单位', 'en-US': 'Unit' }, import: true, width: 70, maxLength: 20 },
  {
    key: 'actualCounts',
    label: { 'zh-CN': '采购数量', 'en-US': 'Quantity' },
    kind: 'quantity',
    import: true,
    width: 110,
  },
  {
    key: 'estimatedPrice',
    label: { 'zh-CN': '预估单价', 'en-US': 'Estimated price' },
    kind: 'money',
    import: true,
    width: 120,
  },
  { key: 'demandTime', label: { 'zh-CN': '需求时间', 'en-US': 'Needed by' }, kind: 'day', import: true, width: 115 },
  {
    key: 'otherSkillDemand',
    label: { 'zh-CN': '技术要求', 'en-US': 'Technical demand' },
    import: true,
    width: 160,
    maxLength: 2000,
  },
  { key: 'consignee', label: { 'zh-CN': '收货人', 'en-US': 'Consignee' }, import: true, width: 100, maxLength: 255 },
  { key: 'consigneeTel', label: { 'zh-CN': '收货电话', 'en-US': 'Phone' }, import: true, width: 130, maxLength: 50 },
  {
    key: 'consigneeAddr',
    label: { 'zh-CN': '收货地址', 'en-US': 'Delivery address' },
    import: true,
    width: 200,
    maxLength: 500,
  },
  { key: 'remark', label: { 'zh-CN': '备注', 'en-US': 'Remark' }, import: true, width: 160, maxLength: 2000 },
]);

const longSourceFields = tenderLineFields.filter(({ key }) => (LONG_SOURCE_COLUMNS as readonly string[]).includes(key));

/** Fields of the lines that a project shows; fewer for a long-term supply (P§2). */
export const shownLineFields = (project: { longSource: number | null }): readonly ListField[] =>
  hasQuantities(project) ? tenderLineFields : longSourceFields;

/** Fields of the deviation items of a project. */
export const divergeFields = listFields<ProjectDiverge>()([
  { key: 'divergeTitle', label: { 'zh-CN': '偏离项', 'en-US': 'Item' }, width: 240 },
  { key: 'divergeDes', label: { 'zh-CN': '要求说明', 'en-US': 'Requirement' }, width: 420 },
]);

/** Fields of the framework agreements of a project, and of those that it may choose. */
export const frameworkFields = listFields<ProjectContract>()([
  { key: 'contractName', label: { 'zh-CN': '协议名称', 'en-US': 'Agreement' }, search: true, width: 240 },
  { key: 'contractNo', label: { 'zh-CN': '协议编号', 'en-US': 'Agreement no.' }, search: true, width: 160 },
  { key: 'supplierName', label: { 'zh-CN': '供应商', 'en-US': 'Supplier' }, search: true, width: 240 },
  { key: 'startDate', label: { 'zh-CN': '生效日期', 'en-US': 'In force from' }, kind: 'day', width: 120 },
  { key: 'endDate', label: { 'zh-CN': '到期日期', 'en-US': 'In force until' }, kind: 'day', width: 120 },
  { key: 'draftingUp', label: { 'zh-CN': '签订日期', 'en-US': 'Drawn up on' }, kind: 'day', width: 120 },
]);
