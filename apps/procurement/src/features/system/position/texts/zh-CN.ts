export const zhCN = {
  title: '职务管理',
  listLabel: '职务列表',
  fileName: '职务',
  code: '职务编码',
  name: '职务名称',
  rank: '职级',
  add: '新增',
  addTitle: '新增职务',
  editTitle: '编辑职务',
  removeConfirm: (name: string) => `是否删除职务“${name}”?`,
  removeSeveral: '是否删除选中数据?',
  saved: '保存成功',
  codeMissing: '请输入职务编码',
  codeWrong: '字母、数字、下划线或短横线',
  nameMissing: '请输入职务名称',
};
export type Texts = typeof zhCN;
