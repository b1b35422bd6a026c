import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, within } from 'storybook/test';
import { createPermissionStore, memoryStorage } from '../core/index';
import { createFakeServer, signedInKit } from '../testing/index';
import { Authorized, type AuthorizedProps } from './Authorized';
import { ClientProvider } from './ClientProvider';

const EDIT = 'purchase:purchasePlan:edit';
const EXPORT = 'purchase:purchasePlan:export';

/** A purchaser with permission to edit demand plans, but not to export them. */
function Purchaser(props: AuthorizedProps) {
  const [kit] = useState(() => signedInKit(createFakeServer({})));
  const [permissions] = useState(() => {
    const store = createPermissionStore({ storage: memoryStorage() });
    store.set({ auth: [{ action: EDIT, type: '2', describe: '采购分派' }], allAuth: [] });
    return store;
  });
  return (
    <ClientProvider {...kit} permissions={permissions}>
      <Authorized {...props} />
    </ClientProvider>
  );
}

const meta = {
  title: 'Client/Authorized',
  component: Authorized,
  render: (args) => <Purchaser {...args} />,
  args: { code: EDIT, children: <button type="button">采购分派</button>, fallback: <span>无权限</span> },
} satisfies Meta<typeof Authorized>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Allowed: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: '采购分派' })).toBeVisible();
  },
};
export const Denied: Story = {
  args: { code: EXPORT, children: <button type="button">导出</button> },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('无权限')).toBeVisible();
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
  },
};
/** All of several codes must be allowed. */
export const OneOfTwoCodes: Story = { args: { code: `${EDIT},${EXPORT}` } };
