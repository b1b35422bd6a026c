import type { Texts } from './zh-CN';

export const enUS: Texts = {
  today: (day, company) => (company ? `${day} · ${company}` : day),
  plansByState: 'Demand plans',
  visits: 'Sign-ins',
  planChart: 'Purchase plans by status',
  lastDays: (days) => `Last ${days} days`,
  allPlans: 'All plans',
  statusCount: (status, count) => `${status}: ${count}`,
  todos: 'To do',
  waiting: 'Waiting for me',
  more: 'View more',
  moreTitle: 'To do',
  moreHint: (max) => `What waits for you, the latest first, at most ${max} entries.`,
  nothingWaits: 'Nothing is waiting',
  waitingNone: 'No demand plan is waiting',
  loadFailed: 'Loading failed',
  retry: 'Retry',
  pendingTitle: 'Your account is under review',
  pendingProgress: 'See the progress',
  pendingHint: 'Everything opens once it is approved.',
};
