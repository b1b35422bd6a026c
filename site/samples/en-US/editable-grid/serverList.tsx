import { EditableGrid, type FilterState, type GridColumn, type SortState } from '@gezi/editable-grid';
import { useEffect, useState } from 'react';
import { loadPage, type Page, type Plan } from './plans';

const columns: GridColumn<Plan>[] = [
  { key: 'code', title: 'Plan number', width: 150, isOrder: true },
  { key: 'name', title: 'Plan', filter: 'text' },
  { key: 'amount', title: 'Budget', type: 'inputNumber', width: 130, isOrder: true },
];

// The same empty array on every render.
const NO_ROWS: readonly Plan[] = [];

export function ServerList() {
  const [request, setRequest] = useState<{ page: number; pageSize: number; sort?: SortState; filters: FilterState }>({
    page: 1,
    pageSize: 5,
    filters: {},
  });
  const [answer, setAnswer] = useState<Page>();
  const [failure, setFailure] = useState<string>();

  useEffect(() => {
    const aborted = new AbortController();
    loadPage(request, aborted.signal).then(
      (page) => {
        setAnswer(page);
        setFailure(undefined);
      },
      (error: Error) => aborted.signal.aborted || setFailure(error.message),
    );
    return () => aborted.abort();
  }, [request]);

  return (
    <EditableGrid
      readOnly
      label="Purchase plans"
      columns={columns}
      rows={answer?.records ?? NO_ROWS}
      loading={!answer && !failure}
      error={failure ? { message: failure, onRetry: () => setRequest({ ...request }) } : undefined}
      maxHeight={Infinity}
      size="small"
      sort={request.sort}
      onSortChange={(sort) => setRequest({ ...request, page: 1, sort })}
      filters={request.filters}
      onFiltersChange={(filters) => setRequest({ ...request, page: 1, filters })}
      pagination={{
        page: request.page,
        pageSize: request.pageSize,
        // With a total, rows are one page of the server.
        total: answer?.total ?? 0,
        pageSizeOptions: [5, 10, 20],
        onChange: (page, pageSize) => setRequest({ ...request, page, pageSize }),
      }}
    />
  );
}
