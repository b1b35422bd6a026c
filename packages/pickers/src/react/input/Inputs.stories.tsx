import { walkFocus } from '../../../../ui/src/testing/focusWalk';
import { startReader } from '../../../../ui/src/testing/screenReader';
import { never, refuse, replyRaw, type FakeRoutes } from '@gezi/client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Held } from '../../testing/Held';
import { withServer } from '../../testing/withServer';
import { MultiUserSelect } from '../biz/MultiUserSelect';
import { PositionSelect } from '../biz/PositionSelect';
import { RoleSelect } from '../biz/RoleSelect';
import { DepartSelect } from './DepartSelect';
import { UserSelect } from './UserSelect';

interface Args {
  users: string;
  departs: string;
  roles: string;
  positions: string;
  disabled: boolean;
}

/** All inputs that open a dialog, with their stored values. */
function Inputs({ users, departs, roles, positions, disabled }: Args) {
  const input = { disabled, multiple: true };
  return (
    <div style={{ display: 'grid', gap: 16 }}>
      <Held value={users}>
        {(value, onChange) => <UserSelect {...input} aria-label="用户" value={value} onChange={onChange} />}
      </Held>
      <Held value={departs}>
        {(value, onChange) => <DepartSelect {...input} aria-label="部门" value={value} onChange={onChange} />}
      </Held>
      <Held value={roles}>
        {(value, onChange) => <RoleSelect {...input} aria-label="角色" value={value} onChange={onChange} />}
      </Held>
      <Held value={positions}>
        {(value, onChange) => <PositionSelect {...input} aria-label="职务" value={value} onChange={onChange} />}
      </Held>
      <Held value={users}>
        {(value, onChange) => <MultiUserSelect {...input} aria-label="多个用户" value={value} onChange={onChange} />}
      </Held>
    </div>
  );
}

const meta = {
  title: 'Pickers/Inputs',
  component: Inputs,
  subcomponents: { UserSelect, DepartSelect, RoleSelect, PositionSelect, MultiUserSelect },
  args: { users: 'wang0001,li0002', departs: 'd1,d6', roles: 'purchaser', positions: 'P01,P04', disabled: false },
  decorators: [withServer],
} satisfies Meta<typeof Inputs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { users: '', departs: '', roles: '', positions: '' } };
export const Disabled: Story = { args: { disabled: true } };
export const NamesOnTheirWay: Story = {
  parameters: { routes: { 'GET /sys/user/getMultiUser': never(), 'GET /sys/role/list': never() } },
};
export const English: Story = { globals: { locale: 'en-US' } };
export const Dark: Story = { globals: { dark: 'dark' } };

/** Shows names, never ids; a removed user is shown as 未知用户. */
export const Filled: Story = {
  args: { users: 'wang0001,who-left' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await waitFor(() => expect(page.getByLabelText('用户')).toHaveValue('王伟, 未知用户'));
    await waitFor(() => expect(page.getByLabelText('部门')).toHaveValue('锐衡装备, 生产制造部'));
    for (const name of ['采购员', '总经理', '采购工程师'])
      await waitFor(() => expect(page.getByTitle(name)).toBeVisible());
  },
};

/** Keystrokes are not lost while the dialog opens. */
export const TypedWhileOpening: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('textbox', { name: '用户' }).focus();
    await userEvent.keyboard('{Enter}wangw{Backspace}');
    const users = within(await screen.findByRole('dialog', { name: '根据部门选择用户' }));
    const account = users.getByRole('textbox', { name: '用户账号' });
    await waitFor(() => expect(account).toHaveValue('wang'));
    await expect(account).toHaveFocus();
    await waitFor(() => expect(users.getAllByText(/^wang\d/)[0]).toBeVisible());
  },
};

/** Roles are few: they are searched and chosen in a list. */
export const ChooseRoles: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('combobox', { name: '角色' }));
    await waitFor(() => expect(screen.getByTitle('需求申报人')).toBeVisible());
    await userEvent.click(screen.getByTitle('需求申报人'));
    await expect(page.getAllByTestId('stored')[2]).toHaveTextContent('declarer');
  },
};

let tries = 0;
/** Names that failed to load are marked and can be loaded again. */
export const NamesFailed: Story = {
  beforeEach: () => {
    tries = 0;
  },
  parameters: {
    routes: {
      'GET /sys/user/getMultiUser': () =>
        (tries += 1) === 1
          ? refuse('用户服务繁忙')
          : replyRaw([
              { id: '1', username: 'wang0001', realname: '王伟' },
              { id: '2', username: 'li0002', realname: '李伟' },
            ]),
    } satisfies FakeRoutes,
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await waitFor(() => expect(page.getByLabelText('用户')).toHaveAttribute('placeholder', '名称加载失败'));
    await userEvent.click(page.getAllByRole('button', { name: '重试' })[0]!);
    await waitFor(() => expect(page.getByLabelText('用户')).toHaveValue('王伟, 李伟'));
  },
};

/** Tasks 8 and 9 as a screen reader reads them: choose a user, then a department. */
export const ChosenByScreenReader: Story = {
  play: async ({ canvasElement }) => {
    const reader = startReader();
    if (!reader) return;
    const page = within(canvasElement);
    page.getByLabelText('用户').focus();
    await reader.reads('', 'textbox "用户" 王伟, 李伟, hasPopup=dialog');
    await reader.reads('{Enter}', 'textbox "用户账号"', '共240条');
    await reader.reads('zhang{Enter}', 'textbox "用户账号" zhang', '共12条');
    await reader.reads('{ArrowDown}', 'row "选择 张伟 zhang0003');
    await reader.reads(' ', 'selected, row 2 of 13', '已选择 3 项');
    screen.getByRole('button', { name: '确定' }).focus();
    await reader.reads('{Enter}', 'textbox "用户" 王伟, 李伟, 张伟');

    page.getByLabelText('部门').focus();
    await reader.reads('{Enter}', 'searchbox "请输入部门名称按回车进行搜索"', '已选择 2 项');
    await reader.reads('{Tab}', 'button "搜索"');
    await reader.reads('{Tab}', 'treeitem "锐衡装备", level=1, checked, expanded');
    await reader.reads('{ArrowDown}{ArrowDown}', 'treeitem "采购供应部", level=1, checked=false, expanded=false');
    await reader.reads(' ', 'treeitem "采购供应部", level=1, checked', '已选择 3 项');
    screen.getByRole('button', { name: '确定' }).focus();
    await reader.reads('{Enter}', 'textbox "部门" 锐衡装备, 生产制造部, 采购供应部');
    reader.stop();
  },
};

const opened: Story['play'] = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByLabelText('用户'));
  await screen.findAllByRole('checkbox', { name: /^选择 / });
};
export const RightToLeft: Story = { globals: { direction: 'rtl' }, play: opened };
export const Compact: Story = { globals: { look: 'compact' }, play: opened };
export const HighContrast: Story = { globals: { look: 'contrast' }, play: opened };

/** Colours of the system: the chosen rows are outlined, the dialog has an edge. */
export const ForcedColours: Story = {
  beforeEach: () => () => globalThis.readerTools?.emulate({}),
  async play(context) {
    await opened(context);
    if (!globalThis.readerTools) return;
    await globalThis.readerTools.emulate({ forcedColors: true });
    const dialog = await screen.findByRole('dialog');
    await expect(getComputedStyle(dialog.querySelector('.ant-modal-container')!).outlineStyle).toBe('solid');
    const row = await within(dialog).findByRole('row', { name: /wang0001/, selected: true });
    await expect(getComputedStyle(row).outlineStyle).toBe('solid');
  },
};

/** On paper an input is its text: no box, icon or button. */
export const Printed: Story = {
  beforeEach: () => () => globalThis.readerTools?.emulate({}),
  async play({ canvas }) {
    const input = canvas.getByRole('textbox', { name: '用户' });
    await waitFor(() => expect(input).toHaveValue('王伟, 李伟'));
    if (!globalThis.readerTools) return;
    await globalThis.readerTools.emulate({ media: 'print' });
    await expect(getComputedStyle(input.closest('.gezi-picker-input')!).borderTopColor).toBe('rgba(0, 0, 0, 0)');
    await expect(canvas.queryAllByRole('button', { name: '清空' })).toEqual([]);
  },
};

/** By Tab every focused element is seen; targets have 24 px or space around them (WCAG 2.4.11, 2.5.8). */
export const FocusSeen: Story = {
  async play(context) {
    await walkFocus(context.canvasElement);
    await opened(context);
    const dialog = await screen.findByRole('dialog');
    await within(dialog).findByRole('row', { name: /wang0001/ });
    await walkFocus(dialog, '{Tab}', 40);
  },
};
