export const zhCN = {
  loading: '正在加载表单',
  notFoundTitle: '未找到该表单',
  notFoundHint: '表单可能已被删除，请从表单列表重新打开。',
  backToList: '返回表单列表',
  saved: '保存成功',
  refused: '提交失败',
  /** For fields that the current form does not show; most messages contain their label already. */
  faults: (faults: readonly { label: string; message: string }[]) =>
    [
      ...new Set(
        faults.map(({ label, message }) => (!label || message.includes(label) ? message : `${label}：${message}`)),
      ),
    ].join('；'),
  publishedTo: '对外发布',
  outsideTypes: { supplier: '供应商', expert: '专家' },
  print: '打印',
  add: '新增',
  edit: '编辑',
  remove: '删除',
  recordsOf: (name: string) => `${name}数据`,
  from: (label: string) => `${label}起`,
  to: (label: string) => `${label}止`,
  createBy: '创建人',
  flowStatus: '流程状态',
  inProcess: '记录正在审批，不能修改或删除',
  showProcess: '查看流程',
  createTime: '创建时间',
  view: '查看',
  addRecord: (name: string) => `新增${name}`,
  editRecord: (name: string) => `编辑${name}`,
  viewRecord: (name: string) => `查看${name}`,
  removeRecord: '是否删除该条记录？',
  removeRecords: '是否删除选中的记录？',
  submit: '提交',
  cancel: '取消',
};
export type Texts = typeof zhCN;
