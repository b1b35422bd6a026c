import type { Meta, StoryObj } from '@storybook/react-vite';
import { createRef } from 'react';
import { expect, waitFor } from 'storybook/test';
import { EditableGrid } from '../../react/EditableGrid';
import type { EditableGridProps } from '../../react/EditableGridProps';
import type { GridApi } from '../../react/GridApi';
import { inputAt } from '../../testing/gridCells';
import { materialColumns, materials, type Material } from '../../testing/materials';

const api = createRef<GridApi<Material>>();
const meta = {
  title: 'EditableGrid/Groups',
  component: EditableGrid<Material>,
  args: {
    apiRef: api,
    label: '物料',
    columns: materialColumns.map((column) =>
      'statistics' in column ? { ...column, statistics: undefined } : column,
    ) as EditableGridProps<Material>['columns'],
    rows: materials(40),
    rowNumber: true,
    selection: 'checkbox',
    size: 'mini',
    maxHeight: 520,
    group: { by: ['kind'], totals: { counts: 'sum', price: 'average', demandTime: 'min' } },
  },
} satisfies Meta<EditableGridProps<Material>>;
export default meta;
type Story = StoryObj<typeof meta>;

const heading = (root: ParentNode, text: string) =>
  [...root.querySelectorAll<HTMLElement>('.gezi-heading')].find((row) => row.textContent.includes(text))!;

/** Totals of each group follow the edits; a row changes its group when the focus leaves the grid. */
export const Totals: Story = {
  async play({ canvas, canvasElement, userEvent, step }) {
    await waitFor(() => expect(heading(canvasElement, '管材')).toBeVisible());
    await expect(canvas.getByRole('treegrid', { name: '物料' })).toBeVisible();
    await expect(heading(canvasElement, '管材')).toHaveTextContent('物料类别：管材（8）');
    const before = heading(canvasElement, '管材').textContent;
    await step('edit a quantity', async () => {
      await userEvent.clear(inputAt(canvasElement, 2, '采购数量'));
      await userEvent.keyboard('1000');
      await waitFor(() => expect(heading(canvasElement, '管材').textContent).not.toBe(before));
      await expect(heading(canvasElement, '管材')).toHaveTextContent(/1,?\d{3}/);
    });
    await step('close with the arrows', async () => {
      await userEvent.keyboard('{Escape}');
      const cell = heading(canvasElement, '管材').querySelector<HTMLElement>('.gezi-heading-cell')!;
      await userEvent.click(cell);
      await waitFor(() => expect(heading(canvasElement, '管材')).toHaveAttribute('aria-expanded', 'false'));
      await userEvent.keyboard('{ArrowRight}');
      await waitFor(() => expect(heading(canvasElement, '管材')).toHaveAttribute('aria-expanded', 'true'));
      await userEvent.keyboard('{ArrowDown}');
      await waitFor(() => expect(inputAt(canvasElement, 2, '物料编码')).toHaveFocus());
    });
    await step('another group', async () => {
      api.current!.applyChanges([{ kind: 'edit', rowId: '2', values: { kind: 'pipe' } }]);
      (document.activeElement as HTMLElement).blur();
      await waitFor(() => expect(heading(canvasElement, '管材')).toHaveTextContent('（9）'));
    });
    await step('collect', async () => {
      const collected = await api.current!.collect();
      await expect(collected).toMatchObject({ ok: true, rows: expect.objectContaining({ length: 40 }) });
    });
  },
};

/** Two levels, closed at first below the outer one. */
export const TwoLevels: Story = {
  args: {
    readOnly: true,
    group: { by: ['kind', 'urgent'], totals: { counts: 'sum', price: 'max' }, expanded: 1 },
  },
  async play({ canvasElement }) {
    await waitFor(() => expect(heading(canvasElement, '管材')).toBeVisible());
    await expect(heading(canvasElement, '加急：是')).toHaveAttribute('aria-level', '2');
  },
};

/** Pages are cut by lines, headings included; the pager counts rows, those of closed groups too. */
export const Paged: Story = {
  args: { pagination: { pageSize: 20 }, maxHeight: 900 },
  async play({ canvas, canvasElement, userEvent }) {
    await waitFor(() => expect(heading(canvasElement, '管材')).toBeVisible());
    await expect(await canvas.findByText('共40条')).toBeVisible();
    await expect(await canvas.findByTitle('3')).toBeVisible();
    await expect(canvas.queryByTitle('4')).toBeNull();
    await userEvent.click(heading(canvasElement, '管材').querySelector('.gezi-heading-cell')!);
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(heading(canvasElement, '管材')).toHaveAttribute('aria-expanded', 'false'));
    await expect(canvas.getByText('共40条')).toBeVisible();
  },
};

/** 100,000 rows. */
export const ManyRows: Story = {
  args: {
    rows: materials(100_000),
    readOnly: true,
    group: { by: ['kind'], totals: { counts: 'sum' }, expanded: false },
  },
  async play({ canvasElement }) {
    await waitFor(() => expect(heading(canvasElement, '合计')).toHaveTextContent('合计（100,000）'));
  },
};

/** On paper: headings with their totals above the rows of open groups. */
export const Printed: Story = {
  async play({ canvas, canvasElement }) {
    await canvas.findByText('物料类别：管材（8）');
    window.dispatchEvent(new Event('beforeprint'));
    const lines = [...canvasElement.querySelectorAll('.gezi-print-table > tbody > tr')];
    // Five groups, 40 rows and the totals of all.
    await expect(lines).toHaveLength(5 + 40 + 1);
    await expect(lines[0]).toHaveTextContent('物料类别：管材（8）');
    await expect(lines[1]).toHaveTextContent('WL100001');
    await expect(lines.at(-1)).toHaveTextContent('合计（40）');
    window.dispatchEvent(new Event('afterprint'));
    await waitFor(() => expect(canvasElement.querySelector('.gezi-print-table')).toBeNull());
  },
};
