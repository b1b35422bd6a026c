export const zhCN = {
  document: '供应商注册 - 采购SaaS管理平台',
  title: '供应商注册',
  hint: '填写账号与企业信息，审核通过后即可参与采购',
  protocol: '供应商注册协议',
  trail: '审核记录',
  actions: {
    register: '提交注册',
    resubmit: '重新提交',
    withdraw: '撤回',
    approve: '审核通过',
    reject: '驳回',
    void: '作废',
    freeze: '冻结',
    unfreeze: '解冻',
  } as Record<string, string>,
  auditTitle: '注册审核',
  auditList: '注册审核列表',
};
export type Texts = typeof zhCN;
