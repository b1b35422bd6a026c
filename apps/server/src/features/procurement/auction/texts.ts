import type { OfferFaultCode } from '@gezi/domain';
import { localized } from '../../../platform/texts';

const zhCN = {
  sheet: '竞价',
  offered: '出价成功',
  notStarted: '竞价尚未开始',
  ended: '竞价已截止',
  notRegistered: '贵公司尚未报名该竞价，请先报名',
  blocked: '贵公司已冻结或列入黑名单，不能出价',
  logged: (proNo: string, total: string) => `竞价项目 ${proNo} 出价 ${total} 元`,
  refused: {
    'unknown-line': '物料明细不属于该竞价项目',
    'repeated-line': '同一物料明细重复出价',
    'line-missing': '请为全部物料明细填写单价',
    'price-missing': '单价应大于 0',
    'too-precise': '单价最多 15 位有效数字',
    'too-large': '总价超出范围',
    'not-lower': '总价应低于贵公司上一次出价',
    'below-step': '总价的降幅小于最小降幅',
  } satisfies Record<OfferFaultCode, string>,
};
const enUS: typeof zhCN = {
  sheet: 'Auctions',
  offered: 'Offer accepted',
  notStarted: 'The auction has not started',
  ended: 'The auction has ended',
  notRegistered: 'Your company is not registered for the auction. Register first',
  blocked: 'Your company is frozen or black-listed and cannot make offers',
  logged: (proNo, total) => `Offer of ${total} yuan in auction ${proNo}`,
  refused: {
    'unknown-line': 'The material is not part of the auction',
    'repeated-line': 'The material occurs twice',
    'line-missing': 'Enter a price for every material',
    'price-missing': 'The price must be above 0',
    'too-precise': 'A price has at most 15 significant digits',
    'too-large': 'The total is out of range',
    'not-lower': 'The total must be below your last offer',
    'below-step': 'The total must be below your last offer by the minimum step',
  },
};

/** Messages about auctions. */
export const auctionTexts = localized({ 'zh-CN': zhCN, 'en-US': enUS });
