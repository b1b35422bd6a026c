import type { Texts } from './zh-CN';

export const enUS: Texts = {
  wrongKind: (label) => `${label} has a value of the wrong kind`,
  notAnOption: (label) => `${label} is not one of the choices`,
  belowLeast: (least) => `Must not be below ${least}`,
  aboveMost: (most) => `Must not be above ${most}`,
  decimals: (count) => (count === 0 ? 'Must be a whole number' : `At most ${count} decimals`),
  step: (step) => `Must be a multiple of ${step}`,
  date: (label, format) => `${label} must look like ${format}`,
  order: (label) => `${label} must not end before it starts`,
  time: (from, to) => `The time must lie between ${from} and ${to}`,
  single: 'Only one can be chosen',
  fileType: 'Files of this type are not allowed',
  address: (label) => `${label} has an address that is not allowed`,
  rows: (most) => `At most ${most} rows`,
  unknownField: 'The form has no such field',
  tooComplex: 'There is too much to calculate: enter fewer rows',
};
