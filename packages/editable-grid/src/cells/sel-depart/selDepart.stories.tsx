import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { AtServer, peopleServer } from '../../testing/people';
import { CellDemo } from '../../testing/CellDemo';
import { inputAt } from '../../testing/gridCells';

const meta = {
  title: 'EditableGrid/SelDepart',
  component: CellDemo,
  args: {
    column: { title: '需求部门', type: 'sel_depart', placeholder: '请选择部门' },
    values: ['d-1', 'd-2,d-3'],
    onRowsChange: fn(),
  },
  decorators: [
    (Story) => (
      <AtServer server={peopleServer}>
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
    values: [null, 'd-1'],
    validate: true,
  },
};
export const ReadOnly: Story = { args: { readOnly: true } };
export const ReadOnlyColumn: Story = { args: { column: { ...meta.args.column, readOnly: true } } };
export const Disabled: Story = { args: { disabled: true } };
export const ClickToEdit: Story = { args: { alwaysEdit: false } };
export const English: Story = { globals: { locale: 'en-US' } };

/** A click opens the tree; departments are shown by name. */
export const Choosing: Story = {
  async play({ canvasElement, userEvent }) {
    const input = inputAt(canvasElement, 1, '需求部门');
    await waitFor(() => expect(input).toHaveValue('采购中心'));
    await userEvent.click(input);
    const dialog = await within(document.body).findByRole('dialog', { name: '选择部门' });
    await userEvent.click(await within(dialog).findByText('生产一部'));
    await userEvent.click(within(dialog).getByRole('button', { name: '确定' }));
    await waitFor(() => expect(input).toHaveValue('采购中心、生产一部'));
    await waitFor(() => expect(input).toHaveFocus());
  },
};
