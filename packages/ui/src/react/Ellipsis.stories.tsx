import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { Ellipsis } from './Ellipsis';

const LONG = '华东能源集团有限公司物资供应分公司第二物资配送中心仓库';

const meta = { title: 'UI/Ellipsis', component: Ellipsis, args: { text: LONG } } satisfies Meta<typeof Ellipsis>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Cut: Story = {
  play: async () => {
    await expect(screen.getByText(`${LONG.slice(0, 25)}...`)).toBeVisible();
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent(LONG);
  },
};
export const Whole: Story = { args: { text: '生产技术部' } };
export const OwnLimit: Story = { args: { limit: 12 } };
