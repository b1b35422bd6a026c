import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, Tag } from 'antd';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import type { GridColumn } from '../core/columns/GridColumn';
import type { SortState } from '../core/view/sortOrder';
import { cellAt } from '../testing/gridCells';
import { kindOptions, materials, type Material } from '../testing/materials';
import { EditableGrid } from './EditableGrid';
import type { EditableGridProps } from './EditableGridProps';

const onOpen = fn();
const columns: GridColumn<Material>[] = [
  { key: 'code', title: '物料编码', width: 130 },
  { key: 'name', title: '物料名称', isOrder: true, width: 200 },
  { key: 'kind', title: '物料类别', options: kindOptions },
  { key: 'counts', title: '需求数量', align: 'end', isOrder: true },
  { key: 'urgent', title: '状态', render: ({ urgent }) => (urgent ? <Tag color="red">加急</Tag> : '普通') },
  { key: 'demandTime', title: '需求时间', width: 135 },
  {
    key: 'action',
    type: 'slot',
    title: '操作',
    width: 140,
    pin: 'end',
    render: (row) => (
      <>
        <Button type="link" size="small" onClick={() => onOpen('view', row.id)}>
          查看
        </Button>
        <Button type="link" size="small" onClick={() => onOpen('edit', row.id)}>
          编辑
        </Button>
      </>
    ),
  },
];
const all = materials(57);

/** A list page: the server sorts and pages, the grid requests. */
function ListPage(props: Partial<EditableGridProps<Material>>) {
  const [page, setPage] = useState(1);
  const [pageSize, setPageSize] = useState(10);
  const [sort, setSort] = useState<SortState>();
  const sorted = sort
    ? all.toSorted((a, b) => {
        const [x, y] = [a[sort.column as 'counts'] ?? 0, b[sort.column as 'counts'] ?? 0];
        return (x < y ? -1 : x > y ? 1 : 0) * (sort.order === 'asc' ? 1 : -1);
      })
    : all;
  const [rows, key] = [
    sorted.slice((page - 1) * pageSize, page * pageSize),
    `${page} ${pageSize} ${sort?.column} ${sort?.order}`,
  ];
  const [shown, setShown] = useState({ rows, key });
  if (shown.key !== key) setShown({ rows, key });
  return (
    <EditableGrid<Material>
      readOnly
      label="需求计划"
      columns={columns}
      rows={shown.rows}
      rowNumber
      selection="checkbox"
      size="mini"
      maxHeight={Infinity}
      sort={sort}
      onSortChange={(next) => {
        setSort(next);
        setPage(1);
      }}
      pagination={{
        page,
        pageSize,
        total: all.length,
        onChange: (next, size) => {
          setPage(next);
          setPageSize(size);
        },
      }}
      {...props}
    />
  );
}

const meta = {
  title: 'EditableGrid/List',
  component: ListPage,
  args: { onRowActivate: fn(), onSelectionChange: fn() },
} satisfies Meta<typeof ListPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Empty: Story = { args: { rows: [], pagination: { page: 1, pageSize: 10, total: 0 } } };
export const Loading: Story = { args: { loading: true } };
export const Failed: Story = { args: { rows: [], error: { message: '很抱歉，资源未找到!', onRetry: fn() } } };
export const English: Story = { globals: { locale: 'en-US' } };

/** The owner sorts and pages; row numbers continue across pages. */
export const SortingAndPaging: Story = {
  async play({ canvas, canvasElement, userEvent }) {
    await expect(await canvas.findByText('1-10 共57条')).toBeVisible();
    const heading = canvas.getByRole('button', { name: /需求数量/ });
    await userEvent.click(heading);
    await userEvent.click(heading);
    await expect(canvas.getByRole('columnheader', { name: /需求数量/ })).toHaveAttribute('aria-sort', 'descending');
    await expect(cellAt(canvasElement, 1, '需求数量')).toHaveTextContent('119');
    await userEvent.click(canvas.getByTitle('2'));
    await expect(await canvas.findByText('11-20 共57条')).toBeVisible();
    await expect(cellAt(canvasElement, 1, '序号')).toHaveTextContent('11');
  },
};

/** The keyboard moves between rows and their buttons; Enter opens a row. */
export const ByKeyboard: Story = {
  async play({ canvas, canvasElement, userEvent, args }) {
    canvas.getByRole('grid').focus();
    await expect(cellAt(canvasElement, 1, '序号')).not.toHaveFocus();
    await expect(cellAt(canvasElement, 1, '物料编码')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onRowActivate).toHaveBeenLastCalledWith(all[1]);
    await userEvent.keyboard('{End}');
    await expect(within(cellAt(canvasElement, 2, '操作')).getByRole('button', { name: '查看' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(within(cellAt(canvasElement, 2, '操作')).getByRole('button', { name: '编辑' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onOpen).toHaveBeenLastCalledWith('edit', '2');
    await expect(args.onRowActivate).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(cellAt(canvasElement, 2, '需求时间')).toHaveFocus();
    await userEvent.keyboard('{Shift>} {/Shift}');
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(['2'], { kind: 'selected', rowIds: ['2'] });
    await waitFor(() => expect(canvas.getByRole('checkbox', { name: '全选' })).toBePartiallyChecked());
  },
};
