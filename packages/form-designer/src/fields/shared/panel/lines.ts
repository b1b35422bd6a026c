import type { PropertyField } from '../../FieldPanel';
import type { ChoiceLabel, PropertyLabel } from '../../PropertyLabel';

type Rest = Omit<PropertyField, 'member' | 'label' | 'control'>;

const field =
  (control: PropertyField['control'], always: Rest = {}) =>
  (member: string, label: PropertyLabel, rest: Rest = {}): PropertyField => ({
    member,
    label,
    control,
    ...always,
    ...rest,
  });

/** Makers of the lines of a property panel: `text('title', 'title')`. */
export const text = field('text');
export const longText = field('longText');
export const number = field('number');
export const toggle = field('switch', { fallback: false });
export const color = field('color');
export const icon = field('icon');
export const tags = field('tags');
export const headers = field('headers');

export const choice = (
  member: string,
  label: PropertyLabel,
  choices: readonly (ChoiceLabel | readonly [value: string, label: ChoiceLabel])[],
  rest: Rest = {},
): PropertyField => ({
  member,
  label,
  control: 'choice',
  choices: choices.map((each) =>
    typeof each === 'string' ? { value: each, label: each } : { value: each[0], label: each[1] },
  ),
  ...rest,
});

/** The lines many panels share, with the bounds of B§5. */
export const shared = {
  id: field('id')('id', 'id'),
  label: text('label', 'label'),
  showLabel: toggle('showLabel', 'showLabel', { fallback: true, effect: 'showLabel' }),
  labelWidth: number('labelWidth', 'labelWidth', { min: 1, max: 200, step: 1, fallback: 80 }),
  span: number('span', 'span', { min: 1, max: 24, step: 1, fallback: 24 }),
  gutter: number('gutter', 'gutter', { min: 0, step: 1, fallback: 15 }),
  placeholder: text('placeholder', 'placeholder'),
  required: toggle('required', 'required'),
  disabled: toggle('disabled', 'disabled'),
  readonly: toggle('readonly', 'readonly'),
  clearable: toggle('clearable', 'clearable'),
  value: field('value')('value', 'value', { effect: 'coerceValue' }),
  plainValue: field('value')('value', 'value'),
  rules: field('rules')('rules', 'rules'),
  rulesType: choice('rulesType', 'rulesType', ['default', 'phone', 'email', 'number', 'idcard'], {
    fallback: 'default',
    effect: 'rulesType',
  }),
  ruleError: text('ruleError', 'ruleError', { fallback: '该字段不能为空' }),
  size: choice('size', 'size', ['medium', 'small', 'mini'], { fallback: 'medium' }),
  dataType: choice('dataType', 'dataType', ['static', 'dynamic'], { fallback: 'static', effect: 'dataType' }),
  action: text('action', 'action', { when: { member: 'dataType', is: 'dynamic' } }),
  options: field('options')('options', 'options', {
    when: { member: 'dataType', is: 'static' },
    effect: 'coerceValue',
  }),
  linkTo: field('link')('linkTo', 'linkTo'),
} satisfies Record<string, PropertyField>;

const formula = field('formula');
const visibleWhen = formula('logic.visible', 'visibleWhen');

/** Expressions a field may have (`logic`): shown, required, locked, calculated. */
export const fieldLogic = [
  visibleWhen,
  formula('logic.required', 'requiredWhen'),
  formula('logic.disabled', 'disabledWhen'),
  formula('logic.value', 'calculated'),
];
/** What has no value can be shown or not. */
export const displayLogic = [visibleWhen];

/** The first lines of the panel of a field with a label. */
export const head = [shared.id, shared.label, shared.span, shared.showLabel, shared.labelWidth, shared.gutter];
