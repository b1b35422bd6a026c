import type { Json } from '../../../core/document/FormDocument';
import type { FieldValue } from '../../FieldValue';

/** Custom rules read every selected value on its own. */
export const choiceRules: NonNullable<FieldValue['rules']> = {
  textsOf: (value) => (Array.isArray(value) ? (value as readonly Json[]) : [value]),
};
