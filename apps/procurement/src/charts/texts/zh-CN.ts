export const zhCN = {
  empty: '暂无数据',
  rangeOf: (title: string) => `${title}的时间范围`,
  chart: '图表',
  table: '数据表',
  chartOf: (label: string) => `以图表显示${label}`,
  tableOf: (label: string) => `以数据表显示${label}`,
};
export type Texts = typeof zhCN;
