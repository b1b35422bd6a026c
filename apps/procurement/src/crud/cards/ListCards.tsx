import { EmptyState, LoadFailure } from '@gezi/ui';
import type { BatchAction, EditableGridProps, GridColumn, SortState } from '@gezi/editable-grid';
import { Button, Checkbox, Pagination, Select, Spin } from 'antd';
import { useMemo } from 'react';
import { useTexts } from '../texts';
import { cardFields } from './cardFields';
import { RecordCard, type CardSettings } from './RecordCard';
import { useActionRunner } from './useActionRunner';
import { useCardSelection, type CardSelection } from './useCardSelection';

export type ListCardsProps<Row extends object> = Pick<
  EditableGridProps<Row>,
  | 'label'
  | 'columns'
  | 'rows'
  | 'rowKey'
  | 'rowActions'
  | 'rowName'
  | 'loading'
  | 'error'
  | 'emptyText'
  | 'sort'
  | 'onSortChange'
  | 'pagination'
  | 'onRowActivate'
  | 'selection'
  | 'batchActions'
  | 'tree'
>;

/** A list on a phone: one card per record, with sorting, selection, batch actions and paging. */
export function ListCards<Row extends object>(props: ListCardsProps<Row>) {
  const { label, columns, rows, rowKey = 'id', rowActions = [], rowName, onRowActivate, tree } = props;
  const { loading = false, error, emptyText, batchActions = [] } = props;
  const fields = useMemo(() => cardFields(columns), [columns]);
  const selection = useCardSelection(rows, rowKey);
  const settings: CardSettings<Row> = {
    fields,
    idOf: (row) => (row as Record<string, string | number>)[rowKey]!,
    rowActions,
    rowName,
    selection: props.selection ? selection : undefined,
    onRowActivate,
    tree,
  };
  if (error) return <LoadFailure {...error} />;
  return (
    <Spin spinning={loading}>
      <CardBar {...props} marked={selection} />
      {props.selection && selection.rows.length > 0 && <CardBatch actions={batchActions} selection={selection} />}
      {rows.length === 0 ? (
        <EmptyState compact {...(!loading && emptyText !== undefined && { title: emptyText })} />
      ) : (
        <ul className="gezi-record-cards" aria-label={label}>
          {rows.map((row) => (
            <RecordCard key={settings.idOf(row)} row={row} settings={settings} />
          ))}
        </ul>
      )}
      <CardPages {...props} />
    </Spin>
  );
}

interface CardBarProps<Row extends object> extends ListCardsProps<Row> {
  marked: CardSelection<Row>;
}

/** Selects all rows, and the order. */
function CardBar<Row extends object>({ columns, rows, selection, sort, onSortChange, marked }: CardBarProps<Row>) {
  const texts = useTexts();
  const sortable = onSortChange ? columns.filter(({ isOrder }) => isOrder) : [];
  const [current] = sort ? [sort].flat() : [];
  if (!selection && sortable.length === 0) return null;
  return (
    <div className="gezi-record-cards-bar">
      {selection === 'checkbox' && (
        <Checkbox
          checked={marked.all === 'all'}
          indeterminate={marked.all === 'some'}
          disabled={rows.length === 0}
          onChange={({ target }) => marked.toggleAll(target.checked)}
        >
          {texts.selectAll}
        </Checkbox>
      )}
      {sortable.length > 0 && (
        <Select
          className="gezi-record-cards-sort"
          aria-label={texts.sortBy}
          value={current ? `${current.order} ${current.column}` : ''}
          options={[{ value: '', label: texts.defaultOrder }, ...sortable.flatMap(ordersOf)]}
          popupMatchSelectWidth={false}
          onChange={(value) => {
            const next = sortOf(value);
            onSortChange?.(next, next ? [next] : []);
          }}
        />
      )}
    </div>
  );

  function ordersOf({ key, title = key }: GridColumn<Row>) {
    return [
      { value: `asc ${key}`, label: texts.ascending(title) },
      { value: `desc ${key}`, label: texts.descending(title) },
    ];
  }
}

function sortOf(value: string): SortState | undefined {
  const [order, column] = value.split(' ');
  return column === undefined ? undefined : { column, order: order === 'asc' ? 'asc' : 'desc' };
}

interface CardBatchProps<Row extends object> {
  actions: readonly BatchAction<Row>[];
  selection: CardSelection<Row>;
}

/** Actions on the selected rows. */
function CardBatch<Row extends object>({ actions, selection }: CardBatchProps<Row>) {
  const texts = useTexts();
  const run = useActionRunner();
  return (
    <div className="gezi-record-cards-batch">
      <output>{texts.selectedCards(selection.rows.length)}</output>
      {actions.map(({ key, label, danger = false, confirm, onClick }) => (
        <Button
          key={key}
          size="small"
          danger={danger}
          onClick={() => run({ label, danger, question: confirm, act: () => onClick(selection.rows) })}
        >
          {label}
        </Button>
      ))}
      <Button type="link" size="small" onClick={() => selection.toggleAll(false)}>
        {texts.clearSelection}
      </Button>
    </div>
  );
}

/** Paging of the list. */
function CardPages<Row extends object>({ pagination, rows }: ListCardsProps<Row>) {
  const texts = useTexts();
  if (!pagination) return null;
  const { page = 1, pageSize = 10, total = rows.length, pageSizeOptions = [pageSize], onChange } = pagination;
  return (
    <Pagination
      className="gezi-record-cards-pages"
      simple
      size="small"
      current={page}
      pageSize={pageSize}
      total={total}
      showSizeChanger={pageSizeOptions.length > 1}
      pageSizeOptions={[...pageSizeOptions]}
      showTotal={(all) => texts.totalCards(all)}
      onChange={(next, size) => onChange?.(next, size)}
    />
  );
}
