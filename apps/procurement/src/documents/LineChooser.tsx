import { useClient, type CallTarget } from '@gezi/client';
import { searchFieldsOf, searchInputOf, type ListField } from '@gezi/domain';
import { EditableGrid, type GridApi, type GridColumn, type SelectionEvent } from '@gezi/editable-grid';
import { Dialog, formatNumber, useLocale, useOpeningFocus } from '@gezi/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { App, Button } from 'antd';
import { useEffect, useMemo, useRef, useState } from 'react';
import { listColumns } from '../crud/listColumns';
import { pageQuery, type PageOf } from '../crud/pageQuery';
import { SearchForm } from '../crud/SearchForm';
import { useDictOptions } from '../crud/useDictOptions';
import { useNarrow } from '../crud/useNarrow';
import { usePageState } from '../crud/usePageState';
import type { Amount } from './core/lineRows';
import { takeFault } from './core/takeFault';
import { useTexts } from './texts';

/** A chosen line with the quantity to take; null if none was entered, or lines are taken whole. */
export interface TakenLine<Row> {
  row: Row;
  quantity: number | null;
}

interface LineChooserProps<Row extends { id: string }> {
  title: string;
  /** Searched and shown members of a line. Must be constant. */
  fields: readonly ListField[];
  endpoint: CallTarget<unknown, PageOf<Row>>;
  /** Further members of the input, e.g. a state. Must be constant. */
  input?: object;
  /** Quantity that is left of a line, null if unlimited; absent: lines are taken whole. Must be constant. */
  leftOf?: (row: Row) => number | null;
  /** Quantity that the draft takes already; undefined if the draft lacks the line. */
  quantityOf?: (row: Row) => Amount | undefined;
  /** Shown instead of the members on phones, if quantities are entered. */
  nameOf: (row: Row) => string;
  onTake: (lines: readonly TakenLine<Row>[]) => void;
  onClose: () => void;
}

/** Member of a row with the quantity to take. */
const TAKEN = 'takenCounts';
type ChooserRow<Row> = Row & { [TAKEN]: unknown };

const FIRST = { pageNo: 1, pageSize: 10 };
const MAX_HEIGHT = 420;
/** Pixels of the columns of quantities. */
const WIDE = { left: 90, taken: 110 };
const NARROW = { left: 64, taken: 92 };

/** Dialog that takes lines from a list, with search and pages; the selection includes lines of other pages. */
export function LineChooser<Row extends { id: string }>(props: LineChooserProps<Row>) {
  const { title, fields, endpoint, input, leftOf, quantityOf, nameOf, onTake, onClose } = props;
  const texts = useTexts();
  const language = useLocale();
  const client = useClient();
  const { message } = App.useApp();
  const dicts = useDictOptions(fields);
  const grid = useRef<GridApi<ChooserRow<Row>>>(null);
  const [filters, setFilters] = useState<Record<string, string>>({});
  const [page, setPage] = useState(FIRST);
  const [chosen, setChosen] = useState<ReadonlyMap<string, ChooserRow<Row>>>(new Map());
  const list = useQuery({
    ...pageQuery(client, endpoint, { ...page, ...searchInputOf(fields, filters), ...input } as unknown),
    placeholderData: keepPreviousData,
  });
  const state = usePageState(list);
  const { data } = list;
  // Another array reloads the grid, so entered quantities are put in only when a page is loaded.
  const [shown, setShown] = useState<{ data: typeof data; rows: readonly ChooserRow<Row>[] }>({
    data: undefined,
    rows: [],
  });
  if (data !== shown.data) {
    const withQuantity = (row: Row): ChooserRow<Row> => ({
      ...row,
      [TAKEN]: chosen.get(row.id)?.[TAKEN] ?? quantityOf?.(row) ?? leftOf?.(row) ?? null,
    });
    setShown({ data, rows: data?.records.map(withQuantity) ?? [] });
  }
  const { rows } = shown;
  /** For events within one render. */
  const latest = useRef(chosen);
  const isNarrow = useNarrow();
  const shortName = isNarrow && leftOf ? nameOf : undefined;
  const columns = useMemo(() => {
    const shown = shortName
      ? [{ key: 'name', type: 'slot', title: texts.line, width: 120, render: shortName } as const]
      : listColumns<ChooserRow<Row>>(fields, { language, dicts });
    return chooserColumns(shown, leftOf, texts, isNarrow);
  }, [fields, language, dicts, leftOf, shortName, isNarrow, texts]);
  const content = useRef<HTMLDivElement>(null);
  useOpeningFocus(true, () => content.current?.querySelector('input'));

  function keep(next: ReadonlyMap<string, ChooserRow<Row>>) {
    latest.current = next;
    setChosen(next);
  }

  // The grid unselects the rows of a page that it leaves.
  useEffect(() => {
    const ids = rows.filter(({ id }) => latest.current.has(id)).map(({ id }) => id);
    if (ids.length > 0) grid.current?.select(ids);
  }, [rows]);

  function select({ kind, rowIds }: SelectionEvent) {
    const next = new Map(latest.current);
    for (const row of grid.current?.getRows() ?? rows) {
      if (!rowIds.includes(row.id)) continue;
      if (kind === 'unselected') next.delete(row.id);
      else next.set(row.id, row);
    }
    keep(next);
  }

  /** A line with an entered quantity is chosen. */
  function takeQuantities() {
    const changed = (grid.current?.getRows() ?? []).filter((row) => {
      const known = latest.current.get(row.id) ?? rows.find(({ id }) => id === row.id);
      return known && known[TAKEN] !== row[TAKEN];
    });
    if (changed.length === 0) return;
    keep(new Map([...latest.current, ...changed.map((row) => [row.id, row] as const)]));
    grid.current?.select(changed.map(({ id }) => id));
  }

  function take() {
    const faulty = leftOf && [...chosen.values()].find((row) => takeFault(row[TAKEN], leftOf(row)));
    if (faulty) {
      const fault = takeFault(faulty[TAKEN], leftOf(faulty))!;
      void message.warning(texts.takeFault(nameOf(faulty), texts.takeFaults[fault]));
      void grid.current?.validate();
      return;
    }
    onTake([...chosen.values()].map((row) => ({ row, quantity: leftOf ? takenOf(row[TAKEN]) : null })));
    onClose();
  }

  return (
    <Dialog
      open
      width={960}
      className="gezi-chooser"
      title={title}
      onCancel={onClose}
      footer={[
        <output key="count" className="gezi-chooser-count">
          {texts.chosenLines(chosen.size)}
        </output>,
        <Button key="cancel" onClick={onClose}>
          {texts.cancel}
        </Button>,
        <Button key="take" type="primary" disabled={chosen.size === 0} onClick={take}>
          {texts.take}
        </Button>,
      ]}
    >
      <div ref={content}>
        <SearchForm
          fields={searchFieldsOf(fields, language, dicts)}
          value={filters}
          onSearch={(next) => {
            setFilters(next);
            setPage(FIRST);
          }}
        />
      </div>
      <EditableGrid
        {...state}
        rows={rows}
        label={title}
        columns={columns}
        readOnly={leftOf === undefined}
        spreadsheet={false}
        size="mini"
        maxHeight={MAX_HEIGHT}
        selection="checkbox"
        rowName={nameOf}
        apiRef={grid}
        onSelectionChange={(_ids, event) => select(event)}
        onRowsChange={takeQuantities}
        pagination={{
          page: page.pageNo,
          pageSize: page.pageSize,
          total: data?.total ?? 0,
          onChange: (pageNo: number, pageSize: number) => setPage({ pageNo, pageSize }),
        }}
      />
    </Dialog>
  );
}

const takenOf = (entered: unknown) => (entered === null || entered === '' ? null : Number(entered));

function chooserColumns<Row extends { id: string }>(
  shown: GridColumn<ChooserRow<Row>>[],
  leftOf: ((row: Row) => number | null) | undefined,
  texts: ReturnType<typeof useTexts>,
  isNarrow: boolean,
): GridColumn<ChooserRow<Row>>[] {
  if (!leftOf) return shown;
  const widths = isNarrow ? NARROW : WIDE;
  return [
    ...shown,
    {
      key: 'left',
      type: 'slot',
      title: isNarrow ? texts.leftShort : texts.left,
      width: widths.left,
      align: 'end',
      render: (row: ChooserRow<Row>) => {
        const left = leftOf(row);
        return left === null ? texts.unlimited : formatNumber(left);
      },
    },
    {
      key: TAKEN as keyof ChooserRow<Row> & string,
      type: 'inputNumber',
      title: isNarrow ? texts.takenShort : texts.taken,
      width: widths.taken,
      pin: 'end',
      validateRules: [
        {
          handler: ({ value, row }: { value: unknown; row: ChooserRow<Row> }) => {
            const fault = takeFault(value, leftOf(row));
            return fault && texts.takeFaults[fault];
          },
        },
      ],
    },
  ];
}
