export const zhCN = {
  title: '消息',
  listLabel: '消息列表',
  open: '查看',
  readAll: '全部标为已读',
  readDone: '已标记为已读',
  send: '发送消息',
  sendTitle: '发送供应商消息',
  suppliers: '供应商',
  messageTitle: '标题',
  content: '内容',
  sent: '发送成功',
  sentAt: (who: string, when: string) => `${who} · ${when}`,
  close: '关闭',
  details: '查看详情',
};
export type Texts = typeof zhCN;
