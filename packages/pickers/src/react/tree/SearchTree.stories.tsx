import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo, useState, type Key } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { indexTree, type TreeNode } from '../../core/tree/TreeIndex';
import { SearchTree } from './SearchTree';

const MENUS: TreeNode[] = [
  {
    key: 'purchase',
    title: '采购管理',
    children: [
      { key: 'plan', title: '采购计划' },
      { key: 'tender', title: '招标公告' },
    ],
  },
  { key: 'system', title: '系统管理', children: [{ key: 'user', title: '用户管理' }] },
];

function Menus({ nodes }: { nodes: readonly TreeNode[] }) {
  const index = useMemo(() => indexTree(nodes), [nodes]);
  const [expanded, setExpanded] = useState<readonly Key[]>([]);
  return (
    <SearchTree
      index={index}
      label="菜单"
      searchLabel="搜索菜单"
      emptyText="暂无菜单"
      expanded={expanded}
      onExpand={setExpanded}
    />
  );
}

const meta = {
  title: 'Pickers/SearchTree',
  component: Menus,
  subcomponents: { SearchTree },
  args: { nodes: MENUS },
} satisfies Meta<typeof Menus>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Collapsed: Story = {};
export const Empty: Story = { args: { nodes: [] } };
export const Dark: Story = { globals: { dark: 'dark' } };
export const English: Story = { globals: { locale: 'en-US' } };

/** Shows matches with their ancestors and marks them. */
export const Found: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: '搜索菜单' }), '计划');
    await waitFor(() => expect(canvas.getByText('计划', { selector: 'mark' })).toBeVisible());
    await expect(canvas.getByText('采购管理')).toBeVisible();
    await expect(canvas.queryByText('系统管理')).toBeNull();
    await expect(canvas.queryByText('招标公告')).toBeNull();
  },
};

export const NothingFound: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: '搜索菜单' }), '合同');
    await waitFor(() => expect(canvas.queryByRole('tree')).toBeNull());
  },
};

/** The down arrow moves the focus from the search into the tree. */
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('searchbox', { name: '搜索菜单' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('tree')).toContainElement(document.activeElement as HTMLElement);
  },
};
