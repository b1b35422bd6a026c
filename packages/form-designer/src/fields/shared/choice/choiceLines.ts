import { choice, fieldLogic, shared, toggle } from '../panel/lines';

export const sourceLines = [shared.dataType, shared.options, shared.action, shared.linkTo];

export const checkLines = [shared.disabled, shared.required, shared.ruleError, shared.rules, ...fieldLogic];

/** Appearance of a radio or checkbox. */
export const appearanceLines = [
  choice('optionType', 'optionType', ['default', 'button'], { fallback: 'default' }),
  toggle('border', 'border'),
  toggle('vertical', 'vertical'),
  shared.size,
];
