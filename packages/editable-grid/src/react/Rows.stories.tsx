import type { Meta, StoryObj } from '@storybook/react-vite';
import { createRef } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { disabledBy } from '../core/disabledBy';
import { cellAt, inputAt } from '../testing/gridCells';
import { materialColumns, materials, type Material } from '../testing/materials';
import { EditableGrid } from './EditableGrid';
import type { EditableGridProps } from './EditableGridProps';
import type { GridApi } from './GridApi';

const meta = {
  title: 'EditableGrid/Rows',
  component: EditableGrid<Material>,
  args: {
    columns: materialColumns,
    rows: materials(6),
    label: '物料',
    selection: 'checkbox',
    rowNumber: true,
    toolbar: true,
    onRowsChange: fn(),
    onSelectionChange: fn(),
  },
} satisfies Meta<EditableGridProps<Material>>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A new row is added at the bottom and scrolled into view; a second click within 1.5 s is warned about. */
export const Adding: Story = {
  async play({ canvas, canvasElement, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: '新增' }));
    await expect(inputAt(canvasElement, 7, '物料编码')).toHaveFocus();
    await userEvent.click(await canvas.findByRole('button', { name: '新增' }));
    await within(document.body).findByText('你点击的太快了，请慢点点击!');
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', '10');
  },
};

/** Columns define initial values of new rows, checkboxes in their own values. */
export const NewRowValues: Story = {
  args: {
    rows: [],
    columns: [
      { key: 'name', title: '物料名称', type: 'input', defaultValue: '待定物料' },
      { key: 'counts', title: '采购数量', type: 'inputNumber', defaultValue: 1 },
      { key: 'urgent', title: '加急', type: 'checkbox', customValue: ['Y', 'N'], defaultChecked: true },
      { key: 'remark', title: '备注', type: 'textarea' },
    ],
  },
  async play({ canvas, canvasElement, userEvent, args }) {
    await userEvent.click(await canvas.findByRole('button', { name: '新增' }));
    await waitFor(() => expect(inputAt(canvasElement, 1, '物料名称')).toHaveValue('待定物料'));
    await expect(inputAt(canvasElement, 1, '加急')).toBeChecked();
    await expect(args.onRowsChange).toHaveBeenLastCalledWith(
      expect.objectContaining({
        changes: [
          expect.objectContaining({
            entries: [
              expect.objectContaining({
                row: expect.objectContaining({ name: '待定物料', counts: 1, urgent: 'Y' }),
              }),
            ],
          }),
        ],
      }),
    );
  },
};

/** Custom row height. */
export const RowHeight: Story = {
  args: { rowHeight: 88, rows: materials(3) },
  async play({ canvasElement }) {
    await expect(Math.round(canvasElement.querySelector('.gezi-row')!.getBoundingClientRect().height)).toBe(88);
  },
};

/** Asks before removing; later rows move up and totals follow. */
export const Removing: Story = {
  async play({ canvas, canvasElement, userEvent }) {
    await userEvent.click(canvas.getByRole('checkbox', { name: '选择第 2 行' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: '选择第 3 行' }));
    await userEvent.click(await canvas.findByRole('button', { name: '删除' }));
    const dialog = await within(document.body).findByRole('dialog', { name: '确认删除' });
    await expect(dialog).toHaveTextContent('是否删除选中数据?');
    await userEvent.click(within(dialog).getByRole('button', { name: '确定' }));
    await waitFor(() => expect(inputAt(canvasElement, 2, '物料编码')).toHaveValue('WL100004'));
    await expect(canvas.queryByRole('button', { name: '删除' })).toBeNull();
    await waitFor(() => expect(canvasElement.querySelector('.gezi-foot')).toHaveTextContent('84'));
  },
};

/** Quantity times price, totalled over all rows and updated while typing. */
export const Amount: Story = {
  args: { amount: { quantity: 'counts', price: 'price' }, rows: materials(3) },
  async play({ canvas, canvasElement, userEvent }) {
    const total = (await canvas.findByText('总金额')).closest('output')!;
    await expect(total).toHaveTextContent('总金额 1,319.50');
    await userEvent.click(inputAt(canvasElement, 1, '采购数量'));
    await userEvent.clear(inputAt(canvasElement, 1, '采购数量'));
    await userEvent.clear(inputAt(canvasElement, 2, '采购数量'));
    await userEvent.type(inputAt(canvasElement, 2, '采购数量'), '10');
    await waitFor(() => expect(total).toHaveTextContent('总金额 1,432.60'));
  },
};

/** The check before removal refuses: its message is shown as a warning, nothing is removed. */
export const RemovalRefused: Story = {
  args: { beforeRemove: () => Promise.reject(new Error('该物料已被合同引用，不能删除')) },
  async play({ canvas, canvasElement, userEvent }) {
    await userEvent.click(canvas.getByRole('checkbox', { name: '选择第 1 行' }));
    await userEvent.click(await canvas.findByRole('button', { name: '删除' }));
    await userEvent.click(await within(document.body).findByRole('button', { name: '确定' }));
    const message = await within(document.body).findByText('该物料已被合同引用，不能删除');
    await expect(message.closest('.ant-message-warning')).toBeInTheDocument();
    await expect(inputAt(canvasElement, 1, '物料编码')).toHaveValue('WL100001');
  },
};

/** Selects all but disabled rows; the header checkbox is indeterminate in between. */
export const SelectingAll: Story = {
  args: { rowDisabled: disabledBy({ kind: 'valve' }) },
  async play({ canvas, userEvent, args }) {
    const all = canvas.getByRole('checkbox', { name: '全选' });
    await userEvent.click(canvas.getByRole('checkbox', { name: '选择第 1 行' }));
    await waitFor(() => expect(all).toBePartiallyChecked());
    await userEvent.click(all);
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(['1', '3', '4', '5', '6'], {
      kind: 'selected-all',
      rowIds: ['1', '3', '4', '5', '6'],
    });
    await waitFor(() => expect(all).toBeChecked());
    await expect(canvas.getByRole('checkbox', { name: '选择第 2 行' })).toBeDisabled();
    await userEvent.click(await canvas.findByRole('button', { name: '清空选择' }));
    await waitFor(() => expect(all).not.toBeChecked());
  },
};

/** Single selection. */
export const SelectingOne: Story = {
  args: { selection: 'radio' },
  async play({ canvas, userEvent, args }) {
    await userEvent.click(canvas.getByRole('radio', { name: '选择第 1 行' }));
    await userEvent.click(canvas.getByRole('radio', { name: '选择第 3 行' }));
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(['3'], { kind: 'selected', rowIds: ['3'] });
    await waitFor(() => expect(canvas.getByRole('radio', { name: '选择第 1 行' })).not.toBeChecked());
  },
};

/** The grid sorts its own rows; empty cells are last, edits stay with their rows. */
export const Sorting: Story = {
  async play({ canvas, canvasElement, userEvent }) {
    await userEvent.click(inputAt(canvasElement, 1, '物料名称'));
    await userEvent.keyboard('（改）');
    const heading = canvas.getByRole('button', { name: /采购数量/ });
    await userEvent.click(heading);
    await userEvent.click(heading);
    await expect(canvas.getByRole('columnheader', { name: /采购数量/ })).toHaveAttribute('aria-sort', 'descending');
    await waitFor(() => expect(cellAt(canvasElement, 6, '采购数量').querySelector('input')).toHaveValue('0'));
    await expect(inputAt(canvasElement, 6, '物料名称')).toHaveValue('不锈钢无缝钢管 DN25（改）');
  },
};

const removal = createRef<GridApi<Material>>();

/** Another user removes the focused row: the next one takes the focus. */
export const RemovedUnderTheFocus: Story = {
  args: { apiRef: removal },
  async play({ canvasElement, userEvent }) {
    await userEvent.click(inputAt(canvasElement, 2, '物料名称'));
    removal.current!.removeRows('2');
    await waitFor(() => expect(inputAt(canvasElement, 2, '物料编码')).toHaveValue('WL100003'));
    await waitFor(() => expect(inputAt(canvasElement, 2, '物料名称')).toHaveFocus());
    removal.current!.undo();
    await waitFor(() => expect(inputAt(canvasElement, 3, '物料名称')).toHaveFocus());
  },
};
