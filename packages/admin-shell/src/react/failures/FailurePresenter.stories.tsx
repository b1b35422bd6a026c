import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from 'antd';
import { useRef, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { FailurePresenter } from './FailurePresenter';
import type { FailureFollowUp, ShownFailure } from './ShownFailure';

interface DemoProps {
  failure: ShownFailure;
  onFollowUp: (what: FailureFollowUp['what']) => void;
}

function Demo({ failure, onFollowUp }: DemoProps) {
  const show = useRef<(failure: ShownFailure) => void>(undefined);
  const [subscribe] = useState(() => (next: (failure: ShownFailure) => void) => {
    show.current = next;
    return () => (show.current = undefined);
  });
  return (
    <>
      <FailurePresenter subscribe={subscribe} onFollowUp={onFollowUp} />
      <Button onClick={() => show.current?.(failure)}>发起请求</Button>
    </>
  );
}

const meta = {
  title: 'AdminShell/FailurePresenter',
  component: Demo,
  subcomponents: { FailurePresenter },
  args: {
    failure: { presentation: 'notification', level: 'error', title: '系统提示', message: '拒绝访问' },
    onFollowUp: fn(),
  },
} satisfies Meta<typeof Demo>;
export default meta;
type Story = StoryObj<typeof meta>;

const send = () => userEvent.click(screen.getByRole('button', { name: '发起请求' }));

export const Notification: Story = {
  play: async () => {
    await send();
    await screen.findByText('拒绝访问');
    // The same message replaces the previous one.
    await send();
    await expect(screen.getAllByText('拒绝访问')).toHaveLength(1);
  },
};

export const Toast: Story = {
  args: { failure: { presentation: 'toast', level: 'error', title: '', message: '计划已被他人修改，请刷新后重试' } },
  play: async () => {
    await send();
    await screen.findByText('计划已被他人修改，请刷新后重试');
  },
};

export const SessionExpired: Story = {
  args: {
    failure: {
      presentation: 'modal',
      level: 'error',
      title: '登录已过期',
      message: '很抱歉，登录已过期，请重新登录',
      okText: '重新登录',
      followUp: { what: 'logout-and-reload', on: 'ok', delayMs: 0 },
    },
  },
  play: async ({ args, step }) => {
    await send();
    const button = await screen.findByRole('button', { name: '重新登录' });
    await step('nothing happens before it is confirmed', () => expect(args.onFollowUp).not.toHaveBeenCalled());
    await userEvent.click(button);
    await waitFor(() => expect(args.onFollowUp).toHaveBeenCalledWith('logout-and-reload'));
  },
};

export const ReloadsAfterAWhile: Story = {
  args: {
    failure: {
      presentation: 'notification',
      level: 'error',
      title: '系统提示',
      message: '很抱歉，登录已过期，请重新登录',
      followUp: { what: 'logout-and-reload', on: 'shown', delayMs: 300 },
    },
  },
  play: async ({ args }) => {
    await send();
    await expect(args.onFollowUp).not.toHaveBeenCalled();
    await waitFor(() => expect(args.onFollowUp).toHaveBeenCalledOnce());
  },
};
