import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { AtServer, dictionaryServer } from '../../testing/dictionaries';
import { kindOptions } from '../../testing/materials';
import { CellDemo } from '../../testing/CellDemo';
import { inputAt } from '../../testing/gridCells';

const meta = {
  title: 'EditableGrid/ListMulti',
  component: CellDemo,
  args: {
    column: { title: '适用类别', type: 'list_multi', placeholder: '请选择', options: kindOptions },
    values: ['pipe,valve', 'electric'],
    onRowsChange: fn(),
  },
  decorators: [
    (Story) => (
      <AtServer server={dictionaryServer}>
        <Story />
      </AtServer>
    ),
  ],
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
    const input = inputAt(canvasElement, 1, '适用类别');
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
    const input = inputAt(canvasElement, 2, '适用类别');
    await userEvent.click(input);
    await userEvent.keyboard('劳动防护，管材');
    await userEvent.tab();
    await expect(inputAt(canvasElement, 2, '适用类别')).toHaveValue('劳动防护、管材');
    await expect(args.onRowsChange).toHaveBeenLastCalledWith({
      changes: [expect.objectContaining({ value: 'safety,pipe' })],
      origin: 'user',
    });
  },
};

/** Dictionary items in their colours. */
export const Dictionary: Story = {
  args: {
    column: { title: '采购方式', type: 'list_multi', dictCode: 'buy_type' },
    values: ['1,2', '3'],
    readOnly: true,
  },
  async play({ canvas }) {
    await expect(await canvas.findByText('公开招标')).toBeVisible();
    await expect(canvas.getByText('邀请招标')).toBeVisible();
  },
};

/** The column's own colours. */
export const Coloured: Story = {
  args: {
    column: { ...meta.args.column, setTagColor: (tag: string) => (tag === '电气' ? 'red' : 'geekblue') },
    readOnly: true,
  },
};
