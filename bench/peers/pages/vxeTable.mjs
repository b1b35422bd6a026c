// The grid of JeecgBoot: its JVxeTable, which is not published by itself, is vxe-table with cells of ant-design-vue.
import { DatePicker, Input, InputNumber, Select } from 'ant-design-vue';
import 'ant-design-vue/dist/reset.css';
import dayjs from 'dayjs';
import { createApp, h, reactive } from 'vue';
import { VxeColumn, VxeTable } from 'vxe-table';
import 'vxe-table/lib/style.css';
import { painted } from '../../kit/page/frames';
import { columns, options } from './data';

const labels = new Map(options.map(({ label, value }) => [value, label]));
const EDITORS = { text: Input, digit: InputNumber, select: Select, date: DatePicker };

/** Rows are drawn as they scroll, as JVxeTable sets it from 30 rows on. */
export const vxeTable = {
  grid(root, rows, edit) {
    const data = edit ? reactive(rows) : rows;
    const table = {
      render: () =>
        h(
          VxeTable,
          {
            data,
            height: 600,
            border: true,
            showOverflow: true,
            rowConfig: { keyField: 'id' },
            scrollY: { enabled: true, gt: 30 },
          },
          () => columns.map((column) => columnOf(column, edit)),
        ),
    };
    createApp(table).mount(root);
    return painted();
  },
};

function columnOf({ key, title, type }, edit) {
  const common = { key, field: key, title, width: 150 };
  if (!edit) {
    const formatter = type === 'select' ? ({ cellValue }) => labels.get(cellValue) : undefined;
    return h(VxeColumn, { ...common, formatter });
  }
  return h(VxeColumn, common, { default: ({ row }) => editorOf(type, row, key) });
}

function editorOf(type, row, key) {
  const isDate = type === 'date';
  return h(EDITORS[type], {
    value: isDate ? dayjs(row[key]) : row[key],
    'onUpdate:value': (value) => (row[key] = isDate ? value?.format('YYYY-MM-DD') : value),
    ...(type === 'select' && { options }),
    style: 'width: 100%',
  });
}
