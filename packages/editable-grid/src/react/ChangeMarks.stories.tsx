import type { Meta, StoryObj } from '@storybook/react-vite';
import { createRef } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { cellAt, inputAt } from '../testing/gridCells';
import { materialColumns, materials, type Material } from '../testing/materials';
import { EditableGrid } from './EditableGrid';
import type { EditableGridProps } from './EditableGridProps';
import type { GridApi } from './GridApi';

const api = createRef<GridApi<Material>>();
const meta = {
  title: 'EditableGrid/ChangeMarks',
  component: EditableGrid<Material>,
  args: { apiRef: api, label: '物料', columns: materialColumns, rows: materials(6), toolbar: true, changeMarks: true },
} satisfies Meta<EditableGridProps<Material>>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Changed cells have a mark, and the loaded value in their tooltip; undo removes it. */
export const Changed: Story = {
  async play({ canvasElement, userEvent }) {
    const cell = () => cellAt(canvasElement, 2, '采购数量');
    await waitFor(() => expect(inputAt(canvasElement, 2, '采购数量')).toHaveValue('7'));
    api.current!.applyChanges([
      { kind: 'edit', rowId: '2', values: { counts: 9, kind: 'pump' } },
      { kind: 'edit', rowId: '4', values: { urgent: true } },
    ]);
    api.current!.addRows(1);
    await waitFor(() => expect(cell()).toHaveClass('gezi-changed'));
    await userEvent.click(inputAt(canvasElement, 2, '采购数量'));
    await waitFor(() => expect(inputAt(canvasElement, 2, '采购数量')).toHaveAccessibleDescription('原值：7'));
    await expect(within(document.body).getByRole('tooltip')).toBeVisible();
    api.current!.undo();
    api.current!.undo();
    await waitFor(() => expect(cell()).not.toHaveClass('gezi-changed'));
    api.current!.redo();
    api.current!.redo();
  },
};
