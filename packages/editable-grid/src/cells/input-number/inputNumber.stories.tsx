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
export const English: Story = { globals: { locale: 'en-US' } };

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
