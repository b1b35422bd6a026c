import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { kindOptions } from '../../testing/materials';
import { CellDemo } from '../../testing/CellDemo';
import { inputAt } from '../../testing/gridCells';

const meta = {
  title: 'EditableGrid/SelectSearch',
  component: CellDemo,
  args: {
    column: { title: '物料类别', type: 'select-search', placeholder: '输入以搜索', options: kindOptions },
    values: ['pipe', 'valve'],
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
    values: [null, 'pipe'],
    validate: true,
  },
};
export const ReadOnly: Story = { args: { readOnly: true } };
export const ReadOnlyColumn: Story = { args: { column: { ...meta.args.column, readOnly: true } } };
export const Disabled: Story = { args: { disabled: true } };
export const ClickToEdit: Story = { args: { alwaysEdit: false } };
export const English: Story = { globals: { locale: 'en-US' } };

/** Matches a part of the label. */
export const Searching: Story = {
  async play({ canvasElement, userEvent }) {
    const input = inputAt(canvasElement, 1, '物料类别');
    await userEvent.click(input);
    const list = await within(document.body).findByRole('listbox');
    await userEvent.keyboard('防护');
    await waitFor(() => expect(within(list).getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{Enter}');
    await expect(input).toHaveValue('劳动防护');
  },
};

/** An unknown text is accepted if allowed. */
export const FreeInput: Story = {
  args: { column: { ...meta.args.column, allowInput: true } },
  async play({ canvasElement, userEvent, args }) {
    await userEvent.click(inputAt(canvasElement, 2, '物料类别'));
    await within(document.body).findByRole('listbox');
    await userEvent.keyboard('仪表');
    await userEvent.tab();
    await expect(inputAt(canvasElement, 2, '物料类别')).toHaveValue('仪表');
    await expect(args.onRowsChange).toHaveBeenCalledTimes(1);
  },
};

/** Without search, typing jumps to the first choice with that prefix. */
export const WithoutSearch: Story = {
  args: { column: { ...meta.args.column, allowSearch: false } },
  async play({ canvasElement, userEvent }) {
    const input = inputAt(canvasElement, 1, '物料类别');
    await userEvent.click(input);
    const list = await within(document.body).findByRole('listbox');
    await userEvent.keyboard('电');
    await waitFor(() => expect(list.querySelector('.gezi-option-active')).toHaveTextContent('电气'));
    await expect(within(list).getAllByRole('option')).toHaveLength(5);
    await userEvent.keyboard('{Enter}');
    await expect(input).toHaveValue('电气');
  },
};
