import { EXPORT, listButton, type ListName } from './listButtons';
import type { MenuSeed } from './MenuSeed';

const BIDS: ListName = ['报价', 'bids'];

/** Own bids of suppliers. */
export const bidMenu: MenuSeed = {
  number: 1500,
  name: '我的报价',
  nameEn: 'My bids',
  url: '/procurement/bid',
  component: 'procurement/BidList',
  icon: 'solution',
  keepAlive: true,
  roles: ['supplier'],
  buttons: [
    listButton(1501, ['查看', 'View'], BIDS, 'supplier:bidding:list', ['supplier']),
    listButton(1502, ['提交', 'Submit'], BIDS, 'supplier:bidding:add', ['supplier']),
    listButton(1504, EXPORT, BIDS, 'supplier:bidding:export', ['supplier']),
  ],
};

/** The page of an own bid. */
export const bidPageMenu: MenuSeed = {
  number: 1503,
  name: '报价详情',
  nameEn: 'Bid',
  url: '/procurement/source/bid',
  component: 'procurement/BidEditor',
  hidden: true,
  keepAlive: true,
  roles: ['supplier'],
};
