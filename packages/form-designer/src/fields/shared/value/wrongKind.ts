import type { FieldPlan } from '../../../core/model/CompiledForm';
import type { ShapeCheck, ShapeContext, ShapeProblem } from '../../../core/model/ShapeProblem';

export const wrongKind = ({ label, id }: FieldPlan, { texts }: ShapeContext): ShapeProblem => ({
  code: 'shape:kind',
  message: texts.wrongKind(label || id),
});

/** A text, or a number in its place. */
export const checkText: ShapeCheck = (value, field, context) =>
  typeof value === 'string' || typeof value === 'number' ? undefined : wrongKind(field, context);
