/** Labels of the members of a supplier. */
export const zhCN = {
  name: '供应商名称',
  nameMissing: '请输入供应商名称',
  shortName: '简称',
  supplierType: '供应商类型',
  types: { '1': '制造商', '2': '贸易商', '3': '服务商' },
  legalPerson: '法定代表人',
  registerCapital: '注册资本（万元）',
  establishDate: '成立日期',
  bankName: '开户银行',
  bankAccount: '银行账号',
  businessScope: '经营范围',
  qualificationUrl: '其他资质文件',
  level: '供应商等级',
  levels: { A: '战略', B: '优选', C: '合格', D: '观察' } as Record<string, string>,
  supplierMaterialTypeList: '供应物料分类',
  score: '评价得分',
  status: '状态',
};
export type Texts = typeof zhCN;
