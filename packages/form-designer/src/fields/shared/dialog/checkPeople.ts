import { booleanMember } from '../../../core/document/members';
import type { FieldPlan } from '../../../core/model/CompiledForm';
import type { ShapeCheck, ShapeContext, ShapeProblem } from '../../../core/model/ShapeProblem';
import { wrongKind } from '../value/wrongKind';
import { readPeopleValue } from './peopleValue';

/** Several entries only where the item allows them. */
export const checkCount = (count: number, { data }: FieldPlan, { texts }: ShapeContext): ShapeProblem | undefined =>
  count > 1 && !booleanMember(data, 'multi') ? { code: 'shape:single', message: texts.single } : undefined;

/** Users or departments as `names_*_ids`. */
export const checkPeople: ShapeCheck = (value, field, context) =>
  typeof value === 'string' ? checkCount(readPeopleValue(value).ids.length, field, context) : wrongKind(field, context);

/** A text without names and ids. */
export function isNobody(text: string): boolean {
  const { names, ids } = readPeopleValue(text);
  return [...names, ...ids].every((part) => part.trim() === '');
}
