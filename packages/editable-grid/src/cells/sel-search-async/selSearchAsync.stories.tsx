import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { AtServer, dictionaryServer } from '../../testing/dictionaries';
import { CellDemo } from '../../testing/CellDemo';
import { inputAt } from '../../testing/gridCells';

const meta = {
  title: 'EditableGrid/SelSearchAsync',
  component: CellDemo,
  args: {
    column: { title: '供应商', type: 'sel_search_async', placeholder: '输入以搜索', dictCode: 'supplier,name,id' },
    values: ['s1', 's42'],
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
    values: [null, 's1'],
    validate: true,
  },
};
export const ReadOnly: Story = { args: { readOnly: true } };
export const ReadOnlyColumn: Story = { args: { column: { ...meta.args.column, readOnly: true } } };
export const Disabled: Story = { args: { disabled: true } };
export const ClickToEdit: Story = { args: { alwaysEdit: false } };
export const English: Story = { globals: { locale: 'en-US' } };

/** The server is queried after a typing pause; a late answer to an earlier search is ignored. */
export const Searching: Story = {
  async play({ canvasElement, userEvent }) {
    const input = inputAt(canvasElement, 1, '供应商');
    await waitFor(() => expect(input).toHaveValue('华东管业有限公司'));
    await userEvent.click(input);
    const list = await within(document.body).findByRole('listbox');
    await waitFor(() => expect(within(list).getAllByRole('option')).toHaveLength(10));
    await userEvent.keyboard('泵');
    await new Promise((done) => setTimeout(done, 850));
    await userEvent.keyboard('业');
    await waitFor(() => expect(within(list).getAllByRole('option')[0]).toHaveTextContent('上海泵业集团'));
    await userEvent.keyboard('{Enter}');
    await expect(input).toHaveValue('上海泵业集团');
    await expect(input).toHaveFocus();
  },
};
