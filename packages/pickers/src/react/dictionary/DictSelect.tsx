import { namedPopup } from '@gezi/ui';
import { Radio, Select } from 'antd';
import { useMemo } from 'react';
import { isOpaqueId } from '../../core/names/isOpaqueId';
import { cellText } from '../../core/report/cellText';
import { useTexts } from '../../texts/useTexts';
import { CallFailure } from '../kit/CallFailure';
import { useTextSearch } from '../kit/useTextSearch';
import type { DictBase } from './DictBase';
import { useEntries } from './useEntries';

export interface DictSelectProps extends DictBase {
  /** The value. */
  value?: string;
  /** Called with the value; `''` when cleared. */
  onChange?: (value: string) => void;
  /** Default `select` (B§9). */
  type?: 'select' | 'radio' | 'radioButton';
}

/** One entry of a dictionary, as a select searched by text or pinyin, radios or radio buttons. */
export function DictSelect({ value, onChange, type = 'select', placeholder, ...base }: DictSelectProps) {
  const texts = useTexts();
  const { items, loading, error, retry } = useEntries(base);
  const matcher = useTextSearch(useMemo(() => items.map((item) => item.label), [items]));
  const { disabled, id, 'aria-label': label } = base;
  const options = items.map((item) => ({ value: item.value, label: item.label, disabled: item.disabled }));
  if (error) return <CallFailure error={error} onRetry={retry} />;
  if (type !== 'select') {
    return (
      <Radio.Group
        id={id}
        aria-label={label}
        disabled={disabled}
        value={value}
        options={options}
        optionType={type === 'radioButton' ? 'button' : 'default'}
        onChange={(event) => onChange?.(String(event.target.value))}
      />
    );
  }
  // An entry that no longer exists shows its code; an id is replaced by a text.
  const isGone = Boolean(value) && !loading && !items.some((item) => item.value === value);
  return (
    <Select<string>
      {...{ id, disabled, loading }}
      aria-label={label}
      className="gezi-dict-select"
      allowClear
      showSearch={{ filterOption: (keyword, option) => matcher(keyword)(cellText(option?.label)) }}
      placeholder={placeholder ?? texts.pleaseChoose}
      options={
        isGone
          ? [
              ...options,
              { value: value!, label: isOpaqueId(value!) ? texts.dictionary.unknown : value!, disabled: true },
            ]
          : options
      }
      value={value && !(loading && items.length === 0) ? value : null}
      popupRender={label ? namedPopup(label) : undefined}
      onChange={(next) => onChange?.(next ?? '')}
    />
  );
}
