import { never, refuse, reply } from '@gezi/client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { withServer } from '../../testing/withServer';
import { BizSelectDialog } from './BizSelectDialog';

const ROLES = 'GET /sys/role/list';

const meta = {
  title: 'Pickers/BizDialog',
  component: BizSelectDialog,
  args: {
    open: true,
    multiple: true,
    value: ['purchaser'],
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
    onOk: fn(),
    onCancel: fn(),
  },
  beforeEach: () => localStorage.clear(),
  decorators: [withServer],
  // An open dialog covers the docs page, so it is rendered in a frame.
  parameters: { docs: { story: { inline: false, height: '640px' } } },
} satisfies Meta<typeof BizSelectDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => within(await screen.findByRole('dialog', { name: '角色选择' }));

export const NoAddress: Story = {
  args: { value: [], source: { ...meta.args.source, url: '' } },
  play: async () => {
    const page = await dialog();
    await waitFor(() => expect(page.getByText('请设置url.list属性!')).toBeVisible());
  },
};
export const One: Story = { args: { multiple: false } };
export const Loading: Story = { args: { value: [] }, parameters: { routes: { [ROLES]: never() } } };
export const Empty: Story = {
  args: { value: [] },
  parameters: { routes: { [ROLES]: reply({ records: [], total: 0 }) } },
};
export const Failed: Story = { args: { value: [] }, parameters: { routes: { [ROLES]: refuse('角色服务繁忙') } } };
export const DarkWithAGoneRole: Story = { globals: { dark: 'dark' }, args: { value: ['purchaser', 'long-gone'] } };
export const English: Story = { globals: { locale: 'en-US' } };

/** With disabled and excluded records and a maximum of two; recent choices come first; Ctrl+Enter confirms. */
export const Limited: Story = {
  args: { value: ['admin'], disabledIds: ['admin'], exclude: ['expert'], max: 2 },
  play: async ({ args }) => {
    const page = await dialog();
    await userEvent.click(await page.findByRole('checkbox', { name: '选择 需求申报人' }));
    await userEvent.click(page.getByRole('checkbox', { name: '选择 采购员' }));
    await waitFor(() => expect(screen.getByText('最多选择 2 项')).toBeVisible());
    await expect(page.getByRole('checkbox', { name: '选择 系统管理员' })).toBeDisabled();
    await expect(page.queryByText('评审专家')).toBeNull();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(args.onOk).toHaveBeenCalledWith([
      expect.objectContaining({ roleCode: 'admin' }),
      expect.objectContaining({ roleCode: 'declarer' }),
    ]);
  },
};
