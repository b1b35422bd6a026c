import { EditableGrid, type FilterState, type GridColumn } from '@gezi/editable-grid';
import { loadPage, type Plan } from '../editable-grid/plans';
import { Form, Input } from 'antd';
import { useEffect, useState } from 'react';

const columns: GridColumn<Plan>[] = [
  { key: 'code', title: 'Plan number', width: 150, isOrder: true },
  { key: 'name', title: 'Plan' },
];

const NO_ROWS: readonly Plan[] = [];

/** The search form and the request of ProTable, in plain React. */
export function Plans() {
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  const [answer, setAnswer] = useState<{ records: readonly Plan[]; total: number }>();

  useEffect(() => {
    const aborted = new AbortController();
    const filters: FilterState = search ? { name: { kind: 'text', contains: search } } : {};
    loadPage({ page, pageSize: 5, filters }, aborted.signal).then(setAnswer, () => {});
    return () => aborted.abort();
  }, [page, search]);

  return (
    <>
      <Form layout="inline" style={{ marginBottom: 12 }}>
        <Form.Item label="Plan">
          <Input.Search
            onSearch={(text) => {
              setSearch(text);
              setPage(1);
            }}
          />
        </Form.Item>
      </Form>
      <EditableGrid
        readOnly
        label="Purchase plans"
        columns={columns}
        rows={answer?.records ?? NO_ROWS}
        loading={!answer}
        size="small"
        pagination={{ page, pageSize: 5, total: answer?.total ?? 0, onChange: setPage }}
      />
    </>
  );
}
