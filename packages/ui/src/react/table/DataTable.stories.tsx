import type { Meta, StoryObj } from '@storybook/react-vite';
import { Input } from 'antd';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { makeStaff, type Employee } from '../../testing/staff';
import { DataTable } from './DataTable';
import type { DataTableColumn, DataTableProps } from './DataTableProps';
import { usePagedRows } from './usePagedRows';

const COLUMNS: readonly DataTableColumn<Employee>[] = [
  { key: 'account', title: '用户账号', sortable: true },
  { key: 'name', title: '用户姓名', width: 130, sortable: true },
  { key: 'department', title: '部门', width: 200 },
  { key: 'phone', title: '手机', width: 130 },
  { key: 'years', title: '工龄', width: 90, align: 'right', sortable: true, render: ({ years }) => `${years} 年` },
];
const STAFF = makeStaff(100_000);
const FEW = STAFF.slice(0, 30);

interface Args extends DataTableProps<Employee> {
  multiple: boolean;
  /** Keys of rows that cannot be selected. */
  locked?: readonly string[];
  onRefuse?: () => void;
}

/** A table with its selection stored outside. */
function Picker({ multiple, locked = [], ...table }: Args) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  return (
    <>
      <DataTable<Employee>
        {...table}
        selection={{
          multiple,
          selected,
          disabled: new Set(locked),
          onSelect: (rows) =>
            setSelected((before) => new Set([...(multiple ? before : []), ...rows.map(({ id }) => id)])),
          onDeselect: (rows) => {
            const leaving = new Set(rows.map(({ id }) => id));
            setSelected((before) => new Set([...before].filter((key) => !leaving.has(key))));
          },
        }}
      />
      <output>{`已选择 ${selected.size} 项`}</output>
    </>
  );
}

const meta = {
  title: 'UI/DataTable',
  component: DataTable<Employee>,
  render: (args) => <Picker {...(args as Args)} />,
  args: {
    label: '用户列表',
    columns: COLUMNS,
    rows: FEW,
    rowKey: ({ id }: Employee) => id,
    rowName: ({ name }: Employee) => name,
    multiple: true,
    onConfirm: fn(),
  },
} satisfies Meta<Args>;
export default meta;
type Story = StoryObj<Args>;

const grid = (canvasElement: HTMLElement) => within(canvasElement).findByRole('grid', { name: '用户列表' });
const rowOf = (table: HTMLElement, index: number) =>
  waitFor(() => {
    const row = table.querySelector<HTMLElement>(`[aria-rowindex="${index + 2}"]`);
    if (!row) throw new Error(`row ${index} is not drawn`);
    return row;
  });

export const Several: Story = {};
export const One: Story = { args: { multiple: false } };
export const WithoutSelection: Story = {
  render: ({ multiple: _multiple, ...args }) => <DataTable<Employee> {...args} />,
};
export const DisabledRows: Story = { args: { locked: ['u1', 'u3'] } };
export const FirstLoading: Story = { args: { rows: [], loading: true } };
export const NextLoading: Story = { args: { loading: true } };
export const Empty: Story = { args: { rows: [] } };
export const NothingMatches: Story = { args: { rows: [], emptyText: '没有与“欧阳”匹配的结果' } };
export const Failed: Story = { args: { rows: [], error: '用户服务繁忙，请稍后再试', onRetry: fn() } };
export const FailedBesideRows: Story = { args: { error: '用户服务繁忙，请稍后再试', onRetry: fn() } };
export const Resizable: Story = { args: { resizable: true } };
export const Dark: Story = { globals: { dark: 'dark' }, args: { locked: ['u2'] } };
export const English: Story = { globals: { locale: 'en-US' }, args: { rows: [] } };
export const Phone: Story = {
  decorators: [
    (Story) => (
      <div style={{ width: 340 }}>
        <Story />
      </div>
    ),
  ],
};

/** 100,000 rows without pages: End reaches the last one, and only visible rows are rendered. */
export const HundredThousandRows: Story = {
  args: { rows: STAFF },
  play: async ({ canvasElement }) => {
    const table = await grid(canvasElement);
    await expect(table).toHaveAttribute('aria-rowcount', '100001');
    table.focus();
    await userEvent.keyboard('{End}');
    const last = await rowOf(table, 99_999);
    await waitFor(() => expect(within(last).getByText('wu100000')).toBeVisible());
    await userEvent.keyboard(' ');
    await expect(last).toHaveAttribute('aria-selected', 'true');
    await expect(table.querySelectorAll('[role=row]').length).toBeLessThan(40);
    await userEvent.click(within(table).getByRole('button', { name: '工龄' }));
    await userEvent.keyboard('{Enter}');
    await expect(within(canvasElement).getByRole('columnheader', { name: /工龄/ })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    await waitFor(() => expect(within(canvasElement).getByText('已选择 1 项')).toBeVisible());
  },
};

/** A remote list with a search: pages are loaded while scrolling, and the selection survives both. */
function RemotePicker(args: Args) {
  const [typed, setTyped] = useState('');
  const { rows, listKey, loading, error, retry } = usePagedRows<Employee>({
    listKey: typed,
    pageSize: 10,
    isExcluded: ({ id }) => id === 'u4',
    loadPage: async (pageNo, signal) => {
      await new Promise((resolve) => setTimeout(resolve, 60));
      signal.throwIfAborted();
      const found = STAFF.filter(({ account }) => account.startsWith(typed));
      return { records: found.slice((pageNo - 1) * 10, pageNo * 10), total: found.length };
    },
  });
  return (
    <>
      <Input aria-label="用户账号" value={typed} onChange={(event) => setTyped(event.target.value)} />
      <Picker
        {...args}
        {...{ rows, listKey, loading }}
        error={error === undefined ? undefined : '加载失败'}
        onRetry={retry}
      />
    </>
  );
}
export const FromAServer: Story = {
  render: (args) => <RemotePicker {...args} />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText('wang000001');
    await expect(page.queryByText('liu000004')).toBeNull();
    const table = await grid(canvasElement);
    await expect(table).toHaveAttribute('aria-rowcount', '100000');
    await userEvent.click(page.getByText('wang000001'));
    table.scrollTop = 39 * 50_000;
    const far = await rowOf(table, 50_003);
    const name = await within(far).findByText('chen050005');
    await userEvent.click(name);
    await expect(page.getByText('已选择 2 项')).toBeVisible();
    await userEvent.type(page.getByRole('textbox', { name: '用户账号' }), 'zhao');
    await page.findByText('zhao000007');
    await expect(table.scrollTop).toBe(0);
    await expect(page.getByText('已选择 2 项')).toBeVisible();
  },
};

/** Keyboard only: moving, selecting, ranges, all, sorting and confirming. */
export const ByKeyboard: Story = {
  args: { locked: ['u5'] },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    const table = await grid(canvasElement);
    const selected = () =>
      [...table.querySelectorAll('[aria-selected=true]')].map((row) => Number(row.getAttribute('aria-rowindex')) - 1);
    table.focus();
    await userEvent.keyboard('{ArrowDown} ');
    await expect(selected()).toEqual([2]);
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{ArrowDown}{/Shift}');
    await expect(selected()).toEqual([2, 3, 4]);
    await userEvent.keyboard('{Shift>}{ArrowUp}{ArrowUp}{/Shift}');
    await expect(selected()).toEqual([2, 3]);
    await userEvent.keyboard('{Home}{PageDown}');
    await waitFor(() => expect(activeRow(table)).toBe(10));
    await userEvent.keyboard('{End}{PageUp}{Enter}');
    await expect(args.onConfirm).toHaveBeenLastCalledWith(expect.objectContaining({ id: 'u21' }));
    await userEvent.keyboard('{Control>}a{/Control}');
    await expect(page.getByText('已选择 29 项')).toBeVisible();
    await userEvent.click(page.getByRole('checkbox', { name: '选择全部' }));
    await expect(page.getByText('已选择 0 项')).toBeVisible();
  },
};

/** Number of the active row, from 1. */
function activeRow(table: HTMLElement): number {
  const row = document.getElementById(table.getAttribute('aria-activedescendant') ?? '');
  return Number(row?.getAttribute('aria-rowindex')) - 1;
}

/** A click toggles a row, a Shift click selects a range, and a click on the checkbox counts as a click on the row. */
export const ByMouse: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const user = userEvent.setup();
    await user.click(await page.findByText('wang000001'));
    await user.keyboard('{Shift>}');
    await user.click(page.getByText('zhang000003'));
    await user.keyboard('{/Shift}');
    await expect(page.getByText('已选择 3 项')).toBeVisible();
    await user.click(page.getByRole('checkbox', { name: '选择 李伟' }));
    await expect(page.getByText('已选择 2 项')).toBeVisible();
    await expect(await grid(canvasElement)).toHaveFocus();
    await expect(page.getByRole('checkbox', { name: '选择全部' })).toBePartiallyChecked();
  },
};

/** Columns are resized by dragging their edge, or with the arrow keys on it. */
export const ByArrowKeysWider: Story = {
  args: { resizable: true },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const column = await page.findByRole('columnheader', { name: /用户姓名/ });
    const before = column.offsetWidth;
    page.getByRole('button', { name: '调整列宽 用户姓名' }).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await waitFor(() => expect(column.offsetWidth).toBe(before + 20));
  },
};
