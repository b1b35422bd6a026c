export const zhCN = {
  title: '抽取规则',
  listLabel: '抽取规则列表',
  addTitle: '新增抽取规则',
  editTitle: '编辑抽取规则',
  removeConfirm: (name: string) => `确定删除抽取规则“${name}”吗？`,
  name: '规则名称',
  techNum: '技术专家人数',
  busiNum: '商务专家人数',
  nobody: '技术专家和商务专家合计至少1人',
  materialTypes: '适用物料分类',
  materialTypesHint: '不选时适用于所有物料',
  allTypes: '全部',
  status: '状态',
  inUse: '启用',
  outOfUse: '停用',
  remark: '备注',
};
export type Texts = typeof zhCN;
