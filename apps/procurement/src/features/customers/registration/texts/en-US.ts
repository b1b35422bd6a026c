import type { Texts } from './zh-CN';

export const enUS: Texts = {
  document: 'Purchasing unit registration - Procurement SaaS',
  title: 'Register as purchasing unit',
  hint: 'Tell us about your account and unit; once approved it has a purchasing space of its own',
  name: 'Name of the unit',
  nameMissing: 'Enter the name of the unit',
  industry: 'Industry',
  protocol: 'agreement for purchasing units',
};
