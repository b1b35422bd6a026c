import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { EditableGrid } from '../../react/EditableGrid';
import type { EditableGridProps } from '../../react/EditableGridProps';
import { inputAt } from '../../testing/gridCells';
import { materialColumns, materials, type Material } from '../../testing/materials';
import { sheetReady } from '../../testing/sheetEvents';

const meta = {
  title: 'EditableGrid/Find',
  component: EditableGrid<Material>,
  args: { columns: materialColumns, rows: materials(300), label: '物料', rowNumber: true, size: 'small' },
  loaders: [sheetReady],
} satisfies Meta<EditableGridProps<Material>>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Ctrl+F searches all rows, including those not rendered; Enter goes to the next match, Escape returns to the grid. */
export const InAllRows: Story = {
  async play({ canvas, canvasElement, userEvent }) {
    canvas.getByRole('grid').focus();
    await userEvent.keyboard('{Control>}f{/Control}');
    const search = await canvas.findByRole('searchbox', { name: '查找' });
    await expect(search).toHaveFocus();
    await userEvent.keyboard('WL10025');
    await waitFor(() => expect(canvas.getByText('1 / 10')).toBeVisible());
    await waitFor(() => expect(canvasElement.querySelector('.gezi-found-now')).toBeVisible());
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('2 / 10')).toBeVisible();
    await userEvent.keyboard('{Shift>}{Enter}{Enter}{/Shift}');
    await expect(canvas.getByText('10 / 10')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('search')).toBeNull();
    await expect(inputAt(canvasElement, 259, '物料编码')).toHaveFocus();
    await expect(canvasElement.querySelector('.gezi-found')).toBeNull();
  },
};

/** Searches display texts, not stored values; reports that nothing was found. */
export const NothingFound: Story = {
  async play({ canvas, canvasElement, userEvent }) {
    canvas.getByRole('grid').focus();
    await userEvent.keyboard('{Control>}f{/Control}');
    await userEvent.type(await canvas.findByRole('searchbox', { name: '查找' }), 'valve');
    await waitFor(() => expect(canvas.getByText('无结果')).toBeVisible());
    await userEvent.clear(canvas.getByRole('searchbox'));
    await userEvent.type(canvas.getByRole('searchbox'), '阀门');
    await waitFor(() => expect(canvas.getByText('1 / 60')).toBeVisible());
    await expect(canvasElement.querySelectorAll('.gezi-found').length).toBeGreaterThan(0);
  },
};
