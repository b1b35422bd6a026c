import type { Texts } from './zh-CN';

export const enUS: Texts = {
  left: (days, clock) => (days > 0 ? `${days}d ${clock}` : clock),
  ended: 'Ended',
};
