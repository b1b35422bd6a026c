import type { Meta, StoryObj } from '@storybook/react-vite';
import { Tag } from 'antd';
import { expect, within } from 'storybook/test';
import { CellDemo } from '../../testing/CellDemo';
import { kindOptions } from '../../testing/materials';

const meta = {
  title: 'EditableGrid/Normal',
  component: CellDemo,
  args: { column: { title: '合同金额', type: 'normal', align: 'end' }, values: ['120,000.00', 7, null] },
} satisfies Meta<typeof CellDemo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Empty: Story = { args: { values: [null, undefined, ''] } };
export const ReadOnly: Story = { args: { readOnly: true } };
/** The label of a choice. */
export const WithOptions: Story = {
  args: { column: { title: '物料类别', type: 'normal', options: kindOptions }, values: ['pipe', 'pump'] },
};
/** Text or nodes rendered by the caller. */
export const Rendered: Story = {
  args: {
    column: {
      title: '状态',
      render: ({ value }) => (value === '1' ? <Tag color="red">已驳回</Tag> : `状态 ${String(value)}`),
    },
    values: ['1', '2'],
  },
  async play({ canvasElement }) {
    await expect(await within(canvasElement).findByText('已驳回')).toBeVisible();
    await expect(within(canvasElement).getByText('状态 2')).toBeVisible();
  },
};
