import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { EditableGrid } from '../../react/EditableGrid';
import type { EditableGridProps } from '../../react/EditableGridProps';
import { inputAt } from '../../testing/gridCells';
import { materialColumns, materials, type Material } from '../../testing/materials';
import { paste, textAt } from '../../testing/sheetEvents';

const meta = {
  title: 'EditableGrid/Early paste',
  component: EditableGrid<Material>,
  args: { columns: materialColumns, rows: materials(6), label: '物料', rowNumber: true, size: 'small' },
} satisfies Meta<EditableGridProps<Material>>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A table that is pasted right after the first click waits for the code of the clipboard. */
export const TableAfterFirstClick: Story = {
  async play({ canvasElement, userEvent }) {
    const input = inputAt(canvasElement, 1, '物料名称');
    const before = input.value;
    await userEvent.click(input);
    paste({ text: '球阀\t阀门\n闸阀\t阀门\n' });
    await waitFor(() => expect(textAt(canvasElement, 2, '物料名称')).toBe('闸阀'));
    await expect(textAt(canvasElement, 1, '物料名称')).toBe('球阀');
    await expect(before).not.toBe('球阀');
  },
};
