import { checkValue, type CheckValueOptions, type FieldRule } from '@gezi/validators';
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
  /** Values of the form, or of the row that contains the field; linked options depend on them. */
  readonly values: FormValues;
  /** Whether a condition makes the field required; default: the field's own `required`. */
  readonly required?: boolean;
}

/**
 * Validates the value of one field: required, then its rules in their order, then whether its control could have
 * produced the value. The last check is skipped for the initial value. Of a dynamicTable only `required` is checked;
 * its cells are validated by their columns.
 *
 * @returns the first failure; undefined if the value is valid
 */
export function checkField(
  field: FieldPlan,
  value: Json | undefined,
  { values, required = field.required, locale = 'zh-CN' }: FieldContext,
): Pick<FieldFailure, 'code' | 'message'> | undefined {
  const { label, data, type } = field;
  const { rules, countRules, hasRuleError = false } = findFieldValue(type) ?? {};
  const options = { label, locale };
  if (isBlank(type, value)) {
    // Without a label the message is 该字段不能为空 (B§5).
    return required ? checkValue('', [requiredRule(data)], hasRuleError ? { locale } : options) : undefined;
  }
  const given = value!;
  if (field.columns) return undefined;
  return (
    checkTexts(rules?.textsOf?.(given) ?? [given], customRules(field), options) ??
    checkValue(given, countRules?.(data) ?? [], options) ??
    (sameJson(given, field.initial)
      ? undefined
      : checkShape(given, field, { texts: locale === 'en-US' ? enUS : zhCN, values }))
  );
}

const customRules = ({ rules }: FieldPlan): readonly FieldRule[] => rules.filter((rule) => rule.required !== true);

/** The first failure of any of the texts. */
function checkTexts(texts: readonly Json[], rules: readonly FieldRule[], options: CheckValueOptions) {
  for (const text of texts) {
    const failure = checkValue(text, rules, options);
    if (failure) return failure;
  }
  return undefined;
}
