import { DataTable } from '@gezi/ui';
import { useState } from 'react';

interface User {
  id: string;
  name: string;
  department: string;
}

const USERS: readonly User[] = Array.from({ length: 10_000 }, (_, index) => ({
  id: String(index + 1),
  name: `${['Laura Hill', 'John Miller', 'Mary Joy', 'Charles Strong'][index % 4]} ${index + 1}`,
  department: ['Purchasing', 'Quality'][index % 2]!,
}));

/** 10,000 rows without pages; only the visible ones are drawn. */
export function Table() {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  return (
    <>
      <div style={{ height: 260 }}>
        <DataTable<User>
          label="Users"
          rows={USERS}
          listKey="users"
          rowKey={(user) => user.id}
          rowName={(user) => user.name}
          columns={[
            { key: 'name', title: 'Name' },
            { key: 'department', title: 'Department' },
          ]}
          selection={{
            multiple: true,
            selected,
            onSelect: (users) => setSelected(new Set([...selected, ...users.map(({ id }) => id)])),
            onDeselect: (users) =>
              setSelected(new Set([...selected].filter((id) => !users.some((one) => one.id === id)))),
          }}
        />
      </div>
      <output>Selected: {selected.size}</output>
    </>
  );
}
