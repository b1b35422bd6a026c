import type { Meta, StoryObj } from '@storybook/react-vite';
import { createRef, useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { EditableGrid } from '../../react/EditableGrid';
import type { EditableGridProps } from '../../react/EditableGridProps';
import type { GridApi } from '../../react/GridApi';
import { cellAt, inputAt } from '../../testing/gridCells';
import { materialColumns, materials, type Material } from '../../testing/materials';

const api = createRef<GridApi<Material>>();

const meta = {
  title: 'EditableGrid/RowExpand',
  component: EditableGrid<Material>,
  args: {
    apiRef: api,
    columns: materialColumns,
    rows: materials(12),
    label: '物料',
    rowNumber: true,
    size: 'small',
    expand: { render: (row) => <Supply row={row} />, onExpand: fn() },
  },
} satisfies Meta<EditableGridProps<Material>>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Details of a line, with an input. */
function Supply({ row }: { row: Material }) {
  const [note, setNote] = useState('');
  return (
    <div style={{ display: 'grid', gap: 8 }}>
      <strong>
        {row.code} {row.name}
      </strong>
      <span>到货地点：一号库　质保期：12 个月　包装：木箱</span>
      <label>
        催交记录 <input value={note} onChange={(event) => setNote(event.target.value)} />
      </label>
    </div>
  );
}

const markOf = (root: HTMLElement, row: number) => within(root).getByRole('button', { name: `展开第 ${row} 行` });
const topOf = (element: Element) => element.getBoundingClientRect().top;

export const Closed: Story = {};

/** Opened by click: the panel is below its row, later rows move down. */
export const Open: Story = {
  async play({ canvas, canvasElement, userEvent, args }) {
    const third = topOf(cellAt(canvasElement, 3, '物料编码'));
    await openRow(canvasElement, 2, userEvent.click);
    const panel = await canvas.findByText('WL100002 闸阀 DN30');
    await waitFor(async () => {
      const room = panel.closest('.gezi-row-panel')!.getBoundingClientRect();
      await expect(
        Math.abs(room.top - cellAt(canvasElement, 2, '物料编码').getBoundingClientRect().bottom),
      ).toBeLessThan(2);
      await expect(Math.abs(topOf(cellAt(canvasElement, 3, '物料编码')) - third - room.height)).toBeLessThan(2);
    });
    await expect(args.expand!.onExpand).toHaveBeenCalledWith(args.rows[1], true);
    await userEvent.click(canvas.getByRole('button', { name: '收起第 2 行' }));
    await waitFor(() => expect(topOf(cellAt(canvasElement, 3, '物料编码'))).toBe(third));
  },
};

/** Rows expanded initially; dark. */
export const OpenAtFirst: Story = {
  args: { expand: { render: (row) => <Supply row={row} />, defaultExpanded: ['1', '3'] } },
  globals: { dark: 'dark' },
  async play({ canvas }) {
    await canvas.findByText('WL100003 离心泵机械密封 DN35');
  },
};

/** By keyboard: Enter expands, Tab enters the panel, Escape returns, Space collapses. */
export const ByKeyboard: Story = {
  async play({ canvas, canvasElement, userEvent }) {
    await openRow(canvasElement, 1, (mark) => {
      mark.focus();
      return userEvent.keyboard('{Enter}');
    });
    await canvas.findByText('WL100001 不锈钢无缝钢管 DN25');
    await userEvent.keyboard('{Tab}');
    await expect(canvas.getByLabelText('催交记录')).toHaveFocus();
    await userEvent.keyboard('已催');
    await expect(canvas.getByLabelText('催交记录')).toHaveValue('已催');
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('button', { name: '收起第 1 行' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(canvas.queryByLabelText('催交记录')).toBeNull());
  },
};

/** One at a time, and only rows with details. */
export const OneAtATime: Story = {
  args: {
    expand: { render: (row) => <Supply row={row} />, single: true, expandable: (row) => row.kind !== 'valve' },
  },
  async play({ canvas, canvasElement, userEvent }) {
    await openRow(canvasElement, 1, userEvent.click);
    await canvas.findByText('WL100001 不锈钢无缝钢管 DN25');
    await userEvent.click(markOf(canvasElement, 3));
    await canvas.findByText('WL100003 离心泵机械密封 DN35');
    await expect(canvas.queryByText('WL100001 不锈钢无缝钢管 DN25')).toBeNull();
    await expect(canvas.queryByRole('button', { name: '展开第 2 行' })).toBeNull();
  },
};

/** A nested grid: its edits stay inside. */
export const GridWithin: Story = {
  args: {
    expand: {
      render: (row) => (
        <EditableGrid
          label={`${row.name} 的到货计划`}
          rows={arrivals}
          size="tiny"
          columns={[
            { key: 'at', title: '到货日期', type: 'date' },
            { key: 'counts', title: '到货数量', type: 'inputNumber' },
          ]}
        />
      ),
    },
  },
  async play({ canvas, canvasElement, userEvent }) {
    await openRow(canvasElement, 1, userEvent.click);
    const inner = await canvas.findByRole('grid', { name: '不锈钢无缝钢管 DN25 的到货计划' });
    await userEvent.click(inputAt(inner, 1, '到货数量'));
    await userEvent.keyboard('5{ArrowDown}');
    await expect(inputAt(inner, 2, '到货数量')).toHaveFocus();
    await expect(api.current!.isDirty()).toBe(false);
    await userEvent.click(inputAt(canvasElement, 2, '物料名称'));
    await expect(inputAt(canvasElement, 2, '物料名称')).toHaveFocus();
  },
};
const arrivals = [
  { id: 'a', at: '2026-03-01', counts: 10 },
  { id: 'b', at: '2026-04-01', counts: 20 },
];

/** Three expanded rows among 100,000: positions are exact, and input in a panel survives scrolling. */
export const AmongMany: Story = {
  args: {
    rows: materials(100_000),
    expand: { render: (row) => <Supply row={row} />, defaultExpanded: ['1', '50000', '100000'] },
  },
  async play({ canvas, canvasElement, userEvent }) {
    const grid = canvas.getByRole('grid');
    await userEvent.type(await canvas.findByLabelText('催交记录'), '周五到');
    api.current!.focusCell('50001', 'name');
    await canvas.findByText(/WL150000/);
    await waitFor(async () => {
      const panel = canvas
        .getByText(/WL150000/)
        .closest('.gezi-row-panel')!
        .getBoundingClientRect();
      await expect(Math.abs(panel.bottom - topOf(cellAt(canvasElement, 50_001, '物料编码')))).toBeLessThan(2);
    });
    grid.scrollTop = grid.scrollHeight;
    await canvas.findByText(/WL200000/);
    await waitFor(async () => {
      grid.scrollTop = grid.scrollHeight;
      const panel = canvas
        .getByText(/WL200000/)
        .closest('.gezi-row-panel')!
        .getBoundingClientRect();
      await expect(panel.bottom).toBeLessThanOrEqual(grid.getBoundingClientRect().bottom + 1);
    });
    grid.scrollTop = 0;
    const first = canvas.getByText('WL100001 不锈钢无缝钢管 DN25').closest<HTMLElement>('.gezi-row-panel')!;
    await waitFor(() => expect(first).toBeVisible());
    await expect(within(first).getByLabelText('催交记录')).toHaveValue('周五到');
  },
};

/** The panels are loaded with the first grid that uses them. */
async function openRow(root: HTMLElement, row: number, press: (mark: HTMLElement) => Promise<void>) {
  await waitFor(
    async () => {
      await press(within(root).getByRole('button', { name: new RegExp(`^(展开|收起)第 ${row} 行$`) }));
      within(root).getByRole('button', { name: `收起第 ${row} 行` });
    },
    { interval: 200 },
  );
}
