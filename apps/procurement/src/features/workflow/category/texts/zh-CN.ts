export const zhCN = {
  title: '流程分类',
  listLabel: '流程分类列表',
  addTitle: '新增流程分类',
  editTitle: '编辑流程分类',
  removeConfirm: (name: string) => `确定删除分类“${name}”吗？`,
  name: '分类名称',
  code: '分类编码',
  codeHint: '字母、数字、点、下划线或短横线',
  appType: '应用类型',
  remark: '备注',
};
export type Texts = typeof zhCN;
