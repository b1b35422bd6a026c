import { useClient } from '@gezi/client';
import { EmptyState, namedPopup } from '@gezi/ui';
import { Select, Spin } from 'antd';
import { useId, useMemo, useState } from 'react';
import { contains, visibleFields, type Page } from '../../core/calls';
import { splitJoined } from '../../core/joined';
import { cellText } from '../../core/report/cellText';
import { useTexts } from '../../texts/useTexts';
import { CallFailure } from '../kit/CallFailure';
import { limitedPopup } from '../kit/limitedPopup';
import { useAnswer } from '../kit/useAnswer';
import { useSearched } from '../kit/useSearched';
import { useTextSearch } from '../kit/useTextSearch';
import type { BizSelectProps } from './BizSelect';
import type { BizRow, BizSource } from './BizSource';
import { requestBizPage } from './requestBizPage';
import { useBizNames } from './useBizNames';

/** Offered records; if the list has more, the server searches. */
const OFFERED = 100;
const NONE: readonly string[] = [];

interface Labelled {
  value: string;
  label: string;
}

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
  const nameOf = (row: BizRow) => cellText(row[source.displayKey]);
  const keyOf = (row: BizRow) => cellText(row[source.rowKey ?? 'id']);
  const matcher = useTextSearch(useMemo(() => rows.map((row) => cellText(row[source.displayKey])), [rows, source]));
  const known = new Map([...names.items.values(), ...rows].map((row) => [keyOf(row), row]));
  const isFull = multiple && max !== undefined && values.length >= max;
  const shown = values.map((one, nth) => ({ value: one, label: names.names[nth] || texts.loading }));

  function change(next: Labelled | Labelled[] | null | undefined) {
    const chosen = (Array.isArray(next) ? next : next ? [next] : []).map((one) => one.value);
    onChange?.(
      chosen.join(separator),
      chosen.map((key) => known.get(key) ?? { [source.rowKey ?? 'id']: key }),
    );
  }

  return (
    <Select<Labelled | Labelled[] | null>
      id={props.id ?? ownId}
      disabled={disabled}
      aria-label={label}
      className="gezi-dict-select"
      labelInValue
      mode={multiple ? 'multiple' : undefined}
      maxCount={multiple ? max : undefined}
      maxTagCount="responsive"
      status={names.failed ? 'error' : undefined}
      allowClear
      showSearch={{
        filterOption: isWhole ? (keyword, option) => matcher(keyword)(cellText(option?.label)) : false,
        onSearch: setTyped,
      }}
      loading={isOpen && found.loading}
      placeholder={placeholder ?? texts.pleaseChoose}
      notFoundContent={<NothingFound found={found} sought={typed.trim()} />}
      options={rows
        .filter((row) => !exclude.includes(keyOf(row)))
        .map((row) => ({ value: keyOf(row), label: nameOf(row), disabled: disabledIds.includes(keyOf(row)) }))}
      value={multiple ? shown : (shown[0] ?? null)}
      popupRender={limitedPopup(label ? namedPopup(label) : undefined, isFull ? texts.maximum(max) : undefined)}
      onOpenChange={(open) => {
        setOpen(open);
        if (!open) setTyped('');
        else if (names.failed) names.retry();
      }}
      onChange={change}
    />
  );
}

/** Records on offer while the popup is open. `isWhole`: these are all records of the list. */
function useOffered(source: BizSource, isOpen: boolean, typed: string) {
  const client = useClient();
  const [isWhole, setWhole] = useState(false);
  const { sought } = useSearched(isWhole ? '' : typed);
  const { url, displayKey, params, columns } = source;
  const found = useAnswer<Page<BizRow>>(isOpen ? `${url} ${sought}` : undefined, async () => {
    const query = {
      ...params,
      [displayKey]: contains(sought),
      field: visibleFields(columns.map((one) => one.dataIndex)),
    };
    const page = await requestBizPage(client, source, { ...query, pageNo: 1, pageSize: OFFERED }, { silent: true });
    if (sought === '') setWhole(page.total <= page.records.length);
    return page;
  });
  return { rows: found.data?.records ?? NO_ROWS, isWhole, found };
}

const NO_ROWS: readonly BizRow[] = [];

interface NothingFoundProps {
  found: ReturnType<typeof useAnswer<Page<BizRow>>>;
  sought: string;
}

function NothingFound({ found, sought }: NothingFoundProps) {
  const texts = useTexts();
  if (found.error) return <CallFailure error={found.error} onRetry={found.retry} />;
  if (found.loading) return <Spin size="small" />;
  return <EmptyState compact title={sought ? texts.noMatch(sought) : texts.noData} />;
}
