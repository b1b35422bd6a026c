import type { LaterTexts } from './zh-CN';

export const enUS: LaterTexts = {
  partFailed: 'A part could not be loaded. Retry; if it fails again, save your changes and reload the page',
  retry: 'Retry',
};
