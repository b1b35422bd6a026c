import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { AtServer, dictionaryServer } from '../../testing/dictionaries';
import { CellDemo } from '../../testing/CellDemo';
import { inputAt } from '../../testing/gridCells';

const meta = {
  title: 'EditableGrid/SelSearch',
  component: CellDemo,
  args: {
    column: { title: '采购方式', type: 'sel_search', placeholder: '请选择', dictCode: 'buy_type' },
    values: ['1', '4'],
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
    values: [null, '1'],
    validate: true,
  },
};
export const ReadOnly: Story = { args: { readOnly: true } };
export const ReadOnlyColumn: Story = { args: { column: { ...meta.args.column, readOnly: true } } };
export const Disabled: Story = { args: { disabled: true } };
export const ClickToEdit: Story = { args: { alwaysEdit: false } };
export const English: Story = { globals: { locale: 'en-US' } };

/** The dictionary is loaded once, shown by label and searched in the browser. */
export const Searching: Story = {
  async play({ canvasElement, userEvent }) {
    const input = inputAt(canvasElement, 1, '采购方式');
    await waitFor(() => expect(input).toHaveValue('公开招标'));
    await userEvent.click(input);
    const list = await within(document.body).findByRole('listbox');
    await userEvent.keyboard('谈判');
    await waitFor(() => expect(within(list).getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{Enter}');
    await expect(input).toHaveValue('竞争性谈判');
  },
};

/** The column's own choices precede those of the dictionary. */
export const Merged: Story = {
  args: { column: { ...meta.args.column, options: [{ value: '0', label: '不限' }] }, values: ['0', '1'] },
  async play({ canvasElement, userEvent }) {
    await waitFor(() => expect(inputAt(canvasElement, 2, '采购方式')).toHaveValue('公开招标'));
    await userEvent.click(inputAt(canvasElement, 1, '采购方式'));
    const list = await within(document.body).findByRole('listbox');
    await expect(
      within(list)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['不限', '公开招标', '邀请招标', '竞争性谈判', '询价采购', '单一来源']);
  },
};

export const Loading: Story = {
  args: { column: { ...meta.args.column, dictCode: 'slow' } },
  async play({ canvasElement, userEvent }) {
    await userEvent.click(inputAt(canvasElement, 1, '采购方式'));
    await expect(await within(document.body).findByText('加载中…')).toBeVisible();
  },
};

/** A dictionary that fails to load is reported, with a retry in the list. */
export const Failed: Story = {
  args: { column: { ...meta.args.column, dictCode: 'missing' } },
  async play({ canvasElement, userEvent }) {
    const body = within(document.body);
    await waitFor(() => expect(body.getAllByText('字典Code格式不正确！')[0]).toBeVisible());
    await userEvent.click(inputAt(canvasElement, 1, '采购方式'));
    await expect(await body.findByRole('button', { name: '重试' })).toBeVisible();
  },
};
