import { localized } from '../../../platform/texts';

const zhCN = {
  saved: '保存示例表格',
  rowGone: (id: string) => `行 ${id} 已不存在，请刷新后重试`,
  tooMany: (most: number) => `示例最多保留 ${most} 行修改`,
};
const enUS: typeof zhCN = {
  saved: 'Saved the grid demo',
  rowGone: (id) => `Row ${id} no longer exists. Reload the page and try again`,
  tooMany: (most) => `The demo keeps at most ${most} changed rows`,
};

/** Messages about the grid demo. */
export const texts = localized({ 'zh-CN': zhCN, 'en-US': enUS });
