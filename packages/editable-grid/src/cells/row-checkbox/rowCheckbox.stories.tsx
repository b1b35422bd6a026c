import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { disabledBy } from '../../core/disabledBy';
import { EditableGrid } from '../../react/EditableGrid';
import type { EditableGridProps } from '../../react/EditableGridProps';
import { materialColumns, materials, type Material } from '../../testing/materials';

const meta = {
  title: 'EditableGrid/RowCheckbox',
  component: EditableGrid<Material>,
  args: {
    columns: materialColumns.slice(0, 4),
    rows: materials(5),
    label: '需求计划物料',
    selection: 'checkbox',
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
export const English: Story = { globals: { locale: 'en-US' }, args: { label: 'Materials' } };

/** A disabled row cannot be selected and does not count for the header checkbox. */
export const DisabledRows: Story = {
  args: { rowDisabled: disabledBy({ kind: ['valve'] }) },
  async play({ canvas, userEvent, args }) {
    await waitFor(() => expect(canvas.getByRole('checkbox', { name: '选择第 2 行' })).toBeDisabled());
    await userEvent.click(canvas.getByRole('checkbox', { name: '全选' }));
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(['1', '3', '4', '5'], expect.anything());
    await waitFor(() => expect(canvas.getByRole('checkbox', { name: '全选' })).toBeChecked());
  },
};

/** Each checkbox selects its row; the header checkbox is indeterminate until all are selected. */
export const Selecting: Story = {
  async play({ canvas, userEvent, args }) {
    await userEvent.click(await canvas.findByRole('checkbox', { name: '选择第 2 行' }));
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(['2'], expect.anything());
    const all = canvas.getByRole<HTMLInputElement>('checkbox', { name: '全选' });
    await waitFor(() => expect(all.indeterminate).toBe(true));
    await expect(within(canvas.getByRole('grid')).getAllByRole('row')[2]).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(all);
    await waitFor(() => expect(all).toBeChecked());
    await userEvent.click(all);
    await waitFor(() => expect(args.onSelectionChange).toHaveBeenLastCalledWith([], expect.anything()));
  },
};
