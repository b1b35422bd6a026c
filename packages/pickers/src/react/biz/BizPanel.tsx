import { useClient } from '@gezi/client';
import { Ellipsis, type DataTableColumn } from '@gezi/ui';
import { useEffect, useMemo, useState } from 'react';
import { contains, visibleFields } from '../../core/calls';
import { cellText } from '../../core/report/cellText';
import { useTexts } from '../../texts/useTexts';
import { PagedTable, type ListPlace } from '../kit/PagedTable';
import { PickerFooter } from '../kit/PickerFooter';
import { useAnswer } from '../kit/useAnswer';
import { useSelection } from '../kit/useSelection';
import { useSearched } from '../kit/useSearched';
import { RecentChoices } from '../recent/RecentChoices';
import { useRecent } from '../recent/useRecent';
import { requestBizPage } from './requestBizPage';
import { BizSearch } from './BizSearch';
import type { BizSelectDialogProps } from './BizSelectDialogProps';
import type { BizColumn, BizRow } from './BizSource';
import { ChosenPanel } from './ChosenPanel';
import { useBizName } from './useBizName';
import { useBizNames } from './useBizNames';

// B§9.
const START: ListPlace = { pageNo: 1, pageSize: 5 };
const PAGE_SIZES = [5, 10, 20, 30];
const TABLE_HEIGHT = 240;
const ELLIPSIS = 12;
const NONE: readonly string[] = [];

/** Content of the dialog; mounted while it is open. */
export function BizPanel({
  source,
  multiple = false,
  value = NONE,
  exclude = NONE,
  disabledIds = NONE,
  max,
  onOk,
  onCancel,
}: Omit<BizSelectDialogProps, 'open'>) {
  const { url, rowKey = 'id', params } = source;
  const texts = useTexts();
  const client = useClient();
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const conditions = JSON.stringify(Object.entries(typed).map(([field, text]) => [field, contains(text)]));
  const isEmpty = Object.values(typed).every((text) => text.trim() === '');
  const { sought, confirm } = useSearched(conditions, { isEmpty });
  const [placed, setPlaced] = useState({ of: sought, place: START });
  const place = placed.of === sought ? placed.place : { ...placed.place, pageNo: 1 };
  const disabled = useMemo(() => new Set(disabledIds), [disabledIds]);
  const { selection, store, notifyRefusal } = useSelection<BizRow>({
    value,
    multiple,
    max,
    disabled,
    keyOf: (row) => cellText(row[rowKey]),
  });
  const nameOf = useBizName(source);
  const [recent, addRecent] = useRecent(`biz.${url}.${rowKey}`);
  const recentRows = useBizNames(recent, source).items;
  const { items, loading } = useBizNames(selection.keys, source);
  useEffect(() => store.addKnown([...items.values()]));

  const { columns, displayKey, showIndex } = source;
  const { pageNo, pageSize } = place;
  const tableColumns = useMemo(
    () => [
      ...(showIndex ? [indexColumn(texts.order, (pageNo - 1) * pageSize)] : []),
      ...columns.map((one) => columnOf(one, one.dataIndex === displayKey ? nameOf : undefined)),
    ],
    [columns, displayKey, nameOf, showIndex, texts, pageNo, pageSize],
  );

  const conditionsSought = Object.fromEntries(JSON.parse(sought) as [string, string][]);
  const request = {
    ...params,
    ...conditionsSought,
    ...place,
    field: visibleFields(columns.map(({ dataIndex }) => dataIndex)),
  };
  const answer = useAnswer(url ? JSON.stringify([url, request]) : undefined, (signal) =>
    requestBizPage(client, source, request, { signal, silent: true }),
  );
  const chosen = () => selection.keys.map((key) => selection.known.get(key) ?? { [rowKey]: key });
  function finish(rows: BizRow[]) {
    addRecent(rows.map(store.keyOf));
    onOk(rows);
  }

  return (
    <>
      <div className="gezi-biz">
        <PagedTable<BizRow>
          answer={answer}
          columns={tableColumns}
          listKey={`${sought} ${pageNo}`}
          place={place}
          onPlace={(next) => setPlaced({ of: sought, place: next })}
          selection={selection}
          store={store}
          notifyRefusal={notifyRefusal}
          nameOf={nameOf}
          exclude={exclude}
          label={source.name}
          height={source.height ?? TABLE_HEIGHT}
          pageSizes={PAGE_SIZES}
          quickJumper={false}
          emptyText={url ? texts.noData : texts.biz.noUrl}
          onConfirm={(row) => finish(multiple && selection.keys.length > 0 ? chosen() : [row])}
        >
          <RecentChoices
            items={recent.flatMap((one) => namedRows(exclude.includes(one) ? undefined : recentRows.get(one)))}
            {...{ nameOf, selection, store, notifyRefusal }}
          />
          <BizSearch source={source} values={typed} onChange={setTyped} onConfirm={confirm} />
        </PagedTable>
        <ChosenPanel
          selection={selection}
          store={store}
          nameOf={nameOf}
          unknownName={loading ? texts.loading : texts.biz.unknown}
        />
      </div>
      <PickerFooter onOk={() => finish(chosen())} onCancel={onCancel} />
    </>
  );
}

/** The row as an array; `??` would lose the type of a row of unknown shape. */
const namedRows = (row: BizRow | undefined): BizRow[] => (row ? [row] : []);

/** @param textOf default the field of the column */
const columnOf = (
  { title, dataIndex, width = 150, sorter = false }: BizColumn,
  textOf = (row: BizRow) => cellText(row[dataIndex]),
): DataTableColumn<BizRow> => ({
  key: dataIndex,
  title,
  width,
  sortable: sorter,
  render: (row) => <Ellipsis text={textOf(row)} limit={ELLIPSIS} />,
});

/** @param before rows on the pages before */
const indexColumn = (title: string, before: number): DataTableColumn<BizRow> => ({
  key: 'index',
  title,
  width: 64,
  align: 'center',
  render: (_row, index) => before + index + 1,
});
