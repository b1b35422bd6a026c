export const zhCN = {
  title: '评价维度',
  listLabel: '评价维度列表',
  addTitle: '新增评价维度',
  editTitle: '编辑评价维度',
  removeConfirm: (name: string) => `确定删除评价维度“${name}”吗？`,
  itemName: '维度名称',
  itemType: '维度类型',
  itemTypeHint: '由该类型的专家评分；不选时所有专家评分',
  markValue: '分值',
  markValueHint: '一个项目各维度的分值合计为 100',
  descriptionLabel: '评分说明',
  status: '状态',
  inUse: '启用',
  outOfUse: '停用',
};
export type Texts = typeof zhCN;
