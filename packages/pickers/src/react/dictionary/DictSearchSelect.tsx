import { useClientKit, type DictionaryItem } from '@gezi/client';
import { useState } from 'react';
import { splitJoined } from '../../core/joined';
import { isOpaqueId } from '../../core/names/isOpaqueId';
import { useTexts } from '../../texts/useTexts';
import { SearchedSelect } from '../kit/SearchedSelect';
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
  return (
    <SearchedSelect
      {...{ id, disabled, label, multiple, max, sought, found }}
      chosen={values.map((one) => ({ value: one, label: textOf(one) }))}
      onChange={(chosen) => {
        setKnownLabels((before) => new Map([...before, ...chosen.map((one) => [one.value, one.label] as const)]));
        onChange?.(chosen.map((one) => one.value).join(','));
      }}
      names={named}
      loading={isOpen && (found.loading || sought !== typed.trim())}
      placeholder={placeholder ?? texts.dictionary.searchHint}
      options={(found.error ? [] : (found.data ?? [])).map((item) => ({
        value: item.value,
        label: item.label,
        disabled: item.disabled,
      }))}
      onType={setTyped}
      onOpenChange={setOpen}
    />
  );
}
