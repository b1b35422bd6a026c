import { expect, test } from 'vitest';
import { enUS as visitorEnUS } from '../../../../visitor/texts/en-US';
import { zhCN as visitorZhCN } from '../../../../visitor/texts/zh-CN';
import { enUS } from './en-US';
import { zhCN } from './zh-CN';

/** Functions that the platform does not have. */
const MISSING = /加密|开标|打分|在线报价|合同|订单|\b(encrypted|sealed|scores?|contracts?|orders?)\b/i;

test.each([
  ['the site in Chinese', zhCN],
  ['the site in English', enUS],
  ['the sign-in page in Chinese', { slogan: visitorZhCN.slogan, points: visitorZhCN.points }],
  ['the sign-in page in English', { slogan: visitorEnUS.slogan, points: visitorEnUS.points }],
])('%s promises nothing that the product lacks', (_page, texts) => {
  expect(JSON.stringify(texts)).not.toMatch(MISSING);
});
