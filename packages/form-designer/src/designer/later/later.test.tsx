import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { later } from './later';

const Greeting = ({ name }: { name: string }) => <p>你好，{name}</p>;

test('a preloaded part renders immediately, without a placeholder', async () => {
  const Part = later(
    async () => Greeting,
    () => <p>等待</p>,
  );
  await Part.load();
  render(<Part name="陈" />);
  expect(screen.getByText('你好，陈')).toBeVisible();
});

test('a failed load is reported and can be retried', async () => {
  const get = vi.fn<() => Promise<typeof Greeting>>(async () => Greeting).mockRejectedValueOnce(new Error('offline'));
  const Part = later(get, () => <p>等待</p>);
  render(<Part name="陈" />);
  expect(screen.getByText('等待')).toBeVisible();
  expect(await screen.findByRole('alert')).toHaveTextContent('部分功能未能加载，请重试');
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(await screen.findByText('你好，陈')).toBeVisible();
  expect(get).toHaveBeenCalledTimes(2);
});
