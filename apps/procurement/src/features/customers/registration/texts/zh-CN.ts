export const zhCN = {
  document: '采购单位注册 - 采购SaaS管理平台',
  title: '采购单位注册',
  hint: '填写账号与单位信息，审核通过后为贵单位开通独立的采购空间',
  name: '单位名称',
  nameMissing: '请输入单位名称',
  industry: '所属行业',
  protocol: '采购单位注册协议',
  auditTitle: '采购单位审核',
  auditList: '采购单位列表',
  username: '注册账号',
  tenant: '租户编号',
  approveHint: '通过后将创建同名租户和根部门，注册账号成为该租户的系统管理员。',
};
export type Texts = typeof zhCN;
