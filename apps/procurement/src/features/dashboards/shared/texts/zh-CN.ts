export const zhCN = {
  todos: '待办事项',
  todoCount: (title: string, count: string) => `${title}：${count} 项`,
  nothingWaits: '没有等待处理的事项',
  loadFailed: '加载失败',
  retry: '重试',
};
export type Texts = typeof zhCN;
