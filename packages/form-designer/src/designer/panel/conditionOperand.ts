import { typeOf } from '../../core/document/containers';
import type { Json, JsonObject } from '../../core/document/FormDocument';
import { booleanMember, textMember } from '../../core/document/members';
import { initialValue } from '../../core/model/initialValue';
import { staticOptions, type ChoiceOption } from '../../core/model/options';
import type { ConditionRule, SimpleCondition } from '../../core/logic/conditions';
import { findFieldPanel } from '../../fields/fieldPanels';
import { findFieldType } from '../../fields/fieldTypes';
import { valueFormat } from '../../fields/shared/moment/checkMoment';
import { switchValues } from '../../fields/switch/switchValues';

/** Control for the value that a field is compared with. */
export type ConditionOperand =
  | { readonly kind: 'options'; readonly options: readonly Pick<ChoiceOption, 'label' | 'value'>[] }
  /** `input` is the type of a native input whose values have the format of the field. */
  | { readonly kind: 'moment'; readonly input: 'date' | 'time' | 'month' }
  | { readonly kind: 'number' }
  | { readonly kind: 'text'; readonly placeholder: string };

const ALL: readonly ConditionRule[] = ['==', '!=', '>', '>=', '<', '<=', 'contains', 'empty', 'filled'];
/** Stored as text that users cannot know. */
const OPAQUE = ['dynamicTable', 'upload'];
const MOMENTS = { 'yyyy-MM-dd': 'date', 'yyyy-MM': 'month', 'HH:mm:ss': 'time', 'HH:mm': 'time' } as const;

/** The comparisons that can be true for a field: a list contains a value, but never equals one. */
export function conditionRules(data: JsonObject | undefined): readonly ConditionRule[] {
  if (!data) return ALL;
  const type = typeOf(data);
  if (OPAQUE.includes(type)) return ['empty', 'filled'];
  if (type === 'Switch') return ['==', '!='];
  const isList = Array.isArray(initialValue(type, data)) || isRange(data);
  if (isList) return ['contains', 'empty', 'filled'];
  const isNumber = operandOf(data, {}).kind === 'number';
  return isNumber ? ALL.filter((rule) => rule !== 'contains') : ALL;
}

/**
 * @param words texts of a switch that is on or off
 */
export function operandOf(
  data: JsonObject | undefined,
  { on = '', off = '' }: { on?: string; off?: string },
): ConditionOperand {
  if (!data) return { kind: 'text', placeholder: '' };
  const type = typeOf(data);
  if (type === 'Switch') {
    const { active, inactive } = switchValues(data);
    return {
      kind: 'options',
      options: [
        { label: textMember(data, 'active-text') || on, value: scalarOf(active) ?? true },
        { label: textMember(data, 'inactive-text') || off, value: scalarOf(inactive) ?? false },
      ],
    };
  }
  const options = flat(staticOptions(data));
  if (options.length > 0) return { kind: 'options', options };
  if (type === 'date' || type === 'time') {
    const format = valueFormat(type, data);
    const input = Object.hasOwn(MOMENTS, format) ? MOMENTS[format as keyof typeof MOMENTS] : undefined;
    return input ? { kind: 'moment', input } : { kind: 'text', placeholder: format };
  }
  const isNumber = findFieldType(type)?.isNumber === true || findFieldPanel(type)?.valueControl === 'number';
  return isNumber ? { kind: 'number' } : { kind: 'text', placeholder: '' };
}

/** The condition after a change of its field: a comparison and a value that the field can have. */
export function conditionOn(field: string, rule: ConditionRule, data: JsonObject | undefined): SimpleCondition {
  const rules = conditionRules(data);
  const operand = operandOf(data, {});
  return {
    field,
    rule: rules.includes(rule) ? rule : rules[0]!,
    value: operand.kind === 'options' ? (operand.options[0]?.value ?? '') : operand.kind === 'number' ? 0 : '',
  };
}

const isRange = (data: JsonObject): boolean =>
  booleanMember(data, 'range') || booleanMember(data, 'is-range') || textMember(data, 'type').endsWith('range');

const scalarOf = (value: Json): string | number | boolean | undefined =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : undefined;

const flat = (options: readonly ChoiceOption[]): ChoiceOption[] =>
  options.flatMap((option) => [option, ...flat(option.children ?? [])]);
