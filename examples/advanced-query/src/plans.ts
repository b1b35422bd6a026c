export interface PlanRow {
  id: string;
  planName: string;
  amount: string;
  applyTime: string;
  status: string;
}

export const STATUS = [
  { value: '1', label: '待审批' },
  { value: '2', label: '待分派' },
  { value: '3', label: '采购中' },
  { value: '4', label: '已完成' },
];

const NAMES = ['设备检修备件', '轴承年度储备', '办公用品季度采购', '阀门更换', '电气柜改造', '劳保用品', '管道防腐'];

export const PLANS: readonly PlanRow[] = Array.from({ length: 120 }, (_, index) => ({
  id: `JH20261127${String(index + 1).padStart(4, '0')}`,
  planName: `${NAMES[index % NAMES.length]}${index % 5 === 0 ? '（加急）' : ''}`,
  amount: String(8000 + ((index * 3917) % 260_000)),
  applyTime: `2026-${String(1 + (index % 11)).padStart(2, '0')}-${String(1 + ((index * 5) % 28)).padStart(2, '0')}`,
  status: STATUS[index % STATUS.length]!.value,
}));
