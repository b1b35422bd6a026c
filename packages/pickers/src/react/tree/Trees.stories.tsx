import { never, refuse, reply, type FakeRoutes } from '@gezi/client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Held } from '../../testing/Held';
import { withServer } from '../../testing/withServer';
import { CategorySelect } from './CategorySelect';
import { DictTreeSelect } from './DictTreeSelect';

interface Args {
  value: string;
  multiple: boolean;
  disabled: boolean;
  condition: string;
  max?: number;
}

function Trees({ value: first, ...args }: Args) {
  return (
    <div style={{ display: 'grid', gap: 16 }}>
      <Held value={first}>
        {(value, onChange) => (
          <DictTreeSelect
            {...args}
            aria-label="物料分类"
            dict="sys_category,name,id"
            pidValue="0"
            value={value}
            onChange={onChange}
          />
        )}
      </Held>
      <Held value={first}>
        {(value, onChange) => <CategorySelect {...args} aria-label="分类字典" value={value} onChange={onChange} />}
      </Held>
    </div>
  );
}

const meta = {
  title: 'Pickers/Trees',
  component: Trees,
  subcomponents: { CategorySelect, DictTreeSelect },
  args: { value: 'c111', multiple: false, disabled: false, condition: '' },
  decorators: [withServer],
} satisfies Meta<typeof Trees>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { value: '' } };
export const Several: Story = { args: { value: 'c111,c2', multiple: true } };
export const Disabled: Story = { args: { disabled: true } };
export const Failed: Story = {
  parameters: { routes: { 'GET /sys/category/loadTreeData': refuse('分类加载失败') } },
};
export const Loading: Story = {
  args: { value: '' },
  parameters: { routes: { 'GET /sys/category/loadTreeData': never(), 'GET /sys/dict/loadTreeData': never() } },
};
export const English: Story = { globals: { locale: 'en-US' } };
export const Dark: Story = { globals: { dark: 'dark' } };

/** A deep value is shown by name before its level is loaded. */
export const Filled: Story = {
  play: async ({ canvasElement }) =>
    waitFor(() => expect(within(canvasElement).getAllByText('原材料')).toHaveLength(2)),
};

export const WrongCondition: Story = {
  args: { condition: 'status=1' },
  play: () =>
    waitFor(() =>
      expect(screen.getAllByText('组件JTreeSelect-condition传值有误，需要一个json字符串!')[0]).toBeVisible(),
    ),
};

/** Levels are loaded on expansion. */
export const OpenAndChoose: Story = {
  args: { value: '' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByLabelText('分类字典'));
    const node = await screen.findByText('采购类别');
    await userEvent.click(node.closest('.ant-select-tree-treenode')!.querySelector('.ant-select-tree-switcher')!);
    await userEvent.click(await screen.findByText('设备备件'));
    await expect(page.getAllByTestId('stored')[1]).toHaveTextContent('c12');
  },
};

/** A failed level contains a retry button. */
export const LevelFailed: Story = {
  args: { value: '' },
  parameters: {
    routes: {
      'GET /sys/category/loadTreeData': ({ query }) =>
        query.pid === 'c1'
          ? refuse('分类加载失败')
          : reply([{ value: 'c1', key: 'c1', title: '采购类别', isLeaf: false }]),
    } satisfies FakeRoutes,
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByLabelText('分类字典'));
    const node = await screen.findByText('采购类别');
    await userEvent.click(node.closest('.ant-select-tree-treenode')!.querySelector('.ant-select-tree-switcher')!);
    await screen.findByRole('button', { name: '分类加载失败，点击重试' });
  },
};

/** Maximum of two; the third box is disabled and the reason is shown below. */
export const Maximum: Story = {
  args: { value: 'c111,c2', multiple: true, max: 2 },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByLabelText('分类字典'));
    await screen.findByText('最多选择 2 项');
  },
};
