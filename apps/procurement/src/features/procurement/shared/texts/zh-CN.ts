import { zhCN as documents } from '../../../../documents/texts/zh-CN';

export const zhCN = {
  yuan: (amount: string) => `¥ ${amount}`,
  budgetTotal: '预算合计',
  quantityInvalid: documents.quantityInvalid,
  fillIn: (label: string) => `请填写${label}`,
  neededToSubmit: '提交审批前必填',
  departHint: '默认为您的当前部门',
  chooseMaterials: '选择物料',
  materialsTaken: (count: number) => `已加入 ${count} 项物料，请填写数量和需求时间`,
  quantityMissing: '请填写大于 0 的数量',
  dayInvalid: '请填写日期，如 2026-12-01',
};
export type Texts = typeof zhCN;
