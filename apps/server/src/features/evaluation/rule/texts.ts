import { localized } from '../../../platform/texts';

const zhCN = { what: '抽取规则', nobody: '技术专家和商务专家合计至少1人' };
const enUS: typeof zhCN = { what: 'Extraction rule', nobody: 'A rule draws at least one expert in total' };

/** Messages about the rules by which experts are drawn. */
export const texts = localized({ 'zh-CN': zhCN, 'en-US': enUS });
