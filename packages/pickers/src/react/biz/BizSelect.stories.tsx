import { never, refuse } from '@gezi/client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { withServer } from '../../testing/withServer';
import { BizSelect } from './BizSelect';

const ROLES = 'GET /sys/role/list';

const meta = {
  title: 'Pickers/BizSelect',
  component: BizSelect,
  args: {
    'aria-label': '角色',
    multiple: true,
    value: 'purchaser,manager',
    onChange: fn(),
    source: {
      name: '角色',
      url: '/sys/role/list',
      rowKey: 'roleCode',
      displayKey: 'roleName',
      columns: [
        { title: '角色名称', dataIndex: 'roleName' },
        { title: '角色编码', dataIndex: 'roleCode' },
      ],
    },
  },
  beforeEach: () => localStorage.clear(),
  decorators: [withServer],
} satisfies Meta<typeof BizSelect>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Empty: Story = { args: { value: '' } };
export const Disabled: Story = { args: { disabled: true } };
export const Loading: Story = { parameters: { routes: { [ROLES]: never() } } };
export const NamesFailed: Story = { parameters: { routes: { [ROLES]: refuse('角色服务繁忙') } } };
export const English: Story = { globals: { locale: 'en-US' } };

/** Opened with Enter; the dialog shows the current selection and adds a role. */
export const Select: Story = {
  args: { value: 'purchaser' },
  play: async ({ args, canvas }) => {
    (await canvas.findByRole('textbox', { name: '角色' })).focus();
    await userEvent.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: '角色选择' }));
    await userEvent.click(await dialog.findByRole('checkbox', { name: '选择 系统管理员' }));
    await userEvent.click(dialog.getByRole('button', { name: '确定' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('purchaser,admin', [
      expect.objectContaining({ roleCode: 'purchaser' }),
      expect.objectContaining({ roleCode: 'admin' }),
    ]);
  },
};
