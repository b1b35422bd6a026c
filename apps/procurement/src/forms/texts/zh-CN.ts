export const zhCN = {
  ok: '确定',
  cancel: '取消',
  saved: '保存成功',
  missing: (label: string) => `请输入${label}`,
  fillIn: (label: string) => `请填写${label}`,
  taken: '该值不可用，系统中已存在！',
  leaveTitle: '有未保存的修改',
  leaveContent: '离开后，本次修改不会保存。',
  leave: '离开',
  stay: '继续编辑',
  draftFound: (time: string) => `发现 ${time} 未保存的内容`,
  draftOutdated: '此后数据已被修改，恢复后请核对。',
  draftRestore: '恢复',
  draftDiscard: '放弃',
  draftRestored: '已恢复未保存的内容',
};
export type Texts = typeof zhCN;
