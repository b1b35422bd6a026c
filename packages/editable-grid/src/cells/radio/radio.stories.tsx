import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { CellDemo } from '../../testing/CellDemo';
import { cellAt } from '../../testing/gridCells';

const meta = {
  title: 'EditableGrid/Radio',
  component: CellDemo,
  args: {
    column: {
      title: '付款方式',
      type: 'radio',
      width: 260,
      options: [
        { value: 'cash', label: '现汇' },
        { value: 'bill', label: '承兑' },
        { value: 'mixed', label: '混合' },
      ],
    },
    values: ['cash', 'bill'],
    onRowsChange: fn(),
  },
} satisfies Meta<typeof CellDemo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Empty: Story = { args: { values: [null, ''] } };
export const Invalid: Story = {
  args: {
    column: { ...meta.args.column, validateRules: [{ required: true }] },
    values: [null, 'cash'],
    validate: true,
  },
};
export const ReadOnly: Story = { args: { readOnly: true } };
export const ReadOnlyColumn: Story = { args: { column: { ...meta.args.column, readOnly: true } } };
export const Disabled: Story = { args: { disabled: true } };
export const ClickToEdit: Story = { args: { alwaysEdit: false } };
export const English: Story = { globals: { locale: 'en-US' } };

/** Left and Right move between choices, Space selects; at the ends they leave the cell. */
export const Switching: Story = {
  async play({ canvasElement, userEvent, args }) {
    const radios = within(cellAt(canvasElement, 1, '付款方式')).getAllByRole('radio');
    await userEvent.click(radios[2]!);
    await expect(args.onRowsChange).toHaveBeenLastCalledWith({
      changes: [{ kind: 'edit', rowId: 'r0', column: 'value', value: 'mixed', previous: 'cash' }],
      origin: 'user',
    });
    await userEvent.keyboard('{ArrowLeft}');
    await expect(radios[1]).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(radios[1]).toBeChecked();
    await expect(radios[1]).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(cellAt(canvasElement, 2, '付款方式')).toContainElement(document.activeElement as HTMLElement);
  },
};
