import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { kindOptions } from '../../testing/materials';
import { CellDemo } from '../../testing/CellDemo';
import { inputAt } from '../../testing/gridCells';

const meta = {
  title: 'EditableGrid/SelectMultiple',
  component: CellDemo,
  args: {
    column: { title: '覆盖类别', type: 'select-multiple', placeholder: '请选择', options: kindOptions },
    values: ['pipe,valve', 'pump,safety'],
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
    values: [null, 'pipe,valve'],
    validate: true,
  },
};
export const ReadOnly: Story = { args: { readOnly: true } };
export const ReadOnlyColumn: Story = { args: { column: { ...meta.args.column, readOnly: true } } };
export const Disabled: Story = { args: { disabled: true } };
export const ClickToEdit: Story = { args: { alwaysEdit: false } };
export const English: Story = { globals: { locale: 'en-US' } };

/** Each Enter or click toggles a choice; the list stays open and the search text is cleared. */
export const ChoosingSeveral: Story = {
  async play({ canvasElement, userEvent }) {
    const input = inputAt(canvasElement, 1, '覆盖类别');
    await userEvent.click(input);
    const list = await within(document.body).findByRole('listbox');
    await expect(list).toHaveAttribute('aria-multiselectable', 'true');
    await userEvent.keyboard('电');
    await waitFor(() => expect(within(list).getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{Enter}');
    await expect(input).toHaveValue('管材、阀门、电气');
    await expect(input).toHaveFocus();
    await waitFor(() => expect(within(list).getAllByRole('option')).toHaveLength(5));
    await userEvent.click(within(list).getByRole('option', { name: '管材' }));
    await expect(input).toHaveValue('阀门、电气');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(within(document.body).queryByRole('listbox')).toBeNull());
    await userEvent.keyboard('{Delete}');
    await waitFor(() => expect(input).toHaveValue(''));
  },
};

/** Labels typed with Chinese separators are parsed when the cell is left. */
export const TypingAList: Story = {
  async play({ canvasElement, userEvent, args }) {
    const input = inputAt(canvasElement, 2, '覆盖类别');
    await userEvent.click(input);
    await userEvent.keyboard('劳动防护，管材');
    await userEvent.tab();
    await expect(inputAt(canvasElement, 2, '覆盖类别')).toHaveValue('劳动防护、管材');
    await expect(args.onRowsChange).toHaveBeenLastCalledWith({
      changes: [expect.objectContaining({ value: 'safety,pipe' })],
      origin: 'user',
    });
  },
};

/** Unknown texts become choices if allowed. */
export const FreeInput: Story = {
  args: { column: { ...meta.args.column, allowInput: true } },
  async play({ canvasElement, userEvent }) {
    const input = inputAt(canvasElement, 1, '覆盖类别');
    await userEvent.click(input);
    await within(document.body).findByRole('listbox');
    await userEvent.keyboard('仪表');
    await within(document.body).findByRole('option', { name: '仪表' });
    await userEvent.keyboard('{Enter}');
    await expect(input).toHaveValue('管材、阀门、仪表');
  },
};
