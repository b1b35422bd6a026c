import { useClient } from '@gezi/client';
import { Ellipsis } from '@gezi/ui';
import { Button, Input, type TableColumnsType } from 'antd';
import { useEffect, useId, useMemo, useState } from 'react';
import { contains, type Page } from '../../core/calls';
import { cellText } from '../../core/report/cellText';
import { useTexts } from '../../texts/useTexts';
import { PagedTable, type ListPlace } from '../kit/PagedTable';
import { PickerFooter } from '../kit/PickerFooter';
import { useAnswer } from '../kit/useAnswer';
import { useSelection } from '../kit/useSelection';
import { useSettled } from '../kit/useSettled';
import type { BizSelectDialogProps } from './BizSelectDialogProps';
import type { BizRow, BizSource } from './BizSource';
import { ChosenPanel } from './ChosenPanel';
import { useBizNames } from './useBizNames';

// B§9.
const START: ListPlace = { pageNo: 1, pageSize: 5 };
const PAGE_SIZES = [5, 10, 20, 30];
const TABLE_HEIGHT = 240;
const ELLIPSIS = 12;
const NONE: readonly string[] = [];

/** What stands in the dialog; lives as long as it is open. */
export function BizPanel({
  source,
  multiple = false,
  value = NONE,
  disabledIds = NONE,
  max,
  onOk,
  onCancel,
}: Omit<BizSelectDialogProps, 'open'>) {
  const { url, rowKey = 'id', displayKey, params } = source;
  const texts = useTexts();
  const client = useClient();
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const conditions = JSON.stringify(Object.entries(typed).map(([field, text]) => [field, contains(text)]));
  const sought = useSettled(conditions);
  const [placed, setPlaced] = useState({ of: sought, place: START });
  const place = placed.of === sought ? placed.place : { ...placed.place, pageNo: 1 };
  const disabled = useMemo(() => new Set(disabledIds), [disabledIds]);
  const { selection, store, tell } = useSelection<BizRow>({
    value,
    multiple,
    max,
    disabled,
    keyOf: (row) => cellText(row[rowKey]),
  });
  const { items } = useBizNames(selection.keys, source);
  useEffect(() => store.learn([...items.values()]));

  const request = { ...params, ...Object.fromEntries(JSON.parse(sought) as [string, string][]), ...place };
  const answer = useAnswer(JSON.stringify([url, request]), (signal) =>
    client.get<Page<BizRow>>(url, request, { signal, silent: true }),
  );
  const chosen = () => selection.keys.map((key) => selection.known.get(key) ?? { [rowKey]: key });

  return (
    <>
      <div className="gezi-biz">
        <PagedTable<BizRow>
          answer={answer}
          columns={columnsOf(source)}
          place={place}
          onPlace={(next) => setPlaced({ of: sought, place: next })}
          selection={selection}
          store={store}
          tell={tell}
          nameOf={(row) => cellText(row[displayKey])}
          label={source.name}
          height={TABLE_HEIGHT}
          pageSizes={PAGE_SIZES}
          quickJumper={false}
          emptyText={texts.noData}
          onConfirm={(row) => onOk([row])}
        >
          <BizSearch source={source} values={typed} onChange={setTyped} />
        </PagedTable>
        <ChosenPanel
          selection={selection}
          store={store}
          nameOf={(row) => cellText(row[displayKey])}
          unknownName={texts.biz.unknown}
        />
      </div>
      <PickerFooter onOk={() => onOk(chosen())} onCancel={onCancel} />
    </>
  );
}

const columnsOf = ({ columns }: BizSource): TableColumnsType<BizRow> =>
  columns.map(({ title, dataIndex, width = 150, sorter = false }) => ({
    title,
    dataIndex,
    width,
    sorter,
    render: (value: unknown) => <Ellipsis text={cellText(value)} limit={ELLIPSIS} />,
  }));

interface BizSearchProps {
  source: BizSource;
  values: Readonly<Record<string, string>>;
  onChange: (values: Readonly<Record<string, string>>) => void;
}

function BizSearch({ source, values, onChange }: BizSearchProps) {
  const texts = useTexts();
  const id = useId();
  const fields = source.query ?? [{ field: source.displayKey, label: source.name }];
  return (
    <div className="gezi-picker-search" data-picker-search>
      {fields.map(({ field, label }) => (
        <span key={field} className="gezi-biz-field">
          <label htmlFor={`${id}${field}`}>{label}</label>
          <Input
            id={`${id}${field}`}
            allowClear
            autoComplete="off"
            value={values[field] ?? ''}
            onChange={(event) => onChange({ ...values, [field]: event.target.value })}
          />
        </span>
      ))}
      <Button onClick={() => onChange({})}>{texts.reset}</Button>
    </div>
  );
}
