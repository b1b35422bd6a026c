import { useTab } from '@gezi/admin-shell';
import { AdvancedQuery, describeQuery, EMPTY_QUERY, isActiveQuery, type QueryField } from '@gezi/advanced-query';
import { useClient, useSession, type CallTarget } from '@gezi/client';
import type { BatchAction, GridColumn, RowAction, TreeSettings } from '@gezi/editable-grid';
import { PageCard, PageHeader, useLocale } from '@gezi/ui';
import { CloseOutlined } from '@ant-design/icons';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Alert } from 'antd';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { filterWords } from './core/filterWords';
import { PAGE_SIZES, queryOf, withFilters, withQuery, withSort, type ListState } from './core/listState';
import { pageQuery, type PageOf } from './pageQuery';
import { ListGrid } from './ListGrid';
import { SearchForm } from './SearchForm';
import type { SearchField } from '@gezi/domain';
import { namesOf } from './core/namesOf';
import { useTexts } from './texts';
import { useListState } from './useListState';
import { useNarrow } from './useNarrow';
import { usePageState } from './usePageState';
import { useSavedQueryStore } from './useSavedQueryStore';

interface ListViewProps<Input, Row extends object> {
  title: string;
  /** What its tab is called; default as the menu says. */
  tabTitle?: string;
  description?: string;
  /** Accessible name of the grid. */
  label: string;
  /** Buttons beside the title; some want to know what the list was asked for, as an export does. */
  actions?: ReactNode | ((asked: Input) => ReactNode);
  fields: readonly SearchField[];
  /** The state of the list as the endpoint takes it. */
  input: (state: ListState) => Input;
  endpoint: CallTarget<Input, PageOf<Row>>;
  columns: readonly GridColumn<Row>[];
  onRowActivate?: (row: Row) => void;
  /** Offers the advanced query on these fields; a constant list. */
  queryFields?: readonly QueryField[];
  /** Memoised. */
  rowActions?: readonly RowAction<Row>[];
  /** Name of a row, for the accessible names of its actions. */
  rowName?: (row: Row) => string;
  /** What can be done with several rows at once; rows can be chosen where there is anything. */
  batchActions?: readonly BatchAction<Row>[];
  /** Columns are sized, moved, pinned and hidden by the person, who finds them so again; the name the list has for it. */
  settings?: string;
  /** False: the endpoint gives all rows at once. Default true. */
  paged?: boolean;
  /** The rows are the roots of a tree; a constant. */
  tree?: TreeSettings<Row>;
}

/** A list as all lists are: conditions, a grid that only shows, pages. What it shows stands in the address. */
export function ListView<Input, Row extends object>(props: ListViewProps<Input, Row>) {
  const { title, tabTitle, description, label, fields, input, endpoint, columns, onRowActivate, queryFields } = props;
  const { rowActions, rowName, batchActions = [], settings, paged = true, tree } = props;
  const texts = useTexts();
  const locale = useLocale();
  const client = useClient();
  const isNarrow = useNarrow();
  const names = useMemo(() => fields.flatMap(namesOf), [fields]);
  const sortable = useMemo(() => columns.filter(({ isOrder }) => isOrder).map(({ key }) => key), [columns]);
  const [state, change] = useListState(names, sortable);
  const asked = input(state);
  const list = useQuery({
    ...pageQuery(client, endpoint, asked),
    placeholderData: keepPreviousData,
    // What is below a root may have changed although the root has not.
    structuralSharing: !tree,
  });
  const actions = typeof props.actions === 'function' ? props.actions(asked) : props.actions;
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
  const isFiltered = Object.keys(state.filters).length > 0 || isActiveQuery(query);

  // Two tabs of one list are told apart by what each is narrowed to.
  const setTitle = useTab()?.setTitle;
  const narrowedTo = filterWords(fields, state.filters);
  useEffect(() => {
    setTitle?.(narrowedTo ? texts.narrowed(title, narrowedTo) : tabTitle);
  }, [setTitle, narrowedTo, title, tabTitle, texts]);

  // Rows were removed, or an old link: the last page there is takes the place of one that is not.
  const total = data?.total ?? 0;
  const lastPage = paged ? Math.max(1, Math.ceil(total / state.pageSize)) : 1;
  const isBeyond = data !== undefined && !list.isPlaceholderData && state.pageNo > lastPage;
  useEffect(() => {
    if (isBeyond) change({ ...state, pageNo: lastPage });
  }, [isBeyond, lastPage, state, change]);

  async function askAgain() {
    setAsking(true);
    await refetch();
    setAsking(false);
  }

  return (
    <>
      <PageHeader title={title} {...(description && { description })} {...(actions && { actions })} />
      <PageCard>
        <SearchForm
          fields={fields}
          value={state.filters}
          onSearch={(filters) => {
            const next = withFilters(state, filters);
            // The same question again is a wish for a fresh answer.
            if (JSON.stringify(next) === JSON.stringify(state)) void askAgain();
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
        {queryFields && isActiveQuery(query) && (
          <Alert
            className="gezi-list-query"
            type="info"
            showIcon
            title={texts.queryInForce(describeQuery(query, queryFields, { locale }))}
            closable={{ closeIcon: <CloseOutlined aria-hidden />, 'aria-label': texts.clearQuery }}
            onClose={() => change(withQuery(state, EMPTY_QUERY))}
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
            rowNumber={!isNarrow}
            maxHeight={Infinity}
            loading={page.loading || asking}
            error={page.error && !asking ? { ...page.error, onRetry: () => void askAgain() } : undefined}
            emptyText={isFiltered ? texts.emptyFiltered : texts.empty}
            sort={state.sort}
            onSortChange={(sort) => change(withSort(state, sort))}
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
