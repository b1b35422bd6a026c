export const zhCN = {
  title: '物料分类',
  listLabel: '物料分类列表',
  addTitle: '新增物料分类',
  editTitle: '编辑物料分类',
  removeConfirm: (name: string) => `确定删除分类“${name}”吗？`,
  root: '顶级',
  parent: '上级分类',
  code: '分类编码',
  codeHint: '字母、数字、点、下划线或短横线',
  name: '分类名称',
  sortOrder: '排序',
  status: '状态',
  inUse: '启用',
  outOfUse: '停用',
  remark: '备注',
};
export type Texts = typeof zhCN;
