import type { Meta, StoryObj } from '@storybook/react-vite';
import { materialColumns, materials, type Material } from '../testing/materials';
import { EditableGrid } from './EditableGrid';
import type { EditableGridProps } from './EditableGridProps';

const meta = {
  title: 'EditableGrid/Grid',
  component: EditableGrid<Material>,
  args: {
    columns: materialColumns,
    rows: materials(30),
    label: '需求计划物料',
    selection: 'checkbox',
    rowNumber: true,
    toolbar: true,
  },
} satisfies Meta<EditableGridProps<Material>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Empty: Story = { args: { rows: [] } };
export const ReadOnly: Story = { args: { readOnly: true } };
export const HundredThousand: Story = { args: { rows: materials(100_000) } };
