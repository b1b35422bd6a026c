import { useTab } from '@gezi/admin-shell';
import { AdvancedQuery, describeQuery, EMPTY_QUERY, isActiveQuery, type QueryField } from '@gezi/advanced-query';
import { useClient, useSession, type CallTarget } from '@gezi/client';
import type { BatchAction, GridColumn, RowAction, TreeSettings } from '@gezi/editable-grid';
import { PageCard, PageHeader, useLocale } from '@gezi/ui';
import { CloseOutlined } from '@ant-design/icons';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Alert } from 'antd';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { joinQuery, splitQuery, type FilterColumn } from './core/columnFilters';
import { hasUrl } from './core/hasUrl';
import { describeFilters } from './core/describeFilters';
import { PAGE_SIZES, queryOf, withFilters, withQuery, withSort, type ListState } from './core/listState';
import { pageQuery, type PageOf } from './pageQuery';
import { ListGrid } from './ListGrid';
import { SearchForm } from './SearchForm';
import type { SearchField } from '@gezi/domain';
import { parameterNames } from './core/parameterNames';
import { useTexts } from './texts';
import { useListState } from './useListState';
import { useNarrow } from './useNarrow';
import { usePageState } from './usePageState';
import { useSavedQueryStore } from './useSavedQueryStore';

interface ListViewProps<Input, Row extends object> {
  title: string;
  /** Title of the tab; default: from the menu. */
  tabTitle?: string;
  description?: string;
  /** Accessible name of the grid. */
  label: string;
  /** Buttons next to the title; a function receives the current list input, e.g. for an export. */
  actions?: ReactNode | ((input: Input) => ReactNode);
  /** Shown above the search form. */
  summary?: ReactNode;
  fields: readonly SearchField[];
  /** Converts the list state to the endpoint's input. */
  input: (state: ListState) => Input;
  endpoint: CallTarget<Input, PageOf<Row>>;
  columns: readonly GridColumn<Row>[];
  onRowActivate?: (row: Row) => void;
  /** Enables the advanced query on these fields. Must be constant. */
  queryFields?: readonly QueryField[];
  /** Must be memoised. */
  rowActions?: readonly RowAction<Row>[];
  /** Name of a row, for the accessible names of its actions. */
  rowName?: (row: Row) => string;
  /** Actions on several rows; rows are selectable if there are any. */
  batchActions?: readonly BatchAction<Row>[];
  /** Name under which the user's column settings are stored; enables resizing, moving, pinning and hiding columns. */
  settings?: string;
  /** False: the endpoint returns all rows at once. Default true. */
  paged?: boolean;
  /** The rows are the roots of a tree. Must be constant. */
  tree?: TreeSettings<Row>;
}

/** The standard list: search form, read-only grid, paging. Its state is stored in the address. */
export function ListView<Input, Row extends object>(props: ListViewProps<Input, Row>) {
  const { title, tabTitle, description, label, fields, input, endpoint, columns, onRowActivate, queryFields } = props;
  const { rowActions, rowName, batchActions = [], settings, paged = true, tree } = props;
  const texts = useTexts();
  const locale = useLocale();
  const client = useClient();
  const isNarrow = useNarrow();
  const names = useMemo(() => fields.flatMap(parameterNames), [fields]);
  const sortable = useMemo(() => columns.filter(({ isOrder }) => isOrder).map(({ key }) => key), [columns]);
  const [state, change] = useListState(names, sortable);
  const listInput = input(state);
  const hasList = hasUrl(endpoint);
  const list = useQuery({
    ...pageQuery(client, endpoint, listInput),
    placeholderData: keepPreviousData,
    // The children of a root may have changed although the root has not.
    structuralSharing: !tree,
    enabled: hasList,
  });
  const actions = typeof props.actions === 'function' ? props.actions(listInput) : props.actions;
  const owner = useSession().user?.id;
  const columnSettings = useMemo(
    () => settings !== undefined && { id: settings, ...(owner !== undefined && { user: owner }) },
    [settings, owner],
  );
  const { data, refetch } = list;
  const page = usePageState(list);
  const [asking, setAsking] = useState(false);
  const query = useMemo(() => queryOf(state), [state]);
  const store = useSavedQueryStore();
  const filterColumns = useMemo(() => filterColumnsOf(columns, queryFields), [columns, queryFields]);
  const { filters, rest } = useMemo(() => splitQuery(query, filterColumns), [query, filterColumns]);
  // Cards have no headings that show the filters of their columns.
  const shownQuery = isNarrow ? query : rest;
  const isFiltered = Object.keys(state.filters).length > 0 || isActiveQuery(query);

  // The filters distinguish two tabs of the same list.
  const setTitle = useTab()?.setTitle;
  const filterText = describeFilters(fields, state.filters);
  useEffect(() => {
    setTitle?.(filterText ? texts.narrowed(title, filterText) : tabTitle);
  }, [setTitle, filterText, title, tabTitle, texts]);

  // Rows were removed, or the link is old: fall back to the last existing page.
  const total = data?.total ?? 0;
  const lastPage = paged ? Math.max(1, Math.ceil(total / state.pageSize)) : 1;
  const isPastLastPage = data !== undefined && !list.isPlaceholderData && state.pageNo > lastPage;
  useEffect(() => {
    if (isPastLastPage) change({ ...state, pageNo: lastPage });
  }, [isPastLastPage, lastPage, state, change]);

  async function retry() {
    setAsking(true);
    await refetch();
    setAsking(false);
  }

  const failure = page.error && !asking ? { ...page.error, onRetry: () => void retry() } : undefined;

  return (
    <>
      <PageHeader title={title} {...(description && { description })} {...(actions && { actions })} />
      {props.summary}
      <PageCard>
        <SearchForm
          fields={fields}
          value={state.filters}
          onSearch={(filters) => {
            const next = withFilters(state, filters);
            // Submitting the same search refetches.
            if (JSON.stringify(next) === JSON.stringify(state)) void retry();
            else change(next);
          }}
          extra={
            queryFields && (
              <AdvancedQuery
                fields={queryFields}
                groups
                value={query}
                store={store}
                onSearch={(wanted) => change(withQuery(state, wanted))}
              />
            )
          }
        />
        {queryFields && isActiveQuery(shownQuery) && (
          <Alert
            className="gezi-list-query"
            type="info"
            showIcon
            title={texts.queryInForce(describeQuery(shownQuery, queryFields, { locale }))}
            closable={{ closeIcon: <CloseOutlined aria-hidden />, 'aria-label': texts.clearQuery }}
            onClose={() =>
              change(
                withQuery(state, isNarrow ? EMPTY_QUERY : joinQuery({ filters, rest: EMPTY_QUERY }, filterColumns)),
              )
            }
          />
        )}
      </PageCard>
      <PageCard padded={!isNarrow}>
        <div className="gezi-list-page">
          <ListGrid
            label={label}
            columns={columns}
            {...(rowActions && { rowActions })}
            {...(rowName && { rowName })}
            {...page}
            rowNumber
            maxHeight={Infinity}
            loading={hasList && (page.loading || asking)}
            error={hasList ? failure : { message: texts.noUrl('list') }}
            emptyText={isFiltered ? texts.emptyFiltered : texts.empty}
            sort={state.sort}
            onSortChange={(sort) => change(withSort(state, sort))}
            filters={filters}
            onFiltersChange={(next) => change(withQuery(state, joinQuery({ filters: next, rest }, filterColumns)))}
            {...(paged && {
              pagination: {
                page: state.pageNo,
                pageSize: state.pageSize,
                total,
                pageSizeOptions: PAGE_SIZES,
                onChange: (pageNo: number, pageSize: number) => change({ ...state, pageNo, pageSize }),
              },
            })}
            {...(onRowActivate && { onRowActivate })}
            {...(batchActions.length > 0 && { selection: 'checkbox', batchActions })}
            columnSettings={columnSettings}
            {...(tree && { tree })}
          />
        </div>
      </PageCard>
    </>
  );
}

/** The columns whose heading offers a filter. */
const filterColumnsOf = <Row extends object>(
  columns: readonly GridColumn<Row>[],
  queryFields: readonly QueryField[] = [],
): FilterColumn[] =>
  columns.flatMap((column) => {
    const field = queryFields.find(({ key }) => key === column.key);
    if (!field || typeof column.filter !== 'string') return [];
    const options = 'options' in column ? (column.options ?? []) : [];
    return [
      {
        field,
        kind: column.filter,
        options: options.map(({ value, label }) => ({ value: String(value), label: label ?? String(value) })),
      },
    ];
  });
