import { refuse, type FakeRoutes } from '@gezi/client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Held } from '../../testing/Held';
import { Server } from '../../testing/Server';
import { CategorySelect } from './CategorySelect';
import { DictTreeSelect } from './DictTreeSelect';

interface Args {
  value: string;
  multiple: boolean;
  disabled: boolean;
  condition: string;
}

function Trees({ value: first, routes, ...args }: Args & { routes?: FakeRoutes }) {
  return (
    <Server routes={routes}>
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
    </Server>
  );
}

const meta = {
  title: 'Pickers/Trees',
  component: Trees,
  args: { value: 'c111', multiple: false, disabled: false, condition: '' },
  render: (args, { parameters }) => <Trees {...args} routes={parameters.routes as FakeRoutes | undefined} />,
} satisfies Meta<typeof Trees>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { value: '' } };
export const Several: Story = { args: { value: 'c111,c2', multiple: true } };
export const Disabled: Story = { args: { disabled: true } };
export const Failed: Story = {
  parameters: { routes: { 'GET /sys/category/loadTreeData': refuse('分类加载失败') } },
};
export const Dark: Story = { globals: { dark: 'dark' } };

/** A value deep in the tree has its name before a level is opened. */
export const Filled: Story = {
  play: async ({ canvasElement }) =>
    waitFor(() => expect(within(canvasElement).getAllByText('原材料')).toHaveLength(2), { timeout: 5000 }),
};

export const WrongCondition: Story = {
  args: { condition: 'status=1' },
  play: () =>
    waitFor(() =>
      expect(screen.getAllByText('组件JTreeSelect-condition传值有误，需要一个json字符串!')[0]).toBeVisible(),
    ),
};

/** Level by level. */
export const OpenAndChoose: Story = {
  args: { value: '' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByLabelText('分类字典'));
    const node = await screen.findByText('采购类别', {}, { timeout: 5000 });
    await userEvent.click(node.closest('.ant-select-tree-treenode')!.querySelector('.ant-select-tree-switcher')!);
    await userEvent.click(await screen.findByText('设备备件'));
    await expect(page.getAllByTestId('stored')[1]).toHaveTextContent('c12');
  },
};
