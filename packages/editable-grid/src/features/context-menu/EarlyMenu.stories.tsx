import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { EditableGrid } from '../../react/EditableGrid';
import type { EditableGridProps } from '../../react/EditableGridProps';
import { materialColumns, materials, type Material } from '../../testing/materials';
import { pointer } from '../../testing/pointer';

const meta = {
  title: 'EditableGrid/Early menu',
  component: EditableGrid<Material>,
  args: { columns: materialColumns, rows: materials(6), label: '物料', rowNumber: true, size: 'small' },
} satisfies Meta<EditableGridProps<Material>>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A right-click on a heading as the first event in the grid waits for the code of the menu. */
export const FirstEvent: Story = {
  async play({ canvasElement }) {
    const heading = within(canvasElement).getByRole('columnheader', { name: '物料名称' });
    for (const type of ['pointerdown', 'contextmenu']) pointer(heading, type, { button: 2, clientX: 200, clientY: 20 });
    await expect(await within(document.body).findByRole('menu', { name: /物料名称/ })).toBeVisible();
  },
};
