import { Checkbox, Skeleton } from 'antd';
import { splitJoined } from '../../core/joined';
import { useTexts } from '../../texts/useTexts';
import { CallFailure } from '../kit/CallFailure';
import type { DictBase } from './DictBase';
import { useEntries } from './useEntries';

export interface DictCheckboxGroupProps extends Omit<DictBase, 'placeholder'> {
  /** Values, comma-joined. */
  value?: string;
  /** Called with the values in the order of the entries. */
  onChange?: (value: string) => void;
  /** Maximum number of entries; default no bound. */
  max?: number;
}

/** Checkboxes for the entries of a dictionary. Stores comma-joined values. */
export function DictCheckboxGroup({ value, onChange, max, ...base }: DictCheckboxGroupProps) {
  const { items, loading, error, retry } = useEntries(base);
  const { disabled, 'aria-label': label } = base;
  const texts = useTexts();
  const values = splitJoined(value);
  const isFull = max !== undefined && values.length >= max;
  if (error) return <CallFailure error={error} onRetry={retry} />;
  if (loading) return <Skeleton.Input active size="small" />;
  const change = (ticked: readonly string[]) => {
    const known = items.filter((item) => ticked.includes(item.value)).map((item) => item.value);
    const others = splitJoined(value).filter((one) => !items.some((item) => item.value === one));
    onChange?.([...known, ...others].join(','));
  };
  return (
    // antd's group has no role: the fieldset gives it one and a name.
    <fieldset className="gezi-dict-group" aria-label={label}>
      <Checkbox.Group
        disabled={disabled}
        value={values}
        options={items.map((item) => ({
          value: item.value,
          label: item.label,
          disabled: item.disabled || (isFull && !values.includes(item.value)),
        }))}
        onChange={change}
      />
      {isFull && <output className="gezi-picker-limit">{texts.maximum(max)}</output>}
    </fieldset>
  );
}
