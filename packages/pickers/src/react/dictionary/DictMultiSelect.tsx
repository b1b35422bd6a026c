import { namedPopup, useTabOut } from '@gezi/ui';
import { Select } from 'antd';
import { useMemo } from 'react';
import { splitJoined } from '../../core/joined';
import { isOpaqueId } from '../../core/names/isOpaqueId';
import { cellText } from '../../core/report/cellText';
import { useTexts } from '../../texts/useTexts';
import { limitedPopup } from '../kit/limitedPopup';
import { CallFailure } from '../kit/CallFailure';
import { useTextSearch } from '../kit/useTextSearch';
import type { DictBase } from './DictBase';
import { useEntries } from './useEntries';

export interface DictMultiSelectProps extends DictBase {
  /** Values, comma-joined. */
  value?: string;
  /** Called with the new value. */
  onChange?: (value: string) => void;
  /** Maximum number of entries; default no bound. */
  max?: number;
}

/** Multiple select of the entries of a dictionary, searched by text or pinyin. Stores comma-joined values. */
export function DictMultiSelect({ value, onChange, max, placeholder, ...base }: DictMultiSelectProps) {
  const texts = useTexts();
  const tabOut = useTabOut();
  const { items, loading, error, retry } = useEntries(base);
  const matcher = useTextSearch(useMemo(() => items.map((item) => item.label), [items]));
  const { disabled, id, 'aria-label': label } = base;
  const values = splitJoined(value);
  const isFull = max !== undefined && values.length >= max;
  const gone = loading ? [] : values.filter((one) => !items.some((item) => item.value === one));
  if (error) return <CallFailure error={error} onRetry={retry} />;
  return (
    <Select<string[]>
      {...{ id, disabled, loading }}
      {...tabOut}
      aria-label={label}
      className="gezi-dict-select"
      mode="multiple"
      allowClear
      maxCount={max}
      maxTagCount="responsive"
      showSearch={{ filterOption: (keyword, option) => matcher(keyword)(cellText(option?.label)) }}
      placeholder={placeholder ?? texts.pleaseChoose}
      options={[
        ...items.map((item) => ({ value: item.value, label: item.label, disabled: item.disabled })),
        ...gone.map((one) => ({ value: one, label: isOpaqueId(one) ? texts.dictionary.unknown : one, disabled: true })),
      ]}
      value={loading && items.length === 0 ? [] : values}
      popupRender={limitedPopup(label ? namedPopup(label) : undefined, isFull ? texts.maximum(max) : undefined)}
      onChange={(next) => onChange?.(next.join(','))}
    />
  );
}
