import { GeziProvider } from '@gezi/ui';
import '@gezi/ui/styles.css';
import { Table, type TableColumnsType } from 'antd';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { Employee } from '../../../packages/ui/src/testing/staff';
import { TEN_ROWS, type Contender } from './contender';

const COLUMNS: TableColumnsType<Employee> = [
  { title: '用户账号', dataIndex: 'account', width: 150, ellipsis: true, sorter: true },
  { title: '用户姓名', dataIndex: 'name', width: 130, ellipsis: true, sorter: true },
  { title: '部门', dataIndex: 'department', width: 240, ellipsis: true },
  { title: '手机', dataIndex: 'phone', width: 130 },
  { title: '工龄', dataIndex: 'years', width: 90, sorter: (a, b) => a.years - b.years },
];

function Page({ users, virtual }: { users: readonly Employee[]; virtual: boolean }) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  // Native checkboxes, at a third of the cost of antd's.
  const box: TableColumnsType<Employee>[number] = {
    key: 'box',
    width: 40,
    render: (_value, { id, name }) => (
      <input
        type="checkbox"
        aria-label={name}
        checked={selected.has(id)}
        onChange={() => setSelected(new Set([...selected, id]))}
      />
    ),
  };
  return (
    <GeziProvider>
      <Table<Employee>
        size="small"
        rowKey="id"
        columns={[box, ...COLUMNS]}
        dataSource={users as Employee[]}
        virtual={virtual}
        scroll={{ x: 780, y: TEN_ROWS }}
        pagination={virtual ? false : { size: 'small', pageSize: 10, showQuickJumper: true, showSizeChanger: true }}
      />
    </GeziProvider>
  );
}

/** @param virtual antd's virtual rows without paging, or pages of ten rows */
export function antdTable(virtual: boolean): Contender {
  const scroller = () => document.querySelector<HTMLElement>('.ant-table-tbody-virtual-holder') ?? undefined;
  return {
    mount: (root, users) => createRoot(root).render(<Page users={users} virtual={virtual} />),
    rows: () => [...document.querySelectorAll('.ant-table-row')],
    scroller,
    next: () =>
      virtual
        ? scroller()!.scrollBy(0, TEN_ROWS)
        : document.querySelector<HTMLElement>('.ant-pagination-next button')!.click(),
    sort: () => [...document.querySelectorAll<HTMLElement>('.ant-table-column-has-sorters')].at(-1)!.click(),
  };
}
