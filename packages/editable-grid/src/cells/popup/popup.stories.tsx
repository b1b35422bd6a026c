import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { AtServer, peopleServer } from '../../testing/people';
import { CellDemo } from '../../testing/CellDemo';
import { inputAt } from '../../testing/gridCells';

const meta = {
  title: 'EditableGrid/Popup',
  component: CellDemo,
  args: {
    column: {
      title: '物料',
      type: 'popup',
      placeholder: '请选择物料',
      popupCode: 'material_report',
      orgFields: 'name,code',
      destFields: 'value,label',
    },
    values: ['不锈钢无缝钢管', '闸阀'],
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
    values: [null, '不锈钢无缝钢管'],
    validate: true,
  },
};
export const ReadOnly: Story = { args: { readOnly: true } };
export const ReadOnlyColumn: Story = { args: { column: { ...meta.args.column, readOnly: true } } };
export const Disabled: Story = { args: { disabled: true } };
export const ClickToEdit: Story = { args: { alwaysEdit: false } };
export const English: Story = { globals: { locale: 'en-US' } };

/** A selection writes several fields of the row in one step. */
export const Choosing: Story = {
  async play({ canvasElement, userEvent, args }) {
    const input = inputAt(canvasElement, 1, '物料');
    await userEvent.click(input);
    const dialog = await within(document.body).findByRole('dialog', { name: /物料/ });
    await userEvent.click(await within(dialog).findByText('离心泵机械密封'));
    await userEvent.click(within(dialog).getByRole('button', { name: '确定' }));
    await waitFor(() => expect(input).toHaveValue('离心泵机械密封'));
    await expect(args.onRowsChange).toHaveBeenLastCalledWith({
      changes: [
        expect.objectContaining({ column: 'value', value: '离心泵机械密封' }),
        expect.objectContaining({ column: 'label', value: 'WL100003' }),
      ],
      origin: 'user',
    });
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(input).toHaveFocus());
  },
};

export const Unconfigured: Story = {
  args: { column: { ...meta.args.column, popupCode: '' } },
  async play({ canvasElement, userEvent }) {
    await userEvent.click(inputAt(canvasElement, 1, '物料'));
    await expect(await within(document.body).findByText('popup参数未正确配置!')).toBeVisible();
  },
};

export const UnequalFields: Story = {
  args: { column: { ...meta.args.column, destFields: 'value' } },
  async play({ canvasElement, userEvent }) {
    await userEvent.click(inputAt(canvasElement, 1, '物料'));
    await expect(await within(document.body).findByText('popup参数未正确配置,原始值和目标值数量不一致!')).toBeVisible();
  },
};
