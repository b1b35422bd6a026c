import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { DescriptionGrid } from './DescriptionGrid';
import { Ellipsis } from './Ellipsis';

const meta = {
  title: 'UI/DescriptionGrid',
  component: DescriptionGrid,
  args: {
    items: [
      { label: '计划批次号', value: 'XQJH-2026-0001' },
      { label: '申报部门', value: '生产技术部' },
      { label: '申报人', value: '李文静' },
      { label: '申报时间', value: '2026-03-05 09:12:45' },
      { label: '需求单位', value: <Ellipsis text="华东能源集团有限公司物资供应分公司第二物资配送中心仓库" /> },
      { label: '联系人', value: '陈志远' },
      { label: '联系电话', value: '' },
      { label: '备注', value: '请于四月底前到货，卸货需自备叉车。', wide: true },
    ],
  },
} satisfies Meta<typeof DescriptionGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Number of pairs in a line of a wide page. */
const columnsOf = (canvas: HTMLElement) =>
  getComputedStyle(canvas.querySelector('dl')!).gridTemplateColumns.split(' ').length;

const wide: Story['decorators'] = [
  (Story) => (
    <div style={{ width: 1600 }}>
      <Story />
    </div>
  ),
];

export const PlanHead: Story = {
  decorators: wide,
  play: async ({ canvasElement }) => {
    await expect(screen.getByText('联系电话').nextElementSibling).toHaveTextContent('—');
    await expect(columnsOf(canvasElement)).toBe(3);
  },
};
export const AtMostFour: Story = {
  args: { maxColumns: 6 },
  decorators: wide,
  play: ({ canvasElement }) => expect(columnsOf(canvasElement)).toBe(4),
};
export const Dark: Story = { globals: { dark: 'dark' } };
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ width: 320 }}>
        <Story />
      </div>
    ),
  ],
  play: ({ canvasElement }) => {
    const grid = canvasElement.querySelector('dl')!;
    return expect(grid.scrollWidth).toBeLessThanOrEqual(grid.clientWidth);
  },
};
