export const zhCN = {
  empty: '暂无数据',
  rangeOf: (title: string) => `${title}的时间范围`,
};
export type Texts = typeof zhCN;
