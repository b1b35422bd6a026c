import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { EditableGrid } from '../../react/EditableGrid';
import type { EditableGridProps } from '../../react/EditableGridProps';
import { materialColumns, materials, type Material } from '../../testing/materials';

const meta = {
  title: 'EditableGrid/RowRadio',
  component: EditableGrid<Material>,
  args: {
    columns: materialColumns.slice(0, 4),
    rows: materials(5),
    label: '需求计划物料',
    selection: 'radio',
    size: 'small',
    onSelectionChange: fn(),
  },
} satisfies Meta<EditableGridProps<Material>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Empty: Story = { args: { rows: [] } };
export const Disabled: Story = { args: { disabled: true } };
export const ReadOnly: Story = { args: { readOnly: true } };

/** One row at a time. */
export const Selecting: Story = {
  async play({ canvas, userEvent, args }) {
    await userEvent.click(await canvas.findByRole('radio', { name: '选择第 2 行' }));
    await userEvent.click(canvas.getByRole('radio', { name: '选择第 4 行' }));
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(['4'], expect.anything());
    await waitFor(() => expect(canvas.getByRole('radio', { name: '选择第 2 行' })).not.toBeChecked());
    await expect(within(canvas.getByRole('grid')).getAllByRole('row')[4]).toHaveAttribute('aria-selected', 'true');
  },
};
