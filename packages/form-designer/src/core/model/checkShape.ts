import { countCharacters } from '@gezi/validators';
import { findFieldValue } from '../../fields/fieldValues';
import { wrongKind } from '../../fields/shared/value/wrongKind';
import type { ShapeCheck } from './ShapeProblem';

/** Longest text of any field, in characters. */
const LONGEST = 1_000_000;

/**
 * Checks that the control of a field can produce a non-empty value: of the right type, among the options, within the
 * bounds. A browser only sends such values; other clients may not.
 */
export const checkShape: ShapeCheck = (value, field, context) => {
  if (typeof value === 'string' && countCharacters(value) > LONGEST) return wrongKind(field, context);
  return findFieldValue(field.type)?.checkShape?.(value, field, context);
};
