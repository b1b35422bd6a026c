import { MAX_COMPARED } from '@gezi/domain';
import { localized } from '../../../platform/texts';

const zhCN = {
  what: '历史价格',
  chooseMaterial: '请选择物料',
  tooMany: `一次最多对比 ${MAX_COMPARED} 种物料`,
};
const enUS: typeof zhCN = {
  what: 'Price history',
  chooseMaterial: 'Choose a material',
  tooMany: `Choose at most ${MAX_COMPARED} materials`,
};

/** Messages about prices. */
export const texts = localized({ 'zh-CN': zhCN, 'en-US': enUS });
