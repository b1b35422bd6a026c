export const zhCN = {
  today: (day: string, company: string) => (company ? `${day} · ${company}` : day),
  plansByState: '需求计划',
  allPlans: '全部计划',
  statusCount: (status: string, count: string) => `${status}：${count} 项`,
  waiting: '等待我处理',
  more: '查看更多',
  moreTitle: '待办事项',
  moreHint: (max: number) => `等待您处理的事项，最新的在前，最多显示${max}条。`,
  nothingWaits: '没有等待处理的事项',
  waitingNone: '没有等待处理的需求计划',
  loadFailed: '加载失败',
  retry: '重试',
  pendingTitle: '账号正在审核',
  pendingProgress: '查看审核进度',
  pendingHint: '审核通过后即可使用全部功能。',
};
export type Texts = typeof zhCN;
