import { useClientKit, type DictionaryItem } from '@gezi/client';
import { EmptyState, namedPopup } from '@gezi/ui';
import { Select, Spin } from 'antd';
import { useState } from 'react';
import { splitJoined } from '../../core/joined';
import { isOpaqueId } from '../../core/names/isOpaqueId';
import { useTexts } from '../../texts/useTexts';
import { limitedPopup } from '../kit/limitedPopup';
import { CallFailure } from '../kit/CallFailure';
import { useAnswer } from '../kit/useAnswer';
import { SEARCH_PAUSE, useSearched } from '../kit/useSearched';
import type { DictBase } from './DictBase';

export interface DictSearchSelectProps extends Omit<DictBase, 'options' | 'dictCode'> {
  /** `code` or `table,text,code[,condition]`. */
  dictCode: string;
  /** The stored value; values comma-joined with `multiple`. */
  value?: string;
  /** Called with the new value. */
  onChange?: (value: string) => void;
  /** Whether several values can be selected; default false. */
  multiple?: boolean;
  /** Maximum number of entries; default no bound. */
  max?: number;
  /** Entries of one search; default 10. */
  pageSize?: number;
  /** Milliseconds without a key before a search is sent; default 800 (B§9). */
  pauseMs?: number;
}

/** Select for a dictionary too long to load: the server searches while the user types. */
export function DictSearchSelect(props: DictSearchSelectProps) {
  const {
    dictCode,
    value,
    onChange,
    multiple = false,
    max,
    pageSize = 10,
    pauseMs = SEARCH_PAUSE,
    placeholder,
    disabled,
    id,
    'aria-label': label,
  } = props;
  const texts = useTexts();
  const { dictionaries } = useClientKit();
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const { sought } = useSearched(typed.trim(), { pause: pauseMs });
  const [knownLabels, setKnownLabels] = useState<ReadonlyMap<string, string>>(new Map());
  const values = splitJoined(value);

  const found = useAnswer<readonly DictionaryItem[]>(isOpen ? `${dictCode} ${sought} ${pageSize}` : undefined, () =>
    dictionaries.search(dictCode, sought, pageSize),
  );
  const foreign = values.filter((one) => !knownLabels.has(one)).join(',');
  const named = useAnswer(foreign && `${dictCode} ${foreign}` ? `${dictCode} ${foreign}` : undefined, () =>
    dictionaries.labels(dictCode, foreign),
  );
  const textOf = (one: string) => {
    const text = knownLabels.get(one) ?? named.data?.[foreign.split(',').indexOf(one)];
    if (text === undefined) return named.error ? texts.namesFailed : texts.loading;
    // The response repeats a value that has no name.
    return text === one && isOpaqueId(one) ? texts.dictionary.unknown : text;
  };
  const isFull = max !== undefined && values.length >= max;
  const shown = values.map((one) => ({ value: one, label: textOf(one) }));

  function change(next: Labelled | Labelled[] | null | undefined) {
    const chosen = Array.isArray(next) ? next : next ? [next] : [];
    setKnownLabels((before) => new Map([...before, ...chosen.map((one) => [one.value, one.label] as const)]));
    onChange?.(chosen.map((one) => one.value).join(','));
  }
  const nothing = found.error ? (
    <CallFailure error={found.error} onRetry={found.retry} />
  ) : found.loading ? (
    <Spin size="small" />
  ) : (
    <EmptyState compact title={sought ? texts.noMatch(sought) : texts.noData} />
  );
  return (
    <Select<Labelled | Labelled[] | null>
      {...{ id, disabled }}
      aria-label={label}
      className="gezi-dict-select"
      labelInValue
      mode={multiple ? 'multiple' : undefined}
      maxCount={multiple ? max : undefined}
      maxTagCount="responsive"
      status={named.error ? 'error' : undefined}
      allowClear
      showSearch={{ filterOption: false, onSearch: setTyped }}
      loading={isOpen && (found.loading || sought !== typed.trim())}
      placeholder={placeholder ?? texts.dictionary.searchHint}
      notFoundContent={nothing}
      options={(found.error ? [] : (found.data ?? [])).map((item) => ({
        value: item.value,
        label: item.label,
        disabled: item.disabled,
      }))}
      value={multiple ? shown : (shown[0] ?? null)}
      popupRender={limitedPopup(
        label ? namedPopup(label) : undefined,
        multiple && isFull ? texts.maximum(max) : undefined,
      )}
      onOpenChange={(open) => {
        setOpen(open);
        if (!open) setTyped('');
        else if (named.error) named.retry();
      }}
      onChange={change}
    />
  );
}

interface Labelled {
  value: string;
  label: string;
}
