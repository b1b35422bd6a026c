import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { CellDemo } from '../../testing/CellDemo';
import { compose, inputAt } from '../../testing/gridCells';

const meta = {
  title: 'EditableGrid/Tags',
  component: CellDemo,
  args: {
    column: { title: '标签', type: 'tags', placeholder: '请输入标签' },
    values: ['急件;进口', '特级'],
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
    values: [null, '急件;进口'],
    validate: true,
  },
};
export const ReadOnly: Story = { args: { readOnly: true } };
export const ReadOnlyColumn: Story = { args: { column: { ...meta.args.column, readOnly: true } } };
export const Disabled: Story = { args: { disabled: true } };
export const ClickToEdit: Story = { args: { alwaysEdit: false } };
export const English: Story = { globals: { locale: 'en-US' } };

/** A semicolon is inserted after every two characters; typed ones are dropped. */
export const Typing: Story = {
  async play({ canvasElement, userEvent }) {
    const input = inputAt(canvasElement, 1, '标签');
    await userEvent.click(input);
    await userEvent.clear(input);
    await userEvent.keyboard('ab;cde');
    await expect(input).toHaveValue('ab;cd;e');
    await userEvent.keyboard('{Backspace}{Backspace}');
    await expect(input).toHaveValue('ab;c');
    // The caret stays in place.
    input.setSelectionRange(1, 1);
    await userEvent.keyboard('x');
    await expect(input).toHaveValue('ax;bc');
    await expect(input.selectionStart).toBe(2);
  },
};

/** An input method's composition is not touched until it ends. */
export const InputMethod: Story = {
  async play({ canvasElement, userEvent }) {
    const input = inputAt(canvasElement, 2, '标签');
    await userEvent.click(input);
    await userEvent.clear(input);
    compose(input, ['gong', '工程物资']);
    await expect(input).toHaveValue('工程;物资');
  },
};

export const Coloured: Story = {
  args: {
    column: { ...meta.args.column, setTagColor: (tag: string) => (tag === '急件' ? 'red' : 'geekblue') },
    readOnly: true,
  },
};
