import { DataTable, type DataTableProps } from '@gezi/ui';
import { useMemo, type KeyboardEvent, type ReactNode } from 'react';
import type { SelectionStore } from '../../core/selection/createSelectionStore';
import type { Selection, SelectionRefusal } from '../../core/selection/Selection';
import { useFailureText } from './useFailureText';

type Passed = 'label' | 'columns' | 'rows' | 'listKey' | 'sort' | 'onSortChange' | 'loading' | 'emptyText' | 'page';

export interface PickerTableProps<Row extends object> extends Pick<DataTableProps<Row>, Passed> {
  selection: Selection<Row>;
  store: SelectionStore<Row>;
  notifyRefusal: (refusal: SelectionRefusal | undefined) => void;
  /** Name of a row, for its checkbox. */
  nameOf: (row: Row) => string;
  /** Name of the checkbox that selects every loaded row. */
  selectAllLabel: string;
  /** Height of the scrolling rows in pixels. */
  height: number;
  /** Why rows could not be loaded, if they could not. */
  error: unknown;
  onRetry: () => void;
  /** Called with the active row on Enter, in single mode also on a double click. */
  onConfirm?: (row: Row) => void;
  /** Content above the table: a search. The arrow keys move from it into the rows and back. */
  children?: ReactNode;
  /** Content below the table: page buttons. */
  footer?: ReactNode;
}

/** The table of a picker, bound to the picker's selection. */
export function PickerTable<Row extends object>({
  selection,
  store,
  notifyRefusal,
  nameOf,
  selectAllLabel,
  height,
  error,
  children,
  footer,
  ...table
}: PickerTableProps<Row>) {
  const failureText = useFailureText();
  const selected = useMemo(() => new Set(selection.keys), [selection.keys]);
  return (
    <div className="gezi-picker-list" role="presentation" onKeyDown={moveFocus}>
      {children}
      <DataTable<Row>
        {...table}
        resizable
        rowKey={store.keyOf}
        rowName={nameOf}
        height={`min(${height + HEAD_HEIGHT}px, max(200px, 100dvh - 360px))`}
        error={error === undefined ? undefined : failureText(error)}
        selection={{
          multiple: store.rules.multiple,
          selected,
          disabled: store.rules.disabled,
          selectAllLabel,
          onSelect: (rows) => notifyRefusal(store.select(rows)),
          onDeselect: (rows) => store.deselect(rows.map(store.keyOf)),
        }}
      />
      {footer}
    </div>
  );
}

const HEAD_HEIGHT = 39;

/** Arrow keys move from the search into the rows, and from the first row back. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  if (event.defaultPrevented || event.nativeEvent.isComposing) return;
  const list = event.currentTarget;
  const search = list.querySelector<HTMLElement>('[data-picker-search] input');
  const grid = list.querySelector<HTMLElement>('[role=grid]');
  const [from, to] = event.key === 'ArrowDown' ? [search, grid] : event.key === 'ArrowUp' ? [grid, search] : [];
  if (!from || event.target !== from) return;
  event.preventDefault();
  to?.focus();
}
