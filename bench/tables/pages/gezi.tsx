import { DataTable, GeziProvider, type DataTableColumn } from '@gezi/ui';
import '@gezi/ui/styles.css';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { Employee } from '../../../packages/ui/src/testing/staff';
import { TEN_ROWS, type Contender } from './contender';

const COLUMNS: readonly DataTableColumn<Employee>[] = [
  { key: 'account', title: '用户账号', width: 150, sortable: true },
  { key: 'name', title: '用户姓名', width: 130, sortable: true },
  { key: 'department', title: '部门', width: 240 },
  { key: 'phone', title: '手机', width: 130 },
  { key: 'years', title: '工龄', width: 90, sortable: true },
];
const grid = () => document.querySelector<HTMLElement>('[role=grid]')!;

function Page({ users }: { users: readonly Employee[] }) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  return (
    <GeziProvider>
      <DataTable<Employee>
        label="用户列表"
        columns={COLUMNS}
        rows={users}
        rowKey={({ id }) => id}
        rowName={({ name }) => name}
        selection={{
          multiple: true,
          selected,
          onSelect: (rows) => setSelected(new Set([...selected, ...rows.map(({ id }) => id)])),
          onDeselect: () => setSelected(new Set()),
        }}
      />
    </GeziProvider>
  );
}

export const contender: Contender = {
  mount: (root, users) => createRoot(root).render(<Page users={users} />),
  rows: () => [...document.querySelectorAll('[role=grid] [data-index]')],
  scroller: grid,
  next: () => grid().scrollBy(0, TEN_ROWS),
  sort: () => [...document.querySelectorAll<HTMLElement>('.gezi-table-sort')].at(-1)!.click(),
};
