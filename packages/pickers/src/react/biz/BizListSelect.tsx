import { useClient } from '@gezi/client';
import { useLocale } from '@gezi/ui';
import { useId, useMemo, useState } from 'react';
import { contains, visibleFields, type Page } from '../../core/calls';
import { splitJoined } from '../../core/joined';
import { cellText } from '../../core/report/cellText';
import { useTexts } from '../../texts/useTexts';
import { SearchedSelect } from '../kit/SearchedSelect';
import { useAnswer } from '../kit/useAnswer';
import { useSearched } from '../kit/useSearched';
import { useTextSearch } from '../kit/useTextSearch';
import type { BizSelectProps } from './BizSelect';
import type { BizRow, BizSource } from './BizSource';
import { requestBizPage } from './requestBizPage';
import { useBizName } from './useBizName';
import { useBizNames } from './useBizNames';

/** Offered records; if the list has more, the server searches. */
const OFFERED = 100;
const NONE: readonly string[] = [];

/** Select for records of a short list, searched by text or pinyin. Shows their names and stores one of their fields. */
export function BizListSelect(props: BizSelectProps) {
  const { source, multiple = false, value, separator = ',', onChange } = props;
  const { exclude = NONE, disabledIds = NONE, max, disabled, placeholder, 'aria-label': label } = props;
  const ownId = useId();
  const texts = useTexts();
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const values = splitJoined(value, separator);
  const names = useBizNames(values, source);
  const { rows, isWhole, found } = useOffered(source, isOpen, typed.trim());
  const nameOf = useBizName(source);
  const keyOf = (row: BizRow) => cellText(row[source.rowKey ?? 'id']);
  const matcher = useTextSearch(useMemo(() => rows.map(nameOf), [rows, nameOf]));
  const known = new Map([...names.items.values(), ...rows].map((row) => [keyOf(row), row]));

  return (
    <SearchedSelect
      id={props.id ?? ownId}
      {...{ disabled, label, multiple, max, found }}
      chosen={values.map((one, nth) => ({ value: one, label: names.names[nth] || texts.loading }))}
      onChange={(chosen) => {
        const keys = chosen.map((one) => one.value);
        onChange?.(
          keys.join(separator),
          keys.map((key) => known.get(key) ?? { [source.rowKey ?? 'id']: key }),
        );
      }}
      names={{ error: names.failed, retry: names.retry }}
      sought={typed.trim()}
      loading={isOpen && found.loading}
      placeholder={placeholder ?? texts.pleaseChoose}
      {...(isWhole && { filterOption: (keyword: string, text: string) => matcher(keyword)(text) })}
      options={rows
        .filter((row) => !exclude.includes(keyOf(row)))
        .map((row) => ({ value: keyOf(row), label: nameOf(row), disabled: disabledIds.includes(keyOf(row)) }))}
      onType={setTyped}
      onOpenChange={setOpen}
    />
  );
}

/** Records on offer while the popup is open. `isWhole`: these are all records of the list. */
function useOffered(source: BizSource, isOpen: boolean, typed: string) {
  const client = useClient();
  const [isWhole, setWhole] = useState(false);
  const { sought } = useSearched(isWhole ? '' : typed);
  const { url, displayKey, englishKey, params, columns } = source;
  const shownKey = (useLocale() === 'en-US' && englishKey) || displayKey;
  const found = useAnswer<Page<BizRow>>(isOpen ? `${url} ${shownKey} ${sought}` : undefined, async () => {
    const query = {
      ...params,
      [shownKey]: contains(sought),
      field: visibleFields([...new Set([...columns.map((one) => one.dataIndex), shownKey])]),
    };
    const page = await requestBizPage(client, source, { ...query, pageNo: 1, pageSize: OFFERED }, { silent: true });
    if (sought === '') setWhole(page.total <= page.records.length);
    return page;
  });
  return { rows: found.data?.records ?? NO_ROWS, isWhole, found };
}

const NO_ROWS: readonly BizRow[] = [];
