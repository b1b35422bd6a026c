import type { SearchKind } from '@gezi/domain';

const foundKinds: Record<SearchKind, string> = {
  plan: '需求计划',
  project: '采购项目',
  contract: '合同',
  saleContract: '销售合同',
  order: '采购订单',
  receipt: '收货单',
  increment: '增量采购',
  saleOrder: '销售订单',
  material: '物料',
  supplier: '供应商',
  customer: '客户',
  expert: '专家',
  user: '用户',
  form: '表单',
};

export const zhCN = {
  foundKinds,
  title: '采购SaaS管理平台',
  brand: '采购SaaS平台',
  workplace: '工作台',
  offline: '网络已断开。已填写的内容保留在页面上，恢复后可继续操作。',
};
export type Texts = typeof zhCN;
