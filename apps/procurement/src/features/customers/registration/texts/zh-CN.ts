export const zhCN = {
  document: '采购单位注册 - 采购SaaS管理平台',
  title: '采购单位注册',
  hint: '填写账号与单位信息，审核通过后为贵单位开通独立的采购空间',
  name: '单位名称',
  nameMissing: '请输入单位名称',
  industry: '所属行业',
  protocol: '采购单位注册协议',
};
export type Texts = typeof zhCN;
