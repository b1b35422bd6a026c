import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { EditableGrid } from '../../react/EditableGrid';
import type { EditableGridProps } from '../../react/EditableGridProps';
import { cellAt, inputAt } from '../../testing/gridCells';
import { materialColumns, materials, type Material } from '../../testing/materials';
import { chosen, dragMouse, sheetReady } from '../../testing/sheetEvents';

const meta = {
  title: 'EditableGrid/Range',
  component: EditableGrid<Material>,
  args: { columns: materialColumns, rows: materials(40), label: '物料', rowNumber: true, size: 'small' },
  loaders: [sheetReady],
} satisfies Meta<EditableGridProps<Material>>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Dragging the mouse selects cells. */
export const Drag: Story = {
  async play({ canvasElement }) {
    dragMouse(
      cellAt(canvasElement, 2, '物料名称'),
      cellAt(canvasElement, 3, '物料类别'),
      cellAt(canvasElement, 4, '采购数量'),
    );
    await expect(chosen(canvasElement)).toEqual(['2:3', '2:4', '2:5', '3:3', '3:4', '3:5', '4:3', '4:4', '4:5']);
    await expect(inputAt(canvasElement, 2, '物料名称')).toHaveFocus();
    // The browser would otherwise drag the selected text of the active cell into another one.
    const drag = new DragEvent('dragstart', { bubbles: true, cancelable: true });
    inputAt(canvasElement, 2, '物料名称').dispatchEvent(drag);
    await expect(drag.defaultPrevented).toBe(true);
  },
};

/** A Shift click or Shift+arrow moves the range's far corner; a plain arrow key ends it. */
export const ShiftKeys: Story = {
  async play({ canvas, canvasElement, userEvent }) {
    canvas.getByRole('grid').focus();
    await userEvent.keyboard('{ArrowDown}{Shift>}{ArrowDown}{ArrowRight}{/Shift}');
    await expect(chosen(canvasElement)).toEqual(['2:2', '2:3', '3:2', '3:3']);
    await expect(canvas.getByText('已选 2 行 × 2 列')).toBeInTheDocument();
    await userEvent.keyboard('{Shift>}{ArrowUp}{ArrowUp}{/Shift}');
    await expect(chosen(canvasElement)).toEqual(['1:2', '1:3', '2:2', '2:3']);
    await userEvent.keyboard('{Escape}');
    await expect(chosen(canvasElement)).toEqual([]);
    await userEvent.keyboard('{Shift>}');
    await userEvent.click(inputAt(canvasElement, 4, '物料编码'));
    await userEvent.keyboard('{/Shift}');
    await expect(chosen(canvasElement)).toEqual(['2:2', '3:2', '4:2']);
    await expect(inputAt(canvasElement, 2, '物料编码')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(chosen(canvasElement)).toEqual([]);
    await expect(inputAt(canvasElement, 3, '物料编码')).toHaveFocus();
  },
};

/** A row number selects its row, a heading its column, Ctrl+A everything. */
export const Whole: Story = {
  async play({ canvas, canvasElement, userEvent }) {
    await userEvent.click(cellAt(canvasElement, 3, '序号'));
    await expect(chosen(canvasElement)).toEqual(['3:2', '3:3', '3:4', '3:5', '3:6', '3:7', '3:8', '3:9']);
    await userEvent.click(canvas.getByRole('columnheader', { name: '需求时间' }));
    await expect(chosen(canvasElement).slice(0, 3)).toEqual(['1:7', '2:7', '3:7']);
    await userEvent.keyboard('{Control>}a{/Control}');
    await expect(chosen(canvasElement).slice(0, 3)).toEqual(['1:2', '1:3', '1:4']);
  },
};

/** Marks follow the scrolled rows; no other cell is marked. */
export const ScrolledAway: Story = {
  async play({ canvas, canvasElement, userEvent }) {
    canvas.getByRole('grid').focus();
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
    canvas.getByRole('grid').scrollTop = 1200;
    await new Promise((done) => setTimeout(done, 100));
    await expect(chosen(canvasElement).filter((spot) => Number(spot.split(':')[0]) > 3)).toEqual([]);
    canvas.getByRole('grid').scrollTop = 0;
    await new Promise((done) => setTimeout(done, 100));
    await expect(chosen(canvasElement)).toEqual(['1:2', '2:2', '3:2']);
  },
};

/** Cells of a read-only list can be selected for copying. */
export const InAList: Story = {
  args: { readOnly: true, spreadsheet: true },
  async play({ canvasElement }) {
    dragMouse(cellAt(canvasElement, 1, '物料编码'), cellAt(canvasElement, 2, '物料名称'));
    await expect(chosen(canvasElement)).toEqual(['1:2', '1:3', '2:2', '2:3']);
  },
};

/** If disabled, Shift+arrow acts on the cell's text. */
export const Off: Story = {
  args: { spreadsheet: false },
  async play({ canvas, canvasElement, userEvent }) {
    canvas.getByRole('grid').focus();
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
    await expect(chosen(canvasElement)).toEqual([]);
  },
};
