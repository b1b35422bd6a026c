import { countCharacters } from '@gezi/validators';
import { findFieldValue } from '../../fields/fieldValues';
import { wrongKind } from '../../fields/shared/value/wrongKind';
import type { ShapeCheck } from './ShapeProblem';

/** Longest text of any field, in characters. */
const LONGEST = 1_000_000;

/**
 * Checks that the field's control could have produced a filled value: right kind, among the options, within its bounds.
 * A browser cannot produce other values; a request to the server can.
 */
export const checkShape: ShapeCheck = (value, field, context) => {
  if (typeof value === 'string' && countCharacters(value) > LONGEST) return wrongKind(field, context);
  return findFieldValue(field.type)?.checkShape?.(value, field, context);
};
