import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { kindOptions } from '../../testing/materials';
import { CellDemo } from '../../testing/CellDemo';
import { inputAt } from '../../testing/gridCells';

const meta = {
  title: 'EditableGrid/Select',
  component: CellDemo,
  args: {
    column: { title: '物料类别', type: 'select', placeholder: '请选择', options: kindOptions },
    values: ['pipe', 'valve', '已停用的类别'],
    onRowsChange: fn(),
  },
} satisfies Meta<typeof CellDemo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Empty: Story = { args: { values: [null, '', undefined] } };
export const Invalid: Story = {
  args: {
    column: { ...meta.args.column, validateRules: [{ required: true }, { unique: true }] },
    values: [null, 'pipe', 'pipe'],
    validate: true,
  },
};
export const ReadOnly: Story = { args: { readOnly: true } };
export const ReadOnlyColumn: Story = { args: { column: { ...meta.args.column, readOnly: true } } };
export const Disabled: Story = { args: { disabled: true } };
export const ClickToEdit: Story = { args: { alwaysEdit: false } };
export const English: Story = { globals: { locale: 'en-US' } };

/** Typing filters the list, arrow keys move, Enter selects. The focus never leaves the cell. */
export const Choosing: Story = {
  async play({ canvas, canvasElement, userEvent, args }) {
    const input = inputAt(canvasElement, 1, '物料类别');
    await userEvent.click(input);
    const list = await within(document.body).findByRole('listbox');
    await expect(within(list).getAllByRole('option')).toHaveLength(5);
    await expect(input).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('电');
    await waitFor(() => expect(within(list).getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{Enter}');
    await expect(input).toHaveValue('电气');
    await expect(input).toHaveFocus();
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await userEvent.keyboard('{Enter}');
    await within(document.body).findByRole('listbox');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(input).toHaveValue('劳动防护');
    await expect(args.onRowsChange).toHaveBeenCalledTimes(2);
  },
};

/** Text that matches no choice is discarded when the cell is left. */
export const TypedNonsense: Story = {
  async play({ canvasElement, userEvent }) {
    const input = inputAt(canvasElement, 1, '物料类别');
    await userEvent.click(input);
    await userEvent.keyboard('没有这个');
    await expect(await within(document.body).findByText('无匹配选项')).toBeVisible();
    await userEvent.tab();
    await expect(inputAt(canvasElement, 1, '物料类别')).toHaveValue('管材');
  },
};

/** Thousands of choices: only visible ones are rendered. */
export const ManyChoices: Story = {
  args: {
    column: {
      title: '物料类别',
      type: 'select',
      options: Array.from({ length: 5000 }, (_, nth) => ({ value: nth, label: `分类 ${nth}` })),
    },
    values: [4321],
  },
  async play({ canvasElement, userEvent }) {
    await userEvent.click(inputAt(canvasElement, 1, '物料类别'));
    const list = await within(document.body).findByRole('listbox');
    await waitFor(() => expect(within(list).getByText('分类 4321')).toBeVisible());
    await expect(within(list).getAllByRole('option').length).toBeLessThan(20);
  },
};
