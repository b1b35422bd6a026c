import { localized } from '../../platform/texts';

const zhCN = {
  wrongPrice: '单价应大于0，最多12位整数、8位小数',
  noMaterial: '物料不存在',
};
const enUS: typeof zhCN = {
  wrongPrice: 'A price must be above 0, with at most 12 digits before the point and 8 decimals',
  noMaterial: 'The material does not exist',
};

/** Messages about recorded prices. */
export const texts = localized({ 'zh-CN': zhCN, 'en-US': enUS });
