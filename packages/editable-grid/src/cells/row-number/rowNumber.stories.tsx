import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { EditableGrid } from '../../react/EditableGrid';
import type { EditableGridProps } from '../../react/EditableGridProps';
import { materialColumns, materials, type Material } from '../../testing/materials';

const meta = {
  title: 'EditableGrid/RowNumber',
  component: EditableGrid<Material>,
  args: {
    columns: materialColumns.slice(0, 4),
    rows: materials(25),
    label: '需求计划物料',
    rowNumber: true,
    size: 'small',
  },
} satisfies Meta<EditableGridProps<Material>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Empty: Story = { args: { rows: [] } };
export const ReadOnly: Story = { args: { readOnly: true } };

/** Numbering continues across pages. */
export const SecondPage: Story = {
  args: { pagination: { page: 2, pageSize: 10 } },
  async play({ canvas }) {
    await waitFor(() => expect(within(canvas.getAllByRole('row')[1]!).getByText('11')).toBeVisible());
  },
};
