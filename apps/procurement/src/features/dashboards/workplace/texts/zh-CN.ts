export const zhCN = {
  title: '工作台',
  description: '等待您处理的事项、您的项目和最近动态。',
  myProjects: '我的采购项目',
  allProjects: '全部项目',
  noProjects: '没有进行中的采购项目',
  endsAt: (time: string) => `报价截止 ${time}`,
  notices: '未读消息',
  allNotices: '全部消息',
  noNotices: '没有未读消息',
  activities: '最近动态',
  noActivities: '暂无动态',
  system: '系统',
  loadFailed: '加载失败',
  retry: '重试',
};
export type Texts = typeof zhCN;
