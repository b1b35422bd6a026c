export const zhCN = {
  title: '分类字典',
  listLabel: '分类字典列表',
  name: '分类名称',
  code: '分类编码',
  codeHint: '编码由系统生成：上级编码 + 一个字母 + 两位数字',
  parent: '上级分类',
  root: '（根）',
  createTime: '创建时间',
  actions: '操作',
  add: '新增',
  addTitle: '新增分类',
  addChild: '添加下级',
  edit: '编辑',
  editTitle: '编辑分类',
  remove: '删除',
  removeConfirm: (name: string) => `确定删除“${name}”及其全部下级分类吗？`,
};
export type Texts = typeof zhCN;
