import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { EditableGrid } from '../../react/EditableGrid';
import type { EditableGridProps } from '../../react/EditableGridProps';
import { cellAt } from '../../testing/gridCells';
import { materialColumns, materials, type Material } from '../../testing/materials';
import { chosen, dragMouse, sheetReady, textAt } from '../../testing/sheetEvents';

const rows = materials(12).map((line, nth) => (nth < 2 ? line : { ...line, code: '', counts: null, demandTime: null }));

const meta = {
  title: 'EditableGrid/Fill',
  component: EditableGrid<Material>,
  args: { columns: materialColumns, rows, label: '物料', rowNumber: true, size: 'small' },
  loaders: [sheetReady],
} satisfies Meta<EditableGridProps<Material>>;
export default meta;
type Story = StoryObj<typeof meta>;

const handle = (root: HTMLElement) => root.querySelector('.gezi-fill')!;

/** The fill handle continues series of codes, numbers and days in one undo step. */
export const Series: Story = {
  async play({ canvasElement, userEvent }) {
    dragMouse(cellAt(canvasElement, 1, '物料编码'), cellAt(canvasElement, 2, '物料编码'));
    dragMouse(handle(canvasElement), cellAt(canvasElement, 4, '物料编码'), cellAt(canvasElement, 5, '物料编码'));
    await waitFor(() => expect(textAt(canvasElement, 5, '物料编码')).toBe('WL100005'));
    await expect(chosen(canvasElement)).toEqual(['1:2', '2:2', '3:2', '4:2', '5:2']);
    dragMouse(cellAt(canvasElement, 1, '采购数量'), cellAt(canvasElement, 2, '采购数量'));
    dragMouse(handle(canvasElement), cellAt(canvasElement, 4, '采购数量'));
    await waitFor(() => expect(textAt(canvasElement, 4, '采购数量')).toBe('21'));
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(textAt(canvasElement, 3, '采购数量')).toBe('');
  },
};

/** A double click on the handle fills down to the end of the neighbouring column. */
export const DoubleClick: Story = {
  async play({ canvasElement, userEvent }) {
    dragMouse(cellAt(canvasElement, 1, '需求时间'), cellAt(canvasElement, 1, '需求时间'));
    await userEvent.click(cellAt(canvasElement, 1, '需求时间').querySelector('input')!);
    await userEvent.keyboard('{Escape}');
    await userEvent.dblClick(handle(canvasElement));
    await waitFor(() => expect(textAt(canvasElement, 3, '需求时间')).toBe('2026-01-03'));
  },
};

/** Ctrl+Enter writes the typed text to the whole range, parsed by each column, in one undo step. */
export const IntoAll: Story = {
  async play({ canvasElement, userEvent }) {
    dragMouse(cellAt(canvasElement, 2, '采购数量'), cellAt(canvasElement, 4, '预估单价'));
    await userEvent.keyboard('12.5{Control>}{Enter}{/Control}');
    await waitFor(() => expect(textAt(canvasElement, 4, '预估单价')).toBe('12.5'));
    await expect(textAt(canvasElement, 3, '采购数量')).toBe('12.5');
    await expect(chosen(canvasElement)).toHaveLength(6);
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(textAt(canvasElement, 4, '预估单价')).not.toBe('12.5');
    await expect(textAt(canvasElement, 2, '采购数量')).toBe('12.5');
  },
};

/** Ctrl+D copies the first row down, Ctrl+R the first column to the right. */
export const Keys: Story = {
  async play({ canvasElement, userEvent }) {
    dragMouse(cellAt(canvasElement, 2, '物料编码'), cellAt(canvasElement, 4, '物料编码'));
    await userEvent.keyboard('{Control>}d{/Control}');
    await waitFor(() => expect(textAt(canvasElement, 4, '物料编码')).toBe('WL100002'));
    dragMouse(cellAt(canvasElement, 2, '采购数量'), cellAt(canvasElement, 3, '预估单价'));
    await userEvent.keyboard('{Control>}r{/Control}');
    await waitFor(() => expect(textAt(canvasElement, 2, '预估单价')).toBe('7'));
  },
};
