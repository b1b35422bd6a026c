import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { cellAt, compose, inputAt } from '../testing/gridCells';
import { materialColumns, materials, type Material } from '../testing/materials';
import { EditableGrid } from './EditableGrid';
import type { EditableGridProps } from './EditableGridProps';

const meta = {
  title: 'EditableGrid/Keyboard',
  component: EditableGrid<Material>,
  args: { columns: materialColumns, rows: materials(40), label: '物料', selection: 'checkbox', rowNumber: true },
} satisfies Meta<EditableGridProps<Material>>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Arrows, Home, End and Page keys move; typing on a cell replaces its value, and arrows still leave it. */
export const Moving: Story = {
  async play({ canvas, canvasElement, userEvent }) {
    canvas.getByRole('grid').focus();
    await expect(inputAt(canvasElement, 1, '物料编码')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}闸{ArrowDown}');
    await expect(inputAt(canvasElement, 1, '物料名称')).toHaveValue('闸');
    await expect(inputAt(canvasElement, 2, '物料名称')).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(inputAt(canvasElement, 2, '备注')).toHaveFocus();
    await userEvent.keyboard('{Home}{ArrowRight}{ArrowRight}{PageDown}');
    await expect(inputAt(canvasElement, 5, '物料编码')).toHaveFocus();
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await expect(inputAt(canvasElement, 40, '备注')).toHaveFocus();
    await userEvent.keyboard('{Control>}{Home}{/Control}{ArrowRight}{ArrowRight}');
    await expect(inputAt(canvasElement, 1, '物料编码')).toHaveFocus();
  },
};

/** Enter moves down, Tab to the next editable cell across rows, Escape reverts. */
export const EnterTabEscape: Story = {
  async play({ canvas, canvasElement, userEvent }) {
    canvas.getByRole('grid').focus();
    await userEvent.keyboard('A1{Enter}');
    await expect(inputAt(canvasElement, 2, '物料编码')).toHaveFocus();
    await userEvent.keyboard('{Shift>}{Enter}{/Shift}');
    await expect(inputAt(canvasElement, 1, '物料编码')).toHaveValue('A1');
    await userEvent.keyboard('B2{Escape}');
    await expect(inputAt(canvasElement, 1, '物料编码')).toHaveValue('A1');
    await userEvent.keyboard('{F2}9{ArrowLeft}8{Enter}');
    await expect(inputAt(canvasElement, 1, '物料编码')).toHaveValue('A189');
    await userEvent.keyboard('{ArrowUp}{Shift>}{Tab}{/Shift}');
    await expect(cellAt(canvasElement, 1, '物料编码')).not.toContainElement(document.activeElement as HTMLElement);
  },
};

/** In the last row Enter ends the typing, which Escape then keeps. */
export const EnterInTheLastRow: Story = {
  args: { rows: materials(1) },
  async play({ canvas, canvasElement, userEvent }) {
    canvas.getByRole('grid').focus();
    await userEvent.keyboard('A1{Enter}{Escape}');
    await expect(inputAt(canvasElement, 1, '物料编码')).toHaveValue('A1');
    await expect(inputAt(canvasElement, 1, '物料编码')).toHaveFocus();
    await userEvent.keyboard('B2{Enter}');
    await expect(inputAt(canvasElement, 1, '物料编码')).toHaveValue('B2');
  },
};

/** At the end of a row Tab continues in the next row. */
export const TabOverRowEnds: Story = {
  async play({ canvas, canvasElement, userEvent }) {
    canvas.getByRole('grid').focus();
    await userEvent.keyboard('{End}{Tab}');
    await expect(inputAt(canvasElement, 2, '物料编码')).toHaveFocus();
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    await expect(inputAt(canvasElement, 1, '备注')).toHaveFocus();
  },
};

/** Escape, then Tab leaves the grid: no keyboard trap. */
export const Leaving: Story = {
  async play({ canvas, canvasElement, userEvent }) {
    canvas.getByRole('grid').focus();
    await userEvent.keyboard('{Escape}{Tab}');
    await expect(canvas.getByRole('grid')).not.toContainElement(document.activeElement as HTMLElement);
    canvas.getByRole('grid').focus();
    await expect(inputAt(canvasElement, 1, '物料编码')).toHaveFocus();
  },
};

/** Input method keys are not handled: nothing is lost or doubled, and its Enter does not leave the cell. */
export const InputMethod: Story = {
  async play({ canvas, canvasElement, userEvent }) {
    canvas.getByRole('grid').focus();
    await userEvent.keyboard('{ArrowRight}');
    const input = inputAt(canvasElement, 1, '物料名称');
    compose(input, ['f', 'fa', 'fa m', '阀门']);
    await expect(input).toHaveValue('阀门');
    await expect(input).toHaveFocus();
    compose(input, ['d', 'da', '大']);
    await userEvent.keyboard('{Enter}');
    await expect(inputAt(canvasElement, 1, '物料名称')).toHaveValue('阀门大');
    await expect(inputAt(canvasElement, 2, '物料名称')).toHaveFocus();
  },
};

/** The same on a closed cell: the first character is neither lost nor doubled. */
export const InputMethodOnShownCell: Story = {
  args: { alwaysEdit: false },
  async play({ canvas, canvasElement, userEvent }) {
    canvas.getByRole('grid').focus();
    await userEvent.keyboard('{ArrowRight}');
    compose(inputAt(canvasElement, 1, '物料名称'), ['b', 'be', '泵']);
    await userEvent.keyboard('{ArrowDown}');
    await expect(cellAt(canvasElement, 1, '物料名称')).toHaveTextContent(/^泵$/);
    await userEvent.keyboard('{Enter}x{Enter}');
    await expect(cellAt(canvasElement, 2, '物料名称')).toHaveTextContent(/^闸阀 DN30x$/);
    await expect(inputAt(canvasElement, 3, '物料名称')).toHaveFocus();
  },
};

/** A composition in a number cell leaves no letters. */
export const InputMethodInNumber: Story = {
  async play({ canvas, canvasElement, userEvent }) {
    canvas.getByRole('grid').focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    compose(inputAt(canvasElement, 1, '采购数量'), ['s', 'san', '三']);
    await expect(inputAt(canvasElement, 1, '采购数量')).toHaveValue('0');
  },
};

/** Data entry: Enter moves right and opens the next cell; selecting a choice with Enter moves on, too. */
export const EnterMovesRight: Story = {
  args: { enterMoves: 'right' },
  async play({ canvas, canvasElement, userEvent }) {
    canvas.getByRole('grid').focus();
    await userEvent.keyboard('A1{Enter}闸阀{Enter}');
    await expect(inputAt(canvasElement, 1, '物料类别')).toHaveFocus();
    await expect(cellAt(canvasElement, 1, '物料类别')).toHaveClass('gezi-typing');
    await userEvent.keyboard('泵');
    await expect(await within(document.body).findByRole('option', { name: '泵类' })).toBeInTheDocument();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(inputAt(canvasElement, 1, '物料类别')).toHaveValue('泵类');
    await expect(inputAt(canvasElement, 1, '采购数量')).toHaveFocus();
    await userEvent.keyboard('12{Enter}3.5{Enter}{Enter}{Enter}{Enter}');
    await expect(inputAt(canvasElement, 1, '预估单价')).toHaveValue('3.5');
    await expect(inputAt(canvasElement, 2, '物料编码')).toHaveFocus();
  },
};
