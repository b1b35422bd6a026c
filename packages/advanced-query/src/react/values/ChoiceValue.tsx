import { namedPopup, useTabOut } from '@gezi/ui';
import { Select } from 'antd';
import { type QueryFieldOption, type ValueChange } from '../../core';
import { listOf } from '../../core/query/changes';
import { useTexts } from '../../texts/useTexts';
import type { ValueControlProps } from './QueryControls';

export interface ChoiceSelectProps extends Pick<ValueControlProps, 'condition' | 'multiple' | 'label' | 'onChange'> {
  options: readonly QueryFieldOption[];
  loading?: boolean;
  /** Message shown if the options could not be loaded. */
  failure?: string | undefined;
}

/** Select for one or several of the options. */
export function ChoiceSelect({
  options,
  condition,
  multiple,
  label,
  onChange,
  loading = false,
  failure,
}: ChoiceSelectProps) {
  const texts = useTexts();
  const tabOut = useTabOut();
  const chosen = listOf(condition.val).map(String);
  // A value that is not among the options shows the label stored with the condition.
  const known = new Set(options.map(({ value }) => value));
  const all = [
    ...options.map(({ value, label: name }) => ({ value, label: name })),
    ...chosen
      .filter((value) => !known.has(value))
      .map((value) => ({ value, label: condition.texts?.[value] ?? value })),
  ];
  const select = {
    'aria-label': label,
    popupRender: namedPopup(label),
    virtual: all.length > 100,
    showSearch: { optionFilterProp: 'label' },
    allowClear: true,
    loading,
    placeholder: texts.choiceHint,
    options: all,
    ...(failure !== undefined && { status: 'error' as const, notFoundContent: failure }),
  };
  const toChange = (values: string[]): ValueChange => ({
    val: multiple ? values : (values[0] ?? null),
    texts: Object.fromEntries(values.map((value) => [value, all.find((one) => one.value === value)?.label ?? value])),
  });
  return multiple ? (
    <Select
      {...select}
      {...tabOut}
      mode="multiple"
      maxTagCount="responsive"
      value={chosen}
      onChange={(values: string[]) => onChange(toChange(values))}
    />
  ) : (
    <Select
      {...select}
      value={chosen[0] ?? null}
      onChange={(value: string | null | undefined) =>
        onChange(toChange(value === null || value === undefined ? [] : [value]))
      }
    />
  );
}

/** Value of a `select` field. */
export const ChoiceValue = ({ field, ...props }: ValueControlProps) => (
  <ChoiceSelect {...props} options={field.options ?? []} />
);
