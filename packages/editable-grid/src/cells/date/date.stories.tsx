import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { CellDemo } from '../../testing/CellDemo';
import { inputAt } from '../../testing/gridCells';

const meta = {
  title: 'EditableGrid/Date',
  component: CellDemo,
  args: {
    column: { title: '需求时间', type: 'date', placeholder: '请选择日期' },
    values: ['2026-03-08', '2026-12-31 10:30:00'],
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
    values: [null, '2026-03-08'],
    validate: true,
  },
};
export const ReadOnly: Story = { args: { readOnly: true } };
export const ReadOnlyColumn: Story = { args: { column: { ...meta.args.column, readOnly: true } } };
export const Disabled: Story = { args: { disabled: true } };
export const ClickToEdit: Story = { args: { alwaysEdit: false } };
export const English: Story = { globals: { locale: 'en-US' } };

/** Typed digits are parsed as a day; the calendar opens and follows. */
export const TypingADay: Story = {
  async play({ canvasElement, userEvent }) {
    const input = inputAt(canvasElement, 1, '需求时间');
    await userEvent.click(input);
    await expect(await within(document.body).findByText('2026年3月')).toBeVisible();
    await userEvent.keyboard('2026/1/5');
    await expect(await within(document.body).findByText('2026年1月')).toBeVisible();
    await userEvent.tab();
    await expect(inputAt(canvasElement, 1, '需求时间')).toHaveValue('2026-01-05');
    await expect(within(document.body).queryByText('2026年1月')).toBeNull();
  },
};

/** Arrow keys change the day, Enter selects it. */
export const WalkingTheMonth: Story = {
  async play({ canvasElement, userEvent }) {
    const input = inputAt(canvasElement, 1, '需求时间');
    await userEvent.click(input);
    await within(document.body).findByText('2026年3月');
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{Enter}');
    await expect(input).toHaveValue('2026-03-16');
    await expect(input).toHaveFocus();
  },
};

/** A nonexistent day leaves the value unchanged. */
export const NoSuchDay: Story = {
  async play({ canvasElement, userEvent }) {
    await userEvent.click(inputAt(canvasElement, 1, '需求时间'));
    await userEvent.keyboard('2026-02-30');
    await userEvent.tab();
    await expect(inputAt(canvasElement, 1, '需求时间')).toHaveValue('2026-03-08');
  },
};
