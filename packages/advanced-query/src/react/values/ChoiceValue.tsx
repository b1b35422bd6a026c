import { namedPopup } from '@gezi/ui';
import { Select } from 'antd';
import { listOf, type FieldOption, type ValueChange } from '../../core';
import { useTexts } from '../../texts/useTexts';
import type { ValueControlProps } from './QueryControls';

export interface ChoiceProps extends Pick<ValueControlProps, 'condition' | 'multiple' | 'label' | 'onChange'> {
  options: readonly FieldOption[];
  loading?: boolean;
  /** Why there are no options. */
  failure?: string | undefined;
}

/** One of some values, or several. */
export function Choice({ options, condition, multiple, label, onChange, loading = false, failure }: ChoiceProps) {
  const texts = useTexts();
  const chosen = listOf(condition.val).map(String);
  // A value that is not among the options is shown by what was kept of it.
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
  const tell = (values: string[]): ValueChange => ({
    val: multiple ? values : (values[0] ?? null),
    texts: Object.fromEntries(values.map((value) => [value, all.find((one) => one.value === value)?.label ?? value])),
  });
  return multiple ? (
    <Select
      {...select}
      mode="multiple"
      maxTagCount="responsive"
      value={chosen}
      onChange={(values: string[]) => onChange(tell(values))}
    />
  ) : (
    <Select
      {...select}
      value={chosen[0] ?? null}
      onChange={(value: string | null | undefined) =>
        onChange(tell(value === null || value === undefined ? [] : [value]))
      }
    />
  );
}

/** One of the field's own options. */
export const ChoiceValue = ({ field, ...props }: ValueControlProps) => (
  <Choice {...props} options={field.options ?? []} />
);
