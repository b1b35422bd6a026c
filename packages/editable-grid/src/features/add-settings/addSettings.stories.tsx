import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { EditableGrid } from '../../react/EditableGrid';
import type { EditableGridProps } from '../../react/EditableGridProps';
import { inputAt } from '../../testing/gridCells';
import { materialColumns, materials, type Material } from '../../testing/materials';

const KEY = 'gezi.editable-grid.add-rows';

const meta = {
  title: 'EditableGrid/AddSettings',
  component: EditableGrid<Material>,
  args: { columns: materialColumns, rows: materials(4), label: '物料', toolbar: true },
  beforeEach: () => {
    localStorage.removeItem(KEY);
    return () => localStorage.removeItem(KEY);
  },
} satisfies Meta<EditableGridProps<Material>>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The settings, open. */
export const Open: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: '新增设置' }));
    const panel = await canvas.findByRole('dialog', { name: '新增设置' });
    await waitFor(() => expect(within(panel).getByLabelText('新增行数')).toHaveFocus());
  },
};
export const English: Story = {
  globals: { locale: 'en-US' },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Settings for adding' }));
    await canvas.findByRole('dialog');
  },
};

/** Adds two rows at the top: stored in this browser and applied to the next click. */
export const Saved: Story = {
  async play({ canvas, canvasElement, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: '新增设置' }));
    const panel = await canvas.findByRole('dialog');
    const count = within(panel).getByLabelText('新增行数');
    await userEvent.clear(count);
    await userEvent.type(count, '2');
    const position = within(panel).getByLabelText('插入位置');
    await userEvent.clear(position);
    await userEvent.type(position, '1{Enter}');
    await within(document.body).findByText('保存成功');
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(JSON.parse(localStorage.getItem(KEY)!)).toEqual({ count: 2, position: 1 });
    await userEvent.click(await canvas.findByRole('button', { name: '新增' }));
    await waitFor(() => expect(inputAt(canvasElement, 1, '物料编码')).toHaveFocus());
    await expect(inputAt(canvasElement, 3, '物料编码')).toHaveValue('WL100001');
  },
};

/** Numbers out of bounds (at least 1 row, position at most the number of rows) are clamped. */
export const OutOfBounds: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: '新增设置' }));
    const panel = await canvas.findByRole('dialog');
    const count = within(panel).getByLabelText('新增行数');
    await userEvent.clear(count);
    await userEvent.type(count, '0');
    const position = within(panel).getByLabelText('插入位置');
    await userEvent.clear(position);
    await userEvent.type(position, '99');
    await userEvent.click(within(panel).getByRole('button', { name: '保存' }));
    await waitFor(() => expect(JSON.parse(localStorage.getItem(KEY)!)).toEqual({ count: 1, position: 4 }));
  },
};
