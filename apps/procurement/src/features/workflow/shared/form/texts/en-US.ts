import type { Texts } from './zh-CN';

export const enUS: Texts = {
  form: 'Form',
  noForm: 'This process has no form',
  ofStep: (name) => `This step: ${name}`,
};
