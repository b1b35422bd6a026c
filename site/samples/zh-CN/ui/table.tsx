import { DataTable } from '@gezi/ui';
import { useState } from 'react';

interface User {
  id: string;
  name: string;
  department: string;
}

const USERS: readonly User[] = Array.from({ length: 10_000 }, (_, index) => ({
  id: String(index + 1),
  name: `${['李华', '王建国', '赵敏', '陈志强'][index % 4]} ${index + 1}`,
  department: ['采购供应部', '质量管理部'][index % 2]!,
}));

/** 一万行，不分页；只画看得见的行。 */
export function Table() {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  return (
    <>
      <div style={{ height: 260 }}>
        <DataTable<User>
          label="用户列表"
          rows={USERS}
          listKey="users"
          rowKey={(user) => user.id}
          rowName={(user) => user.name}
          columns={[
            { key: 'name', title: '姓名' },
            { key: 'department', title: '部门' },
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
      <output>已选：{selected.size}</output>
    </>
  );
}
