export const zhCN = {
  title: '分类字典',
  listLabel: '分类字典列表',
  name: '分类名称',
  codeHint: '编码由系统生成：上级编码 + 一个字母 + 两位数字',
  parent: '上级分类',
  root: '（根）',
  add: '新增',
  addTitle: '新增分类',
  editTitle: '编辑分类',
  removeConfirm: (name: string) => `确定删除“${name}”及其全部下级分类吗？`,
};
export type Texts = typeof zhCN;
