import { localized } from '../../../platform/texts';

const zhCN = { what: '评价维度' };
const enUS: typeof zhCN = { what: 'Evaluation dimension' };

/** Messages about evaluation dimensions. */
export const texts = localized({ 'zh-CN': zhCN, 'en-US': enUS });
