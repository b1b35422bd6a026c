import { useClient } from '@gezi/client';
import { replyRaw } from '@gezi/client/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderPage } from '../testing/renderPage';
import { Countdown } from './Countdown';
import { instantOf } from './core/timeLeft';

const END = '2026-12-01 17:00:00';
afterEach(() => vi.useRealTimers());

/** @param left milliseconds until the deadline by the clock of the device @param ahead of the server */
function setUp(left: number, ahead = 0) {
  vi.useFakeTimers({ now: instantOf(END) - left });
  const end = vi.fn<() => void>();
  const answer = { success: true, message: '', code: 200, result: null, timestamp: Date.now() + ahead };
  renderPage({ path: '/', page: <Page end={end} />, routes: { 'GET /now': replyRaw(answer) } });
  return { end, pass: (time: number) => act(() => vi.advanceTimersByTimeAsync(time)) };
}
function Page({ end }: { end: () => void }) {
  const client = useClient();
  return (
    <>
      <button onClick={() => void client.get('/now')}>ask</button>
      <Countdown until={END} label="距报价截止" onEnd={end} />
    </>
  );
}
const shown = () => screen.getByRole('timer').textContent;

test('counts down, and calls once when the deadline passes', async () => {
  const { end, pass } = setUp(3_000);
  expect(shown()).toBe('距报价截止00:00:03');
  await pass(1_000);
  expect(shown()).toBe('距报价截止00:00:02');
  expect(end).not.toHaveBeenCalled();
  await pass(2_000);
  expect(shown()).toBe('已截止');
  await pass(10_000);
  expect(end).toHaveBeenCalledTimes(1);
});

test('counts by the clock of the server', async () => {
  const { pass } = setUp(90_000_000, 3_600_000);
  expect(shown()).toBe('距报价截止1天 01:00:00');
  fireEvent.click(screen.getByRole('button', { name: 'ask' }));
  await pass(1_000);
  expect(shown()).toBe('距报价截止23:59:59');
});

test('calls nothing for a deadline that had passed before', async () => {
  const { end, pass } = setUp(-5_000);
  expect(shown()).toBe('已截止');
  await pass(5_000);
  expect(end).not.toHaveBeenCalled();
});
