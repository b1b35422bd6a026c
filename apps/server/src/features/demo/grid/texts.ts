export const texts = {
  saved: '保存示例表格',
  rowGone: (id: string) => `行 ${id} 已不存在，请刷新后重试`,
  tooMany: (most: number) => `示例最多保留 ${most} 行修改`,
};
