export const zhCN = {
  search: '查询',
  reset: '重置',
  expand: '展开',
  collapse: '收起',
  searchForm: '查询条件',
  from: (label: string) => `${label}起`,
  to: (label: string) => `${label}止`,
  any: '全部',
  clear: (label: string) => `清除${label}`,
  queryInForce: (sentence: string) => `高级查询：${sentence}`,
  clearQuery: '清除高级查询',
  empty: '暂无数据',
  emptyFiltered: '没有符合条件的数据',
};
export type Texts = typeof zhCN;
