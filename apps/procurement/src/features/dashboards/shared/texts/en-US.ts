import type { Texts } from './zh-CN';

export const enUS: Texts = {
  todos: 'To do',
  todoCount: (title, count) => `${title}: ${count}`,
  nothingWaits: 'Nothing is waiting',
  loadFailed: 'Loading failed',
  retry: 'Retry',
};
