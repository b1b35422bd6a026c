import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { CellDemo } from '../../testing/CellDemo';
import { cellAt, inputAt } from '../../testing/gridCells';

const meta = {
  title: 'EditableGrid/InputNumber',
  component: CellDemo,
  args: {
    column: { title: '采购数量', type: 'inputNumber', placeholder: '0', statistics: ['sum', 'average'] },
    values: [120, -3.5, '12345678901234567890.12'],
    onRowsChange: fn(),
  },
} satisfies Meta<typeof CellDemo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Empty: Story = { args: { values: [null, undefined, ''] } };
export const Invalid: Story = {
  args: {
    column: { ...meta.args.column, validateRules: [{ required: true }, { pattern: 'z' }] },
    values: [null, 1.5, 3],
    validate: true,
  },
};
export const ReadOnly: Story = { args: { readOnly: true } };
export const ReadOnlyColumn: Story = { args: { column: { ...meta.args.column, readOnly: true } } };
export const Disabled: Story = { args: { disabled: true } };
export const ClickToEdit: Story = { args: { alwaysEdit: false } };
/** The labels of the totals may be wider than the first column. */
export const English: Story = {
  globals: { locale: 'en-US' },
  async play({ canvas }) {
    const label = await canvas.findByText('Average');
    await expect(getComputedStyle(label).overflowX).toBe('visible');
  },
};

/** Only a minus, digits and one point are accepted; an invalid number is cleared on leaving (B§5). */
export const OnlyNumbers: Story = {
  async play({ canvasElement, userEvent }) {
    const input = () => inputAt(canvasElement, 1, '采购数量');
    await userEvent.click(input());
    await userEvent.clear(input());
    await userEvent.keyboard('-1a2.x5.');
    await expect(input()).toHaveValue('-12.5');
    await userEvent.clear(input());
    await userEvent.keyboard('-');
    await userEvent.tab();
    await expect(input()).toHaveValue('');
    await expect(cellAt(canvasElement, 1, '行')).toHaveTextContent('第 1 行');
  },
};

/** Thousands are separated as in the totals; the active cell shows the number as it is typed. */
export const Thousands: Story = {
  args: { values: [1234567.5, -1000, 999] },
  async play({ canvasElement, userEvent, args }) {
    const input = (row: number) => inputAt(canvasElement, row, '采购数量');
    await expect([1, 2, 3].map((row) => input(row).value)).toEqual(['1,234,567.5', '-1,000', '999']);
    await userEvent.click(input(1));
    await expect(input(1)).toHaveValue('1234567.5');
    await userEvent.clear(input(1));
    await userEvent.keyboard('7654321');
    await expect(input(1)).toHaveValue('7654321');
    await userEvent.click(input(2));
    await expect(input(1)).toHaveValue('7,654,321');
    await userEvent.keyboard('{Escape}');
    await expect(args.onRowsChange).toHaveBeenCalled();
  },
};

/** Codes and years are digits without separators. */
export const WithoutThousands: Story = {
  args: { column: { ...meta.args.column, thousands: false }, values: [2026, 1234567] },
  async play({ canvasElement }) {
    await expect([1, 2].map((row) => inputAt(canvasElement, row, '采购数量').value)).toEqual(['2026', '1234567']);
  },
};
