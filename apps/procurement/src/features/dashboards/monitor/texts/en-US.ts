import type { Texts } from './zh-CN';

export const enUS: Texts = {
  title: 'Monitor',
  description: 'Running auctions, quotations about to close and overdue orders, updated every 30 seconds.',
  serverTime: (time) => `Server time ${time}`,
  onlineUsers: 'Users online',
  pendingAudits: 'To audit',
  running: 'Running auctions',
  closing: 'About to close',
  overdue: 'Overdue orders',
  bidding: 'Running auctions',
  noBidding: 'No running auctions',
  closingSoon: 'Quotations that close within three days',
  noClosing: 'No quotation closes within three days',
  overdueOrders: 'Overdue orders',
  noOverdue: 'No overdue orders',
  bids: (count) => `Bids: ${count}`,
  ended: 'Closed',
  overdueBy: (days) => `${days} days overdue`,
  loadFailed: 'Loading failed',
  retry: 'Retry',
};
