import type { Period } from '../core/periods';

const periods: Record<Period, string> = { '6': '近半年', '12': '近一年', '24': '近两年', all: '全部' };

export const zhCN = {
  title: '历史价格',
  listLabel: '历史价格列表',
  showTrend: '价格走势',
  trend: '价格走势',
  trendOf: (material: string) => `${material}的价格走势`,
  material: '物料',
  materials: '对比的物料',
  chooseMaterial: '请选择物料',
  period: '时间范围',
  periods,
  date: '日期',
  supplier: '供应商',
  price: '单价（元）',
  source: '来源',
  yuan: '元',
  compare: {
    title: '价格对比',
    description: '按供应商对比物料的历史价格',
    empty: '选择物料，对比各供应商的价格',
    noPrices: '该时间范围内没有价格',
    tableOf: (material: string) => `${material}的供应商价格`,
    perUnit: (unit: string) => `单位：${unit}`,
    lowest: '最低',
  },
};
export type Texts = typeof zhCN;
