import { memoryStorage } from '@gezi/client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { EMPTY_QUERY, localSavedQueries } from '../core';
import { toSaved } from '../core/saved/SavedQuery';
import { nestedPlans, planFields, recentPlans } from '../testing/planFields';
import { Server } from '../testing/Server';
import { AdvancedQueryDialog } from './AdvancedQueryDialog';

const store = localSavedQueries({ storage: memoryStorage(), code: '/purchase/plan' });
void store.save(toSaved('近7天待办', recentPlans));

const meta = {
  title: 'AdvancedQuery/Dialog',
  component: AdvancedQueryDialog,
  render: (args) => (
    <Server>
      <AdvancedQueryDialog {...args} />
    </Server>
  ),
  args: { fields: planFields, value: EMPTY_QUERY, groups: true, store, onSearch: fn(), onClose: fn() },
} satisfies Meta<typeof AdvancedQueryDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = {
  args: { value: nestedPlans },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: '重置' }));
    await expect(args.onSearch).toHaveBeenCalledWith(EMPTY_QUERY);
  },
};
