export const zhCN = {
  partFailed: '部分功能未能加载，请重试；仍失败时请保存后刷新页面',
  retry: '重试',
};

export type LaterTexts = typeof zhCN;
