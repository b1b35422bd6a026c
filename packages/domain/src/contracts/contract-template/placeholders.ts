/** A name that a template writes in braces, e.g. `{合同编号}`. */
export interface Placeholder {
  name: string;
  /** English meaning. */
  meaning: string;
}

/** Values of the contract, in the order of the help. */
export const contractPlaceholders = [
  { name: '合同编号', meaning: 'Contract no.' },
  { name: '合同名称', meaning: 'Contract' },
  { name: '合同类型', meaning: 'Contract type' },
  { name: '合同状态', meaning: 'State' },
  { name: '采购方', meaning: 'Buyer' },
  { name: '经办部门', meaning: 'Department' },
  { name: '执行人', meaning: 'Executor' },
  { name: '联系人', meaning: 'Contact' },
  { name: '联系电话', meaning: 'Contact phone' },
  { name: '供应商', meaning: 'Supplier' },
  { name: '供应商统一社会信用代码', meaning: 'Credit code of the supplier' },
  { name: '供应商法定代表人', meaning: 'Legal representative of the supplier' },
  { name: '供应商地址', meaning: 'Address of the supplier' },
  { name: '供应商联系人', meaning: 'Contact of the supplier' },
  { name: '供应商电话', meaning: 'Phone of the supplier' },
  { name: '供应商开户银行', meaning: 'Bank of the supplier' },
  { name: '供应商银行账号', meaning: 'Bank account of the supplier' },
  { name: '项目编号', meaning: 'Project no.' },
  { name: '项目名称', meaning: 'Project' },
  { name: '采购方式', meaning: 'Procurement method' },
  { name: '合同金额', meaning: 'Contract price in yuan' },
  { name: '合同金额大写', meaning: 'Contract price in Chinese capitals' },
  { name: '明细合计', meaning: 'Total of the lines in yuan' },
  { name: '明细合计大写', meaning: 'Total of the lines in Chinese capitals' },
  { name: '拟定日期', meaning: 'Drawn up' },
  { name: '签订日期', meaning: 'Signed' },
  { name: '开始日期', meaning: 'Starts' },
  { name: '结束日期', meaning: 'Ends' },
  { name: '收付方向', meaning: 'Payment direction' },
  { name: '交易方式', meaning: 'Kind of delivery' },
  { name: '付款方式', meaning: 'Payment terms' },
  { name: '价格类型', meaning: 'Price type' },
  { name: '交货天数', meaning: 'Days until delivery' },
  { name: '异议天数', meaning: 'Days for objections' },
  { name: '合同约定', meaning: 'Agreed terms' },
  { name: '备注', meaning: 'Remark' },
] as const satisfies readonly Placeholder[];

/** Name of the loop over the lines: `{#物料明细}` … `{/物料明细}`. */
export const LINES_LOOP = '物料明细';

/** Values of a line, inside the loop. */
export const linePlaceholders = [
  { name: '序号', meaning: 'Position' },
  { name: '物料编码', meaning: 'Material code' },
  { name: '物料名称', meaning: 'Material' },
  { name: '物料分类', meaning: 'Material type' },
  { name: '规格型号', meaning: 'Model' },
  { name: '品牌', meaning: 'Brand' },
  { name: '技术参数', meaning: 'Technical parameters' },
  { name: '物料描述', meaning: 'Description' },
  { name: '单位', meaning: 'Unit' },
  { name: '数量', meaning: 'Quantity' },
  { name: '含税单价', meaning: 'Price with tax in yuan' },
  { name: '金额', meaning: 'Amount in yuan' },
  { name: '物料备注', meaning: 'Remark on the line' },
] as const satisfies readonly Placeholder[];

export type ContractPlaceholder = (typeof contractPlaceholders)[number]['name'];
export type LinePlaceholder = (typeof linePlaceholders)[number]['name'];
