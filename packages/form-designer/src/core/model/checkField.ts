import { checkValue, type FieldRule } from '@gezi/validators';
import { findFieldValue } from '../../fields/fieldValues';
import type { Json } from '../document/FormDocument';
import { sameJson } from '../document/sameJson';
import { enUS } from '../texts/en-US';
import { zhCN } from '../texts/zh-CN';
import type { FieldPlan, FormValues } from './CompiledForm';
import { checkShape } from './checkShape';
import type { FormCheckOptions, FieldFailure } from './FieldFailure';
import { isBlank } from './isBlank';
import { requiredRule } from './readRules';

export interface FieldContext extends FormCheckOptions {
  /** Values of the form, or of the row the field stands in; linked choices depend on them. */
  readonly values: FormValues;
  /** What a condition says about the field being required; default what the field says itself. */
  readonly required?: boolean;
}

/**
 * The first thing there is to say against the value of a field: required, then its rules in their order, then what its
 * control would not have given. A value the form began with is not asked the last. A dynamicTable answers for being
 * empty alone; its cells are asked each by its column.
 */
export function checkField(
  field: FieldPlan,
  value: Json | undefined,
  { values, required = field.required, locale = 'zh-CN' }: FieldContext,
): Pick<FieldFailure, 'code' | 'message'> | undefined {
  const { label, data, type } = field;
  const options = { label, locale };
  if (isBlank(type, value)) return required ? checkValue('', [requiredRule(data)], options) : undefined;
  const given = value!;
  if (field.columns) return undefined;
  const { rules, countRules } = findFieldValue(type) ?? {};
  const text = typeof given === 'string' && rules?.textOf ? rules.textOf(given) : given;
  return (
    checkValue(text, customRules(field), options) ??
    checkValue(given, countRules?.(data) ?? [], options) ??
    (sameJson(given, field.initial)
      ? undefined
      : checkShape(given, field, { texts: locale === 'en-US' ? enUS : zhCN, values }))
  );
}

const customRules = ({ rules }: FieldPlan): readonly FieldRule[] => rules.filter((rule) => rule.required !== true);
