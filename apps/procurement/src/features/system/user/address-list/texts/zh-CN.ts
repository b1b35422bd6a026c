export const zhCN = {
  title: '通讯录',
  listLabel: '通讯录列表',
  treeTitle: '组织机构',
  allDeparts: '全部部门',
  realname: '姓名',
  workNo: '工号',
  departName: '部门',
  post: '职务',
  telephone: '座机',
  phone: '手机号码',
  email: '邮箱',
};
export type Texts = typeof zhCN;
