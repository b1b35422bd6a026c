import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { CellDemo } from '../../testing/CellDemo';
import { inputAt } from '../../testing/gridCells';

const meta = {
  title: 'EditableGrid/Datetime',
  component: CellDemo,
  args: {
    column: { title: '开标时间', type: 'datetime', placeholder: '请选择时间' },
    values: ['2026-03-08 09:30:00', '2026-12-31T18:00:00'],
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
    values: [null, '2026-03-08 09:30:00'],
    validate: true,
  },
};
export const ReadOnly: Story = { args: { readOnly: true } };
export const ReadOnlyColumn: Story = { args: { column: { ...meta.args.column, readOnly: true } } };
export const Disabled: Story = { args: { disabled: true } };
export const ClickToEdit: Story = { args: { alwaysEdit: false } };
export const English: Story = { globals: { locale: 'en-US' } };

/** Many typed formats are accepted. */
export const TypingAMoment: Story = {
  async play({ canvasElement, userEvent }) {
    const input = inputAt(canvasElement, 1, '开标时间');
    await userEvent.click(input);
    await expect(await within(document.body).findByText('2026年3月')).toBeVisible();
    await userEvent.keyboard('2026/1/5 14:05');
    await expect(await within(document.body).findByText('2026年1月')).toBeVisible();
    await userEvent.tab();
    await expect(inputAt(canvasElement, 1, '开标时间')).toHaveValue('2026-01-05 14:05:00');
  },
};

/** A day and a time are selected by click or keys; 确定 or Enter confirms both. */
export const Choosing: Story = {
  async play({ canvasElement, userEvent }) {
    const input = inputAt(canvasElement, 1, '开标时间');
    await userEvent.click(input);
    const popup = await within(document.body).findByRole('dialog', { name: '开标时间' });
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    await userEvent.click(await within(popup).findByRole('button', { name: '14时' }));
    await userEvent.click(within(popup).getByRole('button', { name: '确定' }));
    await expect(input).toHaveValue('2026-03-16 14:30:00');
    await expect(input).toHaveFocus();
  },
};

/** A nonexistent time leaves the value unchanged. */
export const NoSuchTime: Story = {
  async play({ canvasElement, userEvent }) {
    await userEvent.click(inputAt(canvasElement, 1, '开标时间'));
    await userEvent.keyboard('2026-01-05 25:00');
    await userEvent.tab();
    await expect(inputAt(canvasElement, 1, '开标时间')).toHaveValue('2026-03-08 09:30:00');
  },
};
