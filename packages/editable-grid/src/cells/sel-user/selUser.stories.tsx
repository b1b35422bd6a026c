import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { AtServer, peopleServer } from '../../testing/people';
import { CellDemo } from '../../testing/CellDemo';
import { inputAt } from '../../testing/gridCells';

const meta = {
  title: 'EditableGrid/SelUser',
  component: CellDemo,
  args: {
    column: { title: '经办人', type: 'sel_user', placeholder: '请选择用户' },
    values: ['zhangwei', 'lina,wangqiang'],
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
    values: [null, 'zhangwei'],
    validate: true,
  },
};
export const ReadOnly: Story = { args: { readOnly: true } };
export const ReadOnlyColumn: Story = { args: { column: { ...meta.args.column, readOnly: true } } };
export const Disabled: Story = { args: { disabled: true } };
export const ClickToEdit: Story = { args: { alwaysEdit: false } };
export const English: Story = { globals: { locale: 'en-US' } };

/** Additional settings as JSON: single user, stored by id. */
export const OneById: Story = {
  args: {
    column: { ...meta.args.column, fieldExtendJson: '{"multi":false,"store":"id"}' },
    values: ['u-2', ''],
  },
  async play({ canvasElement, userEvent, args }) {
    const input = inputAt(canvasElement, 1, '经办人');
    await waitFor(() => expect(input).toHaveValue('李娜'));
    await userEvent.click(input);
    const dialog = await within(document.body).findByRole('dialog', { name: '根据部门选择用户' });
    await userEvent.click(await within(dialog).findByRole('radio', { name: /张伟/ }));
    await userEvent.click(within(dialog).getByRole('button', { name: '确定' }));
    await waitFor(() => expect(input).toHaveValue('张伟'));
    await expect(args.onRowsChange).toHaveBeenCalledWith(
      expect.objectContaining({ changes: [expect.objectContaining({ value: 'u-1' })] }),
    );
  },
};

/** Additional settings: the phone is shown in place of the name. */
export const ShownByPhone: Story = {
  args: { column: { ...meta.args.column, fieldExtendJson: { text: 'phone' } } },
  async play({ canvasElement }) {
    const input = inputAt(canvasElement, 1, '经办人');
    await waitFor(() => expect(input).toHaveValue('13812345600'));
  },
};

/** The dialog opens on click or Enter; the selected user is shown by name. */
export const Choosing: Story = {
  async play({ canvasElement, userEvent }) {
    const body = within(document.body);
    const input = inputAt(canvasElement, 1, '经办人');
    await waitFor(() => expect(input).toHaveValue('张伟'));
    await userEvent.click(input);
    const dialog = await body.findByRole('dialog', { name: '根据部门选择用户' });
    await userEvent.click(await within(dialog).findByRole('checkbox', { name: /李娜/ }));
    await userEvent.click(within(dialog).getByRole('button', { name: '确定' }));
    await waitFor(() => expect(input).toHaveValue('张伟、李娜'));
    await waitFor(() => expect(input).toHaveFocus());
  },
};

/** After cancelling, the cell is unchanged and focused. */
export const GivingUp: Story = {
  async play({ canvasElement, userEvent, args }) {
    const input = inputAt(canvasElement, 2, '经办人');
    await waitFor(() => expect(input).toHaveValue('李娜、王强'));
    input.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await within(document.body).findByRole('dialog', { name: '根据部门选择用户' });
    await userEvent.click(await within(dialog).findByRole('button', { name: '取消' }));
    await waitFor(() => expect(input).toHaveFocus());
    await expect(args.onRowsChange).not.toHaveBeenCalled();
    // Typing only clears the cell.
    await userEvent.keyboard('赵');
    await expect(input).toHaveValue('李娜、王强');
    await userEvent.keyboard('{Delete}');
    await waitFor(() => expect(input).toHaveValue(''));
  },
};
