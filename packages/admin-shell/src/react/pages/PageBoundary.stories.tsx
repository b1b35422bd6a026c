import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { PageBoundary } from './PageBoundary';

function PlanTotals({ lines }: { lines?: readonly { amount: number }[] }) {
  return <p>采购总额：{lines!.reduce((sum, { amount }) => sum + amount, 0).toFixed(2)} 元</p>;
}

const meta = {
  title: 'AdminShell/PageBoundary',
  component: PageBoundary,
  args: { onRetry: fn(), onHome: fn(), children: <PlanTotals lines={[{ amount: 1250 }, { amount: 380.5 }]} /> },
} satisfies Meta<typeof PageBoundary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Page: Story = {};
/** The page throws because its lines are missing. */
export const Failed: Story = {
  args: { children: <PlanTotals /> },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '重试' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
