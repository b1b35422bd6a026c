import { ClientProvider, createClient } from '@gezi/client';
import {
  createFakeServer,
  createSocketHub,
  refuse,
  reply,
  signedInSession,
  type SocketHubOptions,
} from '@gezi/client/testing';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '../../../app/createQueryClient';
import { useNoticeFeed } from './useNoticeFeed';

const LIST = 'GET /sys/annountCement/listByUser';
const listOf = (anntMsgTotal: number) => reply({ anntMsgList: [], anntMsgTotal, sysMsgList: [], sysMsgTotal: 0 });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

async function start(options: SocketHubOptions = {}) {
  const server = createFakeServer({ [LIST]: listOf(1) });
  const hub = createSocketHub(options);
  const client = createClient({ session: signedInSession(), fetch: server.fetch });
  const sockets = { openSocket: hub.openSocket, random: () => 0 };
  const queries = createQueryClient(client);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queries}>
      <ClientProvider client={client} sockets={sockets}>
        {children}
      </ClientProvider>
    </QueryClientProvider>
  );
  const { result, unmount } = renderHook(() => useNoticeFeed(), { wrapper });
  const advance = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
  await advance(10);
  return {
    server,
    hub,
    advance,
    unmount,
    requestCount: () => server.requestsOf(LIST).length,
    total: () => result.current.list?.anntMsgTotal,
    feed: () => result.current,
  };
}

test('polls every 6 s', async () => {
  const { requestCount, advance, server, total } = await start();
  expect(requestCount()).toBe(1);
  await advance(5_900);
  expect(requestCount()).toBe(1);
  server.route(LIST, listOf(2));
  await advance(200);
  expect(requestCount()).toBe(2);
  expect(total()).toBe(2);
  await advance(12_000);
  expect(requestCount()).toBe(4);
});

test('stops polling after a failure, keeps its data and resumes on a push', async () => {
  const { requestCount, advance, server, total, hub, feed } = await start();
  server.route(LIST, refuse('服务器内部错误'));
  await advance(6_000);
  expect(requestCount()).toBe(2);
  expect(feed().isError).toBe(true);
  expect(total()).toBe(1);
  await advance(60_000);
  expect(requestCount()).toBe(2);

  server.route(LIST, listOf(3));
  hub.broadcast({ cmd: 'user', msgId: '1' });
  await advance(10);
  expect(total()).toBe(3);
  await advance(6_000);
  expect(requestCount()).toBe(4);
});

test('refetches on a socket message, but not on heartbeats', async () => {
  const { requestCount, advance, hub } = await start();
  hub.broadcast({ cmd: 'heartcheck' });
  await advance(10);
  expect(requestCount()).toBe(1);
  hub.broadcast({ cmd: 'topic', msgId: '1', msgTxt: '公告' });
  await advance(10);
  expect(requestCount()).toBe(2);
});

test('sends a heartbeat after 20 s, reconnects 20 s after a break and refetches', async () => {
  const { requestCount, advance, hub, server } = await start();
  server.route(LIST, refuse('服务器内部错误'));
  await advance(6_000);
  await advance(14_000);
  expect(hub.last().sent).toEqual(['HeartBeat']);
  hub.last().end(1006);
  await advance(19_900);
  expect(hub.sockets).toHaveLength(1);
  const before = requestCount();
  server.route(LIST, listOf(5));
  await advance(200);
  expect(hub.sockets).toHaveLength(2);
  expect(requestCount()).toBe(before + 1);
});

test('gives up the socket after five failed reconnections and keeps polling', async () => {
  const { requestCount, advance, hub, feed } = await start({ accepts: false });
  for (let errors = 1; errors <= 5; errors += 1) {
    act(() => hub.last().fail());
    await advance(20_000);
    expect(hub.sockets).toHaveLength(errors + 1);
  }
  act(() => hub.last().fail());
  expect(feed()).toMatchObject({ isConnected: false, hasGivenUp: true });
  const before = requestCount();
  await advance(60_000);
  expect(hub.sockets).toHaveLength(6);
  expect(requestCount()).toBe(before + 10);
});

test('stops on unmount', async () => {
  const { requestCount, advance, unmount, hub } = await start();
  unmount();
  expect(hub.last().status).toBe('closed');
  await advance(60_000);
  expect(requestCount()).toBe(1);
});
