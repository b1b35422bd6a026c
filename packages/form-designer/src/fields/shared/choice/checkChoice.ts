import { booleanMember } from '../../../core/document/members';
import type { Json } from '../../../core/document/FormDocument';
import { alike, toText } from '../../../core/logic/values';
import type { FieldPlan } from '../../../core/model/CompiledForm';
import { offeredOptions } from '../../../core/model/linked';
import { isRemote, staticOptions, type ChoiceOption } from '../../../core/model/options';
import type { ShapeCheck, ShapeContext } from '../../../core/model/ShapeProblem';
import { wrongKind } from '../value/wrongKind';

/** Options saved with the item; undefined if they are fetched or a user may enter others. */
export function knownOptions({ data }: FieldPlan): readonly ChoiceOption[] | undefined {
  if (isRemote(data) || booleanMember(data, 'allow-create') || booleanMember(data, 'china-area-data')) return undefined;
  const options = staticOptions(data);
  return options.length ? options : undefined;
}

export const isScalar = (value: Json) => ['string', 'number', 'boolean'].includes(typeof value);

/** One value among the options. */
export const checkOne: ShapeCheck = (value, field, context) => {
  if (!isScalar(value)) return wrongKind(field, context);
  if (isOffered(value, field, context)) return undefined;
  return { code: 'shape:option', message: context.texts.notAnOption(field.label || field.id) };
};

/** Several different values among the options. */
export const checkMany: ShapeCheck = (value, field, context) => {
  if (!Array.isArray(value)) return wrongKind(field, context);
  const chosen = value as readonly Json[];
  if (new Set(chosen.map((one) => toText(one))).size !== chosen.length) return wrongKind(field, context);
  for (const one of chosen) {
    const problem = checkOne(one, field, context);
    if (problem) return problem;
  }
  return undefined;
};

function isOffered(value: Json, field: FieldPlan, { values }: ShapeContext): boolean {
  const options = knownOptions(field);
  return (
    !options || offeredOptions(field, options, values).some((option) => !option.disabled && alike(option.value, value))
  );
}
