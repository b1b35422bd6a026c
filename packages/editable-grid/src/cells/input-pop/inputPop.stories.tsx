import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { CellDemo } from '../../testing/CellDemo';
import { inputAt } from '../../testing/gridCells';

const meta = {
  title: 'EditableGrid/InputPop',
  component: CellDemo,
  args: {
    column: { title: '技术要求', type: 'input_pop', placeholder: '请输入' },
    values: ['304 不锈钢\n壁厚 3.5mm', '无'],
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
    values: [null, '304 不锈钢\n壁厚 3.5mm'],
    validate: true,
  },
};
export const ReadOnly: Story = { args: { readOnly: true } };
export const ReadOnlyColumn: Story = { args: { column: { ...meta.args.column, readOnly: true } } };
export const Disabled: Story = { args: { disabled: true } };
export const ClickToEdit: Story = { args: { alwaysEdit: false } };
export const English: Story = { globals: { locale: 'en-US' } };

const area = () => document.querySelector('.gezi-input-pop textarea');

/** The popup accepts several lines; Escape reverts them, Ctrl+Enter commits them. */
export const SeveralLines: Story = {
  async play({ canvasElement, userEvent, args }) {
    const input = inputAt(canvasElement, 2, '技术要求');
    await userEvent.click(input);
    await waitFor(() => expect(area()).toHaveFocus());
    await userEvent.keyboard('，{Enter}见附件');
    await waitFor(() => expect(input).toHaveValue('无，↵见附件'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(input).toHaveValue('无'));
    await expect(input).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(area()).toHaveFocus());
    await userEvent.keyboard('{Enter}加急{Control>}{Enter}{/Control}');
    await expect(input).toHaveFocus();
    await expect(args.onRowsChange).toHaveBeenLastCalledWith({
      changes: [expect.objectContaining({ value: '无\n加急' })],
      origin: 'user',
    });
  },
};

/** In the cell a line break is shown as a symbol, and survives typing. */
export const TypingInTheLine: Story = {
  async play({ canvasElement, userEvent, args }) {
    inputAt(canvasElement, 1, '技术要求').focus();
    await userEvent.keyboard('{F2}，抛光{Tab}');
    await expect(args.onRowsChange).toHaveBeenLastCalledWith({
      changes: [expect.objectContaining({ value: '304 不锈钢\n壁厚 3.5mm，抛光' })],
      origin: 'user',
    });
  },
};
