export const zhCN = {
  // The bell
  bell: (count: number) => (count > 0 ? `消息通知，${count} 条未读` : '消息通知'),
  waiting: (count: number) => `有 ${count} 条未读消息`,
  panel: '消息通知',
  noticeTab: (count: number) => `通知(${count})`,
  systemTab: (count: number) => `系统消息(${count})`,
  noticesNone: '暂无通知',
  systemNone: '暂无系统消息',
  more: '查看更多',
  readAll: '全部已读',
  readAllTitle: '全部已读',
  readAllQuestion: '是否将所有消息标为已读？',
  allRead: '已全部标为已读',
  speech: '语音播报',
  speechHint: '用本机语音朗读重要和紧急通知的标题',
  speechBegins: '语音播报已开启',
  noVoice: '本机没有可用的语音，无法播报',
  notUpToDate: '消息加载失败，已停止自动刷新',
  noPush: '实时推送已断开，消息每 6 秒刷新一次',

  // One notice
  announcements: '最新公告',
  announcementsNone: '暂无公告',
  senderOf: (name: string) => `发布人：${name}`,
  sentAt: (time: string) => `发布时间：${time}`,
  close: '关闭',
  handle: '去处理',
  loadFailed: '加载失败',
  retry: '重试',

  // Words of all lists
  title: '标题',
  category: '消息类型',
  priority: '优先级',
  sender: '发布人',
  sendTime: '发布时间',
  readState: '阅读状态',
  isRead: '已读',
  isUnread: '未读',
  cancel: '取消',
  priorities: { L: '一般', M: '重要', H: '紧急' } as Record<string, string>,
  categories: { '1': '通知公告', '2': '系统消息' } as Record<string, string>,
  targets: { ALL: '全体用户', USER: '指定用户' } as Record<string, string>,
  states: { '0': '未发布', '1': '已发布', '2': '已撤销' } as Record<string, string>,

  // My messages
  myMessages: '我的消息',
  myMessagesLabel: '我的消息列表',
};
export type Texts = typeof zhCN;
