import { usePersisted } from '@gezi/ui';
import { useLayoutEffect, useMemo, useState } from 'react';
import type { ColumnState } from '../core/columns/arrangeColumns';
import { readColumnState } from '../core/columns/readColumnState';
import type { FilterState } from '../core/filter/ColumnFilter';
import type { GridStore } from '../core/store/GridStore';
import { sortList, type SortState } from '../core/view/sortOrder';
import type { RowProps } from './RowProps';
import type { SheetProps } from './SheetProps';

/** The user's columns, sorts and filters. */
export interface SheetView {
  columns: ColumnState;
  /** `undefined` if the user may not change columns. */
  changeColumns: ((state: ColumnState) => void) | undefined;
  sorts: readonly SortState[];
  sortBy: (sorts: readonly SortState[]) => void;
  filters: FilterState;
  filterBy: (filters: FilterState) => void;
}

const NO_FILTERS: FilterState = {};
/** Prefix of the storage key of columns (per grid and user). */
const STORAGE_KEY = 'gezi.editable-grid.columns';

/** Active columns, sorts and filters; stored as the props say, otherwise in the component. */
export function useSheetView<Row extends object>(
  props: SheetProps<Row> & Pick<RowProps<Row>, 'source'>,
  store: GridStore<Row>,
): SheetView {
  const { columnSettings = false, onSortChange, onFiltersChange } = props;
  const named = typeof columnSettings === 'object' ? columnSettings : undefined;
  const [kept, keep] = usePersisted(named && `${STORAGE_KEY}.${named.id}.${named.user ?? ''}`, readColumnState);
  const [ownColumns, setOwnColumns] = useState<ColumnState>({});
  const [ownSorts, setOwnSorts] = useState<readonly SortState[]>([]);
  const [ownFilters, setOwnFilters] = useState(NO_FILTERS);
  const given = props.sort;
  const remote = onSortChange !== undefined;
  const sorts = useMemo(() => (remote ? sortList(given) : ownSorts), [remote, given, ownSorts]);
  const filters = onFiltersChange ? (props.filters ?? NO_FILTERS) : ownFilters;
  // The server of a source sorts and filters.
  const atSource = props.source !== undefined;
  const local = onFiltersChange || atSource ? NO_FILTERS : ownFilters;

  useLayoutEffect(() => {
    if (store.filters !== local && (local !== NO_FILTERS || Object.keys(store.filters).length)) {
      store.filterBy(local);
      store.flush();
    }
  }, [store, local]);

  const replace = ({ order, hidden, widths, pins }: ColumnState) =>
    keep({ order, hidden, widths, pins } as ColumnState);
  return {
    columns: named ? kept : ownColumns,
    changeColumns: columnSettings ? (named ? replace : setOwnColumns) : undefined,
    sorts,
    sortBy(next) {
      if (onSortChange) return onSortChange(next[0], next);
      setOwnSorts(next);
      if (!atSource) store.sortBy(next);
    },
    filters,
    filterBy: (next) => (onFiltersChange ? onFiltersChange(next) : setOwnFilters(next)),
  };
}
