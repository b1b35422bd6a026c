import { numberMember } from '../../../core/document/members';
import type { Json } from '../../../core/document/FormDocument';
import type { ShapeContext, ShapeProblem } from '../../../core/model/ShapeProblem';

/** A number, or a text that is one; undefined for anything else. */
export const numberOf = (value: Json): number | undefined =>
  typeof value === 'number' || (typeof value === 'string' && value.trim() !== '')
    ? numberMember({ value }, 'value')
    : undefined;

/** Checks a number against its bounds; an undefined bound does not apply. */
export function checkBounds(
  number: number,
  least: number | undefined,
  most: number | undefined,
  { texts }: ShapeContext,
): ShapeProblem | undefined {
  if (least !== undefined && number < least) return { code: 'shape:min', message: texts.belowLeast(least) };
  return most !== undefined && number > most ? { code: 'shape:max', message: texts.aboveMost(most) } : undefined;
}
