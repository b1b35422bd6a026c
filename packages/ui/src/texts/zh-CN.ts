export const zhCN = {
  noData: '暂无数据',
  notFilled: '—',
};
export type Texts = typeof zhCN;
