import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, Flex, Input } from 'antd';
import { useState } from 'react';
import { createMemoryRouter, Link, RouterProvider } from 'react-router';
import { expect, waitFor } from 'storybook/test';
import { NavigationBlockers, useNavigationBlocker } from './NavigationBlockers';

function Draft({ label }: { label: string }) {
  const [isDirty, setDirty] = useState(false);
  const blocker = useNavigationBlocker(() => isDirty);
  return (
    <section>
      <Input aria-label={label} placeholder={label} onChange={() => setDirty(true)} />
      {blocker.state === 'blocked' && (
        <Flex role="alert" gap="small">
          {label}有未保存的修改
          <Button onClick={() => blocker.proceed()}>离开</Button>
          <Button onClick={() => blocker.reset()}>留下</Button>
        </Flex>
      )}
    </section>
  );
}

function Drafts() {
  const [router] = useState(() =>
    createMemoryRouter([
      {
        path: '/',
        element: (
          <NavigationBlockers>
            <Draft label="计划名称" />
            <Draft label="合同名称" />
            <Link to="/list">返回列表</Link>
          </NavigationBlockers>
        ),
      },
      { path: '/list', element: '列表' },
    ]),
  );
  return <RouterProvider router={router} />;
}

const meta = {
  title: 'AdminShell/NavigationBlockers',
  component: NavigationBlockers,
  args: { children: undefined },
  render: () => <Drafts />,
} satisfies Meta<typeof NavigationBlockers>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each form blocks for itself; the one with changes asks. */
export const SeveralForms: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.type(canvas.getByLabelText('计划名称'), '轴承');
    await userEvent.click(canvas.getByRole('link', { name: '返回列表' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('计划名称有未保存的修改');
    await userEvent.click(canvas.getByRole('button', { name: '留下' }));
    await expect(canvas.queryByRole('alert')).toBeNull();
    await userEvent.click(canvas.getByRole('link', { name: '返回列表' }));
    await userEvent.click(canvas.getByRole('button', { name: '离开' }));
    await waitFor(() => expect(canvas.getByText('列表')).toBeVisible());
  },
};
