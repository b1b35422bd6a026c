import { EditableProTable, ProTable } from '@ant-design/pro-components';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { painted } from '../../kit/page/frames';
import { columns, options } from './data';

const proColumns = columns.map(({ key, title, type }) => ({
  title,
  dataIndex: key,
  valueType: type,
  width: 150,
  ...(type === 'select' ? { valueEnum: Object.fromEntries(options.map(({ label, value }) => [value, label])) } : {}),
}));
const common = {
  rowKey: 'id',
  columns: proColumns,
  search: false,
  options: false,
  toolBarRender: false,
  pagination: false,
};

/** All rows are drawn when cells are editors; the displayed list is drawn as it scrolls. */
export const proTable = {
  grid(root, rows, edit) {
    const table = edit
      ? createElement(EditableProTable, {
          ...common,
          value: rows,
          recordCreatorProps: false,
          scroll: { y: 600 },
          editable: { type: 'multiple', editableKeys: rows.map(({ id }) => id), actionRender: () => [] },
        })
      : createElement(ProTable, { ...common, dataSource: rows, virtual: true, scroll: { x: 1200, y: 600 } });
    createRoot(root).render(table);
    return painted();
  },
};
