import { after, never, refuse, reply, type FakeRoutes } from '@gezi/client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { withServer } from '../../testing/withServer';
import { UserPickerDialog } from './UserPickerDialog';

const USERS = 'GET /sys/user/queryUserComponentData';

const meta = {
  title: 'Pickers/UserDialog',
  component: UserPickerDialog,
  args: { open: true, multiple: true, value: ['wang0001', 'li0002'], onOk: fn(), onCancel: fn() },
  beforeEach: () => localStorage.clear(),
  decorators: [withServer],
  // An open dialog covers the docs page, so it is rendered in a frame.
  parameters: { docs: { story: { inline: false, height: '640px' } } },
} satisfies Meta<typeof UserPickerDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => within(await screen.findByRole('dialog'));

export const Several: Story = {};
export const One: Story = { args: { multiple: false, value: ['wang0001'] } };
export const Nothing: Story = { args: { value: [] } };
export const Loading: Story = {
  parameters: { routes: { [USERS]: never(), 'GET /sys/sysDepart/queryTreeList': never() } },
};
export const NoUsers: Story = { parameters: { routes: { [USERS]: reply({ records: [], total: 0 }) } } };
export const Failed: Story = {
  parameters: {
    routes: { [USERS]: refuse('用户服务繁忙，请稍后再试'), 'GET /sys/sysDepart/queryTreeList': refuse('部门加载失败') },
  },
};
export const LockedAndLeftOut: Story = {
  args: { value: ['wang0001'], disabledIds: ['wang0001', 'zhang0003'], exclude: ['li0002'] },
};
export const GoneUser: Story = { args: { value: ['wang0001', 'left-the-company'] } };
export const English: Story = { globals: { locale: 'en-US' } };
export const Dark: Story = { globals: { dark: 'dark' } };

/** The selection survives scrolling, searches and department changes. */
export const StaysChosen: Story = {
  args: { value: [] },
  play: async ({ args }) => {
    const page = await dialog();
    await userEvent.click(await page.findByRole('checkbox', { name: '选择 王伟' }));
    page.getByRole('grid', { name: '用户列表' }).scrollTop = 39 * 10;
    await userEvent.click(await page.findByRole('checkbox', { name: '选择 孙伟' }));
    await userEvent.type(page.getByRole('textbox', { name: '用户账号' }), 'wang{Enter}');
    await userEvent.click((await page.findAllByRole('checkbox', { name: /^选择 王/ }))[1]!);
    await expect(page.getByText('已选择 3 项')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: '确定' }));
    await expect(args.onOk).toHaveBeenCalledWith([
      expect.objectContaining({ realname: '王伟' }),
      expect.objectContaining({ realname: '孙伟' }),
      expect.objectContaining({ realname: expect.stringMatching(/^王/) as string }),
    ]);
  },
};

/** One more than the maximum is refused with a message. */
export const Maximum: Story = {
  args: { value: ['wang0001', 'li0002'], max: 2 },
  play: async () => {
    const page = await dialog();
    await userEvent.click((await page.findAllByRole('checkbox', { name: /^选择 / }))[2]!);
    await waitFor(() => expect(screen.getByText('最多选择 2 项')).toBeVisible());
    await expect(page.getByText('已选择 2 项')).toBeVisible();
  },
};

/** Keyboard only: from the search into the rows with the arrow keys. */
export const ByKeyboard: Story = {
  args: { value: [] },
  play: async () => {
    const page = await dialog();
    await page.findAllByRole('checkbox', { name: /^选择 / });
    const search = page.getByRole('textbox', { name: '用户账号' });
    await waitFor(() => expect(search).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{ArrowDown} ');
    await expect(page.getByText('已选择 1 项')).toBeVisible();
    await userEvent.keyboard('{Home}{ArrowUp}');
    await expect(search).toHaveFocus();
  },
};

/** A late answer to an earlier search is ignored. */
export const LastSearchWins: Story = {
  args: { value: [] },
  parameters: {
    routes: {
      [USERS]: ({ query }) => {
        const user = (realname: string) => ({ id: realname, username: `${realname}@rh`, realname });
        return query.username === '*li*'
          ? reply({ records: [user('李芳')], total: 1 })
          : after(query.username === '*l*' ? 900 : 0, reply({ records: [user('罗伟'), user('刘敏')], total: 2 }));
      },
    } satisfies FakeRoutes,
  },
  play: async () => {
    const page = await dialog();
    await page.findByText('罗伟');
    const search = page.getByRole('textbox', { name: '用户账号' });
    await userEvent.type(search, 'l{Enter}');
    await new Promise((resolve) => setTimeout(resolve, 300));
    await userEvent.type(search, 'i{Enter}');
    await page.findByText('李芳');
    await new Promise((resolve) => setTimeout(resolve, 900));
    await expect(page.queryByText('罗伟')).toBeNull();
  },
};
