export const zhCN = {
  status: '审核状态',
  statuses: {
    '0': '待审核',
    '-1': '重新提交待审核',
    '1': '已通过',
    '2': '已驳回',
    '3': '已撤回',
    '4': '已作废',
  } as Record<string, string>,
  createTime: '注册时间',
  operations: '操作',
  deal: '审核',
  view: '查看',
  opinion: '审核意见',
  opinionMissing: '请填写审核意见',
  done: { approve: '审核通过', reject: '已驳回', void: '已作废' },
  voidConfirm: '作废后账号将被冻结，确定作废？',
  close: '关闭',
};
export type Texts = typeof zhCN;
