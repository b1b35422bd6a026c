import { usePersisted } from '@gezi/ui';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { ColumnState } from '../core/columns/arrangeColumns';
import { readColumnState } from '../core/columns/readColumnState';
import type { ThreadState } from '../core/comments/findThreads';
import type { FilterState } from '../core/filter/ColumnFilter';
import type { RowId } from '../core/rowId';
import type { GridStore } from '../core/store/GridStore';
import { sortList, type SortState } from '../core/view/sortOrder';
import type { EditableGridProps } from './EditableGridProps';
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
  /** The rows are a part of a server's: it knows how many match. */
  isPartial: boolean;
  /** The rows with comments of a state, if only they are shown. */
  commented: CommentedRows | undefined;
  /** `undefined` shows all rows. Absent without comments, or if the rows are a part of a server's. */
  filterByComments: ((rows: CommentedRows | undefined) => void) | undefined;
}

/** The rows that the filter by comments shows. */
export interface CommentedRows {
  state: ThreadState;
  ids: ReadonlySet<RowId>;
}

/** True if the rows are in another order than in the document, or some of them are hidden. */
export const isArranged = ({ sorts, filters, commented }: SheetView): boolean =>
  sorts.length > 0 || Object.keys(filters).length > 0 || commented !== undefined;

const NO_FILTERS: FilterState = {};
/** Prefix of the storage key of columns (per grid and user). */
const STORAGE_KEY = 'gezi.editable-grid.columns';

/** Active columns, sorts and filters; stored as the props say, otherwise in the component. */
export function useSheetView<Row extends object>(
  props: SheetProps<Row> & Pick<RowProps<Row>, 'source'> & Pick<EditableGridProps<Row>, 'comments' | 'pagination'>,
  store: GridStore<Row>,
): SheetView {
  const { columnSettings = false, onSortChange, onFiltersChange } = props;
  const named = typeof columnSettings === 'object' ? columnSettings : undefined;
  const [kept, keep] = usePersisted(named && `${STORAGE_KEY}.${named.id}.${named.user ?? ''}`, readColumnState);
  const [ownColumns, setOwnColumns] = useState<ColumnState>({});
  const [ownSorts, setOwnSorts] = useState<readonly SortState[]>([]);
  const [ownFilters, setOwnFilters] = useState(NO_FILTERS);
  const [ownCommented, setCommented] = useState<CommentedRows>();
  const given = props.sort;
  const remote = onSortChange !== undefined;
  const sorts = useMemo(() => (remote ? sortList(given) : ownSorts), [remote, given, ownSorts]);
  const filters = onFiltersChange ? (props.filters ?? NO_FILTERS) : ownFilters;
  // The server of a source sorts and filters.
  const atSource = props.source !== undefined;
  const local = onFiltersChange || atSource ? NO_FILTERS : ownFilters;
  const isPartial = onFiltersChange !== undefined || atSource || props.pagination?.total !== undefined;
  // Without the list of comments, the filter could not be changed.
  const filterByComments = props.comments && !isPartial ? setCommented : undefined;
  const commented = filterByComments && ownCommented;
  // It does not come back with the comments.
  if (ownCommented && !commented) setCommented(undefined);
  const only = commented?.ids;
  const filteredBy = useRef(only);

  useLayoutEffect(() => {
    const isSame = store.filters === local || (local === NO_FILTERS && Object.keys(store.filters).length === 0);
    if (isSame && filteredBy.current === only) return;
    filteredBy.current = only;
    store.filterBy(local, only);
    store.flush();
  }, [store, local, only]);

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
    isPartial,
    commented,
    filterByComments,
  };
}
