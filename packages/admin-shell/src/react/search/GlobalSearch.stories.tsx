import type { Meta, StoryObj } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import type { RecordGroup } from '../../core/searchResults';
import { visibleMenu } from '../../core/visibleMenu';
import { menu } from '../../testing/menu';
import { press } from '../../testing/press';
import { GlobalSearch } from './GlobalSearch';

const RECORDS: RecordGroup[] = [
  {
    title: '需求计划',
    hits: [
      { key: 'plan 1', title: '装配车间润滑油脂需求计划', note: 'JH202611170004', path: '/purchase/plan/1' },
      { key: 'plan 2', title: '检修车间密封件年度采购计划', note: 'JH202611170009', path: '/purchase/plan/2' },
    ],
  },
  { title: '用户', hits: [{ key: 'user 1', title: '采购员（周明）', note: '采购管理部', path: '/isystem/user' }] },
];

const meta = {
  title: 'AdminShell/GlobalSearch',
  component: GlobalSearch,
  decorators: [
    (Story) => (
      <MemoryRouter>
        <Story />
      </MemoryRouter>
    ),
  ],
  args: {
    entries: visibleMenu(menu, ['bid:review']),
    urlValues: {},
    search: (): Promise<readonly RecordGroup[]> => Promise.resolve(RECORDS),
    isKnown: () => true,
  },
} satisfies Meta<typeof GlobalSearch>;
export default meta;
type Story = StoryObj<typeof meta>;

const openIt = async () => {
  await userEvent.keyboard('{Control>}k{/Control}');
  return screen.findByRole('combobox', { name: '全局搜索' });
};

export const PagesAndRecords: Story = {
  play: async ({ step }) => {
    const field = await openIt();
    await waitFor(() => expect(field).toHaveFocus());
    await waitFor(() => expect(screen.getByText('请输入搜索内容')).toBeVisible());
    await userEvent.type(field, '采购');
    await screen.findByRole('option', { name: /装配车间润滑油脂需求计划/ });
    await step('arrow keys go round', async () => {
      const options = screen.getAllByRole('option');
      await expect(options[0]).toHaveAttribute('aria-selected', 'true');
      await userEvent.keyboard('{ArrowUp}');
      await expect(options.at(-1)).toHaveAttribute('aria-selected', 'true');
      await userEvent.keyboard('{ArrowDown}{ArrowDown}');
      await expect(options[1]).toHaveAttribute('aria-selected', 'true');
    });
  },
};

export const GoesThere: Story = {
  play: async () => {
    await userEvent.type(await openIt(), '黑名单');
    await screen.findByRole('option', { name: /黑名单/ });
    await press('Enter');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const Loading: Story = {
  args: { search: () => new Promise(() => undefined) },
  play: async () => {
    await userEvent.type(await openIt(), '星际航行');
    await screen.findByText('正在搜索…');
  },
};

export const NothingFound: Story = {
  args: { search: () => Promise.resolve([]) },
  play: async () => {
    await userEvent.type(await openIt(), '星际航行');
    await screen.findByText('未找到数据');
  },
};

export const Failed: Story = {
  args: { search: () => Promise.reject(new Error('500')) },
  play: async () => {
    await userEvent.type(await openIt(), '星际航行');
    await screen.findByText('搜索失败，请稍后再试');
  },
};

export const English: Story = {
  globals: { locale: 'en-US' },
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Search everything' }));
    await screen.findByText('Please enter search content');
  },
};
