import type { Texts } from './zh-CN';

export const enUS: Texts = {
  title: 'Procurement SaaS',
  brand: 'Procurement',
  offline: 'You are offline. What you typed stays on the page; go on once you are back.',
};
