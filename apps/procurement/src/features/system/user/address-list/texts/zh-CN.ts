export const zhCN = {
  title: '通讯录',
  listLabel: '通讯录列表',
  treeTitle: '组织机构',
  allDeparts: '全部部门',
};
export type Texts = typeof zhCN;
