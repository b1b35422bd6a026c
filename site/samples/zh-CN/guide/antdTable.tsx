import { EditableGrid, type GridColumn } from '@gezi/editable-grid';

interface User {
  id: number;
  name: string;
  age: number;
}

// antd：{ title: '姓名', dataIndex: 'name', key: 'name', sorter: true, render: (_, user) => … }
const columns: GridColumn<User>[] = [
  { key: 'name', title: '姓名', isOrder: true, render: (user) => <strong>{user.name}</strong> },
  { key: 'age', title: '年龄', type: 'inputNumber', width: 100, isOrder: true },
];

const USERS: readonly User[] = [
  { id: 1, name: '李华', age: 32 },
  { id: 2, name: '王建国', age: 45 },
];

// antd：<Table rowKey="id" columns={columns} dataSource={users} rowSelection={…} pagination={{ pageSize: 10 }} />
export function Users() {
  return (
    <EditableGrid
      readOnly
      label="用户"
      columns={columns}
      rows={USERS}
      size="small"
      selection="checkbox"
      pagination={{ pageSize: 10 }}
      onSelectionChange={(ids) => console.warn(ids)}
    />
  );
}
