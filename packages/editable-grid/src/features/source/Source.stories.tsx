import type { Meta, StoryObj } from '@storybook/react-vite';
import { createRef } from 'react';
import { expect, fn, spyOn, waitFor, within } from 'storybook/test';
import { EditableGrid } from '../../react/EditableGrid';
import type { EditableGridProps } from '../../react/EditableGridProps';
import type { GridApi } from '../../react/GridApi';
import { cellAt, inputAt } from '../../testing/gridCells';
import { lineServer, type ServerLine } from '../../testing/lineServer';
import { kindOptions } from '../../testing/materials';

const api = createRef<GridApi<ServerLine>>();
const NO_ROWS: ServerLine[] = [];
const meta = {
  title: 'EditableGrid/Source',
  component: EditableGrid<ServerLine>,
  args: {
    apiRef: api,
    label: '物料',
    rows: NO_ROWS,
    rowNumber: true,
    selection: 'checkbox',
    size: 'mini',
    maxHeight: 420,
    columns: [
      { key: 'code', title: '物料编码', type: 'input', isOrder: true },
      { key: 'kind', title: '物料类别', type: 'select', options: kindOptions, filter: 'choice' },
      { key: 'counts', title: '采购数量', type: 'inputNumber' },
    ],
    source: lineServer(10_000_000, 120),
  },
} satisfies Meta<EditableGridProps<ServerLine>>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 10,000,000 rows of a server: only visible blocks are loaded, edits stay while others are shown. */
export const TenMillionRows: Story = {
  args: { source: lineServer(10_000_000, 120) },
  async play({ canvas, canvasElement, userEvent, step }) {
    await waitFor(() => expect(inputAt(canvasElement, 1, '物料编码')).toHaveValue('WL00000001'));
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', '10000001');
    await step('edit, jump to the end, edit', async () => {
      await userEvent.clear(inputAt(canvasElement, 1, '采购数量'));
      await userEvent.keyboard('11{Enter}{Control>}{End}{/Control}');
      await waitFor(() => expect(inputAt(canvasElement, 10_000_000, '物料编码')).toHaveValue('WL10000000'));
      await waitFor(() => expect(inputAt(canvasElement, 10_000_000, '采购数量')).toHaveFocus());
      await userEvent.keyboard('22{ArrowUp}33{Enter}');
    });
    await step('collect the edits of all blocks', async () => {
      const collected = await api.current!.collect();
      await expect(collected).toMatchObject({
        ok: true,
        edited: [
          { id: 1, counts: 11 },
          { id: 9_999_999, counts: 33 },
          { id: 10_000_000, counts: 22 },
        ],
      });
    });
    await step('sort on the server', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /物料编码/ }));
      await userEvent.click(canvas.getByRole('button', { name: /物料编码/ }));
      await waitFor(() => expect(inputAt(canvasElement, 1, '物料编码')).toHaveValue('WL10000000'));
      await expect(inputAt(canvasElement, 1, '采购数量')).toHaveValue('22');
    });
  },
};

/** Groups with totals of the server; each opens in place. */
export const Groups: Story = {
  args: { readOnly: true, group: { by: ['kind'] }, source: lineServer(10_000_000, 120) },
  async play({ canvas, canvasElement, userEvent }) {
    const heading = await canvas.findByText('物料类别：阀门（2,000,000）');
    await expect(canvas.getByRole('treegrid')).toBeVisible();
    await userEvent.click(heading);
    await waitFor(() => expect(cellAt(canvasElement, 3, '物料编码')).toHaveTextContent('WL00000002'));
    await expect(heading.closest('[role=row]')).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(canvas.getByRole('treegrid')).toHaveAttribute('aria-rowcount', '6'));
  },
};

const failing = lineServer(1000, 50);

/** A block that could not be loaded shows a message that loads it again. */
export const FailedBlock: Story = {
  args: { source: failing, readOnly: true },
  async play({ canvas, canvasElement, userEvent }) {
    await waitFor(() => expect(cellAt(canvasElement, 1, '物料编码')).toHaveTextContent('WL00000001'));
    failing.failing = true;
    await userEvent.click(cellAt(canvasElement, 1, '物料编码'));
    await userEvent.keyboard('{ArrowDown}{Control>}{End}{/Control}');
    const failed = await canvas.findAllByText('加载失败，点击或按回车重试');
    failing.failing = false;
    await userEvent.click(failed[0]!);
    await waitFor(() => expect(canvas.queryByText('加载失败，点击或按回车重试')).toBeNull());
    await waitFor(() => expect(document.activeElement!.closest('[role=row]')).toHaveTextContent(/WL0000\d{4}/));
  },
};

const absent = { ...lineServer(1000, 50), failing: true };
absent.getRows = (request, signal) =>
  absent.failing ? Promise.reject(new Error('服务器未响应')) : lineServer(1000).getRows(request, signal);

/** The first rows cannot be loaded. */
export const Failed: Story = {
  args: { source: absent, readOnly: true },
  async play({ canvas, canvasElement, userEvent }) {
    await canvas.findByText('服务器未响应');
    absent.failing = false;
    await userEvent.click(canvas.getByRole('button', { name: '重试' }));
    await waitFor(() => expect(cellAt(canvasElement, 1, '物料编码')).toHaveTextContent('WL00000001'));
  },
};

/** On paper: the loaded rows, and how many are missing. */
export const Printed: Story = {
  args: { source: lineServer(1000, 20) },
  async play({ canvasElement }) {
    await waitFor(() => expect(inputAt(canvasElement, 1, '物料编码')).toHaveValue('WL00000001'));
    window.dispatchEvent(new Event('beforeprint'));
    const lines = [...canvasElement.querySelectorAll('.gezi-print-table > tbody > tr')];
    await expect(lines).toHaveLength(100 + 1);
    await expect(lines[0]).toHaveTextContent('WL00000001');
    await expect(lines.at(-1)).toHaveTextContent('仅打印已加载的行，另有 900 行未加载，请导出全部数据');
    window.dispatchEvent(new Event('afterprint'));
    await waitFor(() => expect(canvasElement.querySelector('.gezi-print-table')).toBeNull());
  },
};

/** `print()` requests the rows first; an edited row is printed as edited. */
export const PrintAll: Story = {
  args: { source: lineServer(3000, 20) },
  async play({ canvasElement }) {
    await waitFor(() => expect(inputAt(canvasElement, 1, '物料编码')).toHaveValue('WL00000001'));
    api.current!.setValue('1', 'counts', 77);
    let lines: Element[] = [];
    const print = spyOn(window, 'print').mockImplementation(() => {
      window.dispatchEvent(new Event('beforeprint'));
      lines = [...canvasElement.querySelectorAll('.gezi-print-table > tbody > tr')];
      window.dispatchEvent(new Event('afterprint'));
    });
    const onProgress = fn();
    await api.current!.print({ onProgress });
    print.mockRestore();
    await expect(onProgress.mock.calls).toEqual([
      [1000, 2000],
      [2000, 2000],
    ]);
    await expect(lines).toHaveLength(2000 + 1);
    await expect(lines[0]).toHaveTextContent('77');
    await expect(lines[1999]).toHaveTextContent('WL00002000');
    await expect(lines[2000]).toHaveTextContent('另有 1000 行未打印，请导出全部数据');
  },
};

/** All rows of the server are exported, not only the loaded ones. */
export const ExportAll: Story = {
  args: { source: lineServer(2500, 20) },
  async play({ canvasElement }) {
    await waitFor(() => expect(inputAt(canvasElement, 1, '物料编码')).toHaveValue('WL00000001'));
    const { rows, blob } = await api.current!.exportRows('csv', { save: false });
    await expect(rows).toBe(2500);
    await expect(await blob.text()).toContain('WL00002500');
  },
};

const statusOf = (canvasElement: Element) => canvasElement.querySelector('.gezi-status');

/** The status bar has the number of rows of the server, not that of the loaded ones, and the number of selected rows. */
export const StatusBar: Story = {
  args: { source: lineServer(10_000, 20), statusBar: true },
  async play({ canvas, canvasElement, userEvent, step }) {
    await waitFor(() => expect(statusOf(canvasElement)).toHaveTextContent(/^共 10,000 行$/));
    await step('selected rows', async () => {
      await userEvent.click(canvas.getByRole('checkbox', { name: '选择第 1 行' }));
      await userEvent.click(canvas.getByRole('checkbox', { name: '选择第 2 行' }));
      await waitFor(() => expect(statusOf(canvasElement)).toHaveTextContent(/^共 10,000 行选中 2 行$/));
    });
    await step('a filter of the server', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '筛选物料类别' }));
      const panel = within(await within(document.body).findByRole('dialog'));
      await userEvent.click(panel.getByRole('checkbox', { name: '阀门' }));
      await userEvent.click(panel.getByRole('button', { name: '筛选' }));
      await waitFor(() => expect(statusOf(canvasElement)).toHaveTextContent('筛选后共 2,000 行选中 2 行'));
    });
  },
};

/** In groups, the rows are counted by their headings; as long as some are not loaded, there are at least as many. */
export const StatusBarOfGroups: Story = {
  args: { source: lineServer(10_000_000, 600, 1), statusBar: true, readOnly: true, group: { by: ['kind'] } },
  globals: { locale: 'en-US' },
  async play({ canvasElement }) {
    await waitFor(() => expect(statusOf(canvasElement)).toHaveTextContent('At least 2,000,000 rows'));
    await waitFor(() => expect(statusOf(canvasElement)).toHaveTextContent(/^10,000,000 rows$/));
  },
};
