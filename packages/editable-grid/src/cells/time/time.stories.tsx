import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { CellDemo } from '../../testing/CellDemo';
import { inputAt } from '../../testing/gridCells';

const meta = {
  title: 'EditableGrid/Time',
  component: CellDemo,
  args: {
    column: { title: '送货时间', type: 'time', placeholder: '请选择时间' },
    values: ['09:30:00', '18:00:00'],
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
    values: [null, '09:30:00'],
    validate: true,
  },
};
export const ReadOnly: Story = { args: { readOnly: true } };
export const ReadOnlyColumn: Story = { args: { column: { ...meta.args.column, readOnly: true } } };
export const Disabled: Story = { args: { disabled: true } };
export const ClickToEdit: Story = { args: { alwaysEdit: false } };
export const English: Story = { globals: { locale: 'en-US' } };

export const TypingATime: Story = {
  async play({ canvasElement, userEvent }) {
    await userEvent.click(inputAt(canvasElement, 1, '送货时间'));
    await within(document.body).findByRole('dialog', { name: '送货时间' });
    await userEvent.keyboard('1405');
    await userEvent.tab();
    await expect(inputAt(canvasElement, 1, '送货时间')).toHaveValue('14:05:00');
  },
};

/** Up and Down change the hour, Right moves to the minutes, Enter confirms. */
export const WalkingTheHours: Story = {
  async play({ canvasElement, userEvent }) {
    const input = inputAt(canvasElement, 1, '送货时间');
    await userEvent.click(input);
    await within(document.body).findByRole('dialog', { name: '送货时间' });
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{ArrowUp}{Enter}');
    await expect(input).toHaveValue('10:29:00');
    await expect(input).toHaveFocus();
  },
};
