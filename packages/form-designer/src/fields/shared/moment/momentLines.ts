import { fieldLogic, shared } from '../panel/lines';

/** Last lines of a date or time. */
export const momentEnding = [
  shared.clearable,
  shared.readonly,
  shared.disabled,
  shared.required,
  shared.rules,
  ...fieldLogic,
];
