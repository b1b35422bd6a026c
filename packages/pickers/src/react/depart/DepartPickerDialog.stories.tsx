import { never, refuse, reply } from '@gezi/client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { withServer } from '../../testing/withServer';
import { DepartPickerDialog } from './DepartPickerDialog';

const TREE = 'GET /sys/sysDepart/queryTreeList';

const meta = {
  title: 'Pickers/DepartDialog',
  component: DepartPickerDialog,
  args: { open: true, multiple: true, value: ['d2'], onOk: fn(), onCancel: fn() },
  decorators: [withServer],
  // An open dialog covers the docs page, so it is rendered in a frame.
  parameters: { docs: { story: { inline: false, height: '640px' } } },
} satisfies Meta<typeof DepartPickerDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const englishNode = {
  id: 'd1',
  parentId: '',
  departName: '锐衡装备',
  title: 'Ruiheng Equipment',
  orgCode: 'A01',
  key: 'd1',
  value: 'd1',
  isLeaf: true,
  leaf: true,
  children: null,
};

const dialog = async () => within(await screen.findByRole('dialog'));

export const Several: Story = {};
export const One: Story = { args: { multiple: false } };
export const ByCode: Story = { args: { store: 'orgCode', value: ['A01', 'A01A02'] } };
export const Loading: Story = { parameters: { routes: { [TREE]: never() } } };
export const Empty: Story = { args: { value: [] }, parameters: { routes: { [TREE]: reply([]) } } };
export const Failed: Story = { args: { value: [] }, parameters: { routes: { [TREE]: refuse('部门加载失败') } } };
export const Locked: Story = { args: { disabledIds: ['d1', 'd2'] } };

/** Names in the language of the user, as the server sends them in `title`. */
export const English: Story = {
  args: { value: ['d1'] },
  globals: { locale: 'en-US' },
  parameters: { routes: { [TREE]: reply([englishNode]) } },
  play: async () => {
    const page = await dialog();
    await waitFor(() => expect(page.getAllByText('Ruiheng Equipment')).toHaveLength(2));
    await expect(page.queryByText('锐衡装备')).toBeNull();
  },
};
export const Dark: Story = { globals: { dark: 'dark' } };

/** Single selection replaces the previous choice. */
export const OneReplaces: Story = {
  args: { multiple: false, value: ['d1'] },
  play: async ({ args }) => {
    const page = await dialog();
    await userEvent.click(await page.findByText('锐衡阀门'));
    await userEvent.click(page.getByRole('button', { name: '确定' }));
    await expect(args.onOk).toHaveBeenCalledWith([expect.objectContaining({ departName: '锐衡阀门' })]);
  },
};

/** 父子关联: descendants follow. */
export const Linked: Story = {
  args: { value: [] },
  play: async () => {
    const page = await dialog();
    await page.findByText('锐衡装备');
    await userEvent.click(page.getByRole('button', { name: /树操作/ }));
    await userEvent.click(await screen.findByText('父子关联'));
    await userEvent.click(page.getByText('锐衡装备'));
    await waitFor(() => expect(page.getByText('已选择 56 项')).toBeVisible());
  },
};

/** Searches by name or pinyin and keeps checked departments outside the results. */
export const Search: Story = {
  play: async () => {
    const page = await dialog();
    await page.findByText('锐衡装备');
    await userEvent.type(page.getByRole('searchbox'), 'cwgl');
    await waitFor(() => expect(page.getByText('找到 1 个部门')).toBeVisible());
    await expect(page.getByText('财务管理部')).toBeVisible();
    await expect(page.getByText('已选择 1 项')).toBeVisible();
  },
};
