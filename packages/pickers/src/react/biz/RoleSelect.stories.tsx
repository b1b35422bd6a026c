import { never, refuse, reply } from '@gezi/client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { withServer } from '../../testing/withServer';
import { RoleSelect } from './RoleSelect';

const ROLES = 'GET /sys/role/list';

const meta = {
  title: 'Pickers/RoleSelect',
  component: RoleSelect,
  args: { 'aria-label': '角色', value: 'purchaser,manager', onChange: fn() },
  decorators: [withServer],
} satisfies Meta<typeof RoleSelect>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByTitle('采购员')).toBeVisible());
  },
};
export const Empty: Story = { args: { value: '' } };
export const Disabled: Story = { args: { disabled: true } };
export const NamesFailed: Story = { parameters: { routes: { [ROLES]: refuse('角色服务繁忙') } } };
export const Loading: Story = { args: { value: '' }, parameters: { routes: { [ROLES]: never() } } };

/** English names; a role without one keeps its Chinese name. */
export const English: Story = {
  args: { value: 'purchaser,finance' },
  globals: { locale: 'en-US' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByTitle('Purchaser')).toBeVisible());
    await expect(canvas.getByTitle('财务专员')).toBeVisible();
    canvas.getByRole('combobox', { name: '角色' }).focus();
    await userEvent.keyboard('declar');
    await waitFor(() => expect(screen.getByTitle('Declarer')).toBeVisible());
  },
};

/** The list shows what matches the typed text. */
export const Searched: Story = {
  args: { value: 'purchaser' },
  play: async ({ args, canvas }) => {
    canvas.getByRole('combobox', { name: '角色' }).focus();
    await userEvent.keyboard('系统');
    await waitFor(() => expect(screen.getByTitle('系统管理员')).toBeVisible());
    await expect(screen.queryByTitle('需求申报人')).toBeNull();
    await userEvent.click(screen.getByTitle('系统管理员'));
    await expect(args.onChange).toHaveBeenLastCalledWith('purchaser,admin', [
      expect.objectContaining({ roleCode: 'purchaser' }),
      expect.objectContaining({ roleCode: 'admin' }),
    ]);
  },
};

/** More roles than are offered: the server searches. */
export const ManyRoles: Story = {
  args: { value: '' },
  parameters: {
    routes: {
      [ROLES]: ({ query }: { query: Record<string, string> }) =>
        reply({
          records: [{ roleCode: 'r1', roleName: query.roleName ? '质检员' : '采购员' }],
          total: 400,
        }),
    },
  },
  play: async ({ canvas }) => {
    canvas.getByRole('combobox', { name: '角色' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByTitle('采购员')).toBeVisible());
    await userEvent.keyboard('质检');
    await waitFor(() => expect(screen.getByTitle('质检员')).toBeVisible());
  },
};
