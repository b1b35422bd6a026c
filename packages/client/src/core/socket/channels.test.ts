import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createSocketHub, signedInSession, type SocketHubOptions } from '../../testing/index';
import { createClient } from '../http/createClient';
import { signOut } from '../session/transitions';
import { createSheetChannel, type SheetMessage } from './createSheetChannel';
import { createChangeChannel, type ServerChange } from './createChangeChannel';
import { createNoticeChannel, type NoticeMessage } from './createNoticeChannel';
import { createSocketChannel } from './createSocketChannel';
import { SHEET_SETTINGS } from './ChannelSettings';
import { socketAddress } from './socketAddress';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const BASE = 'https://gezi.example/api';
const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1000);

function setUp(options: SocketHubOptions = {}) {
  const hub = createSocketHub(options);
  const session = signedInSession({ id: 'u/1' });
  const client = createClient({ session, basePath: BASE });
  const environment = { client, openSocket: hub.openSocket, random: () => 0 };
  return {
    hub,
    session,
    client,
    grid: createSheetChannel({ ...environment, pageId: 'plan-1' }),
    notices: createNoticeChannel(environment),
    changes: createChangeChannel(environment),
  };
}

describe('socketAddress', () => {
  test.each([
    ['https://gezi.example/api', undefined, 'wss://gezi.example/api/websocket/u%2F1'],
    ['/api', 'http://127.0.0.1:8080/purchase?x=1#y', 'ws://127.0.0.1:8080/api/websocket/u%2F1'],
    ['', 'https://gezi.example/deep/page', 'wss://gezi.example/websocket/u%2F1'],
  ])('%s on %s is %s', (basePath, page, url) => {
    const client = { basePath, session: signedInSession({ id: 'u/1' }) };
    expect(socketAddress(client, 'websocket', [], page)).toEqual({ url, token: 'token-of-a-test' });
  });

  test('contains the current tenant', () => {
    const { client, session } = setUp();
    session.set({ ...session.get(), tenantId: 2 });
    expect(socketAddress(client, 'vxeSocket', ['plan-1'])?.url).toMatch(/\/vxeSocket\/[^/]+\/plan-1\?tenantId=2$/);
  });

  test('is undefined without a user', () => {
    const { client, session } = setUp();
    session.set(signOut());
    expect(socketAddress(client, 'websocket')).toBeUndefined();
  });
});

describe('sheet channel', () => {
  test('connects with the token as subprotocol and the user and page in the path', async () => {
    const { grid, hub } = setUp();
    grid.start();
    grid.start();
    await seconds(0);
    expect(hub.sockets).toHaveLength(1);
    expect(hub.last()).toMatchObject({
      url: 'wss://gezi.example/api/vxeSocket/u%2F1/plan-1',
      protocols: ['token-of-a-test'],
    });
    expect(grid.state().status).toBe('open');
  });

  test('stays connected while heartbeats are answered', async () => {
    const { grid, hub } = setUp();
    grid.start();
    await seconds(60);
    expect(hub.sockets).toHaveLength(1);
    expect(hub.last().sent).toHaveLength(6);
  });

  test('reconnects 5 s after a heartbeat without an answer for 6 s', async () => {
    const { grid, hub } = setUp({ answers: false });
    grid.start();
    await seconds(15.999);
    expect(hub.last().status).toBe('open');
    await seconds(0.001);
    expect(hub.last().status).toBe('closed');
    await seconds(4.999);
    expect(hub.sockets).toHaveLength(1);
    await seconds(0.001);
    expect(hub.sockets).toHaveLength(2);
    expect(grid.state().status).toBe('open');
  });

  test('passes messages on, ignores heartbeats and invalid texts', async () => {
    const { grid, hub } = setUp();
    const messages: SheetMessage[] = [];
    grid.onMessage((message) => messages.push(message));
    grid.start();
    await seconds(0);
    for (const text of ['oops', '[]', 'null', '{"data":1}', '{"type":5}']) hub.last().receive(text);
    hub.last().receive({ type: 'heart_beat', data: true });
    hub.last().receive({ type: 'common_send_date', data: { key: 'k', args: [1] } });
    expect(messages).toEqual([{ type: 'common_send_date', data: { key: 'k', args: [1] } }]);
  });

  test('sends queued messages after a reconnect', async () => {
    const { grid, hub } = setUp();
    grid.start();
    await seconds(0);
    hub.last().end(1006);
    expect(grid.send({ type: 'update_vxe_table', data: 1 })).toEqual({ ok: true, value: 'queued' });
    await seconds(5);
    expect(hub.last().sent).toEqual(['{"type":"update_vxe_table","data":1}']);
    expect(grid.send({ type: 'update_vxe_table', data: 2 })).toEqual({ ok: true, value: 'sent' });
  });

  test('refuses messages above its limits', async () => {
    const { grid } = setUp({ accepts: false });
    expect(grid.send({ type: 'x', data: 1 })).toEqual({ ok: false, reason: 'stopped' });
    grid.start();
    expect(grid.send({ type: 'x', data: '格'.repeat(90_000) })).toEqual({ ok: false, reason: 'too-large' });
    for (let count = 0; count < 200; count += 1) expect(grid.send({ type: 'x', data: count }).ok).toBe(true);
    expect(grid.send({ type: 'x', data: 1 })).toEqual({ ok: false, reason: 'queue-full' });
  });

  test('stops at a refused token and can be started again', async () => {
    const { grid, hub } = setUp();
    const told = vi.fn<() => void>();
    grid.subscribe(told);
    grid.start();
    await seconds(0);
    hub.last().end(4401);
    expect(grid.state()).toMatchObject({ status: 'stopped', stopReason: 'unauthorised' });
    await seconds(120);
    expect(hub.sockets).toHaveLength(1);
    expect(told).toHaveBeenCalled();
    grid.start();
    expect(hub.sockets).toHaveLength(2);
  });

  test('opens no socket without a user', () => {
    const { grid, hub, session } = setUp();
    session.set(signOut());
    grid.start();
    expect(grid.state().stopReason).toBe('unauthorised');
    expect(hub.sockets).toHaveLength(0);
  });

  test('stop clears all timers and ignores later messages', async () => {
    const { grid, hub } = setUp();
    const messages: SheetMessage[] = [];
    grid.onMessage((message) => messages.push(message));
    grid.start();
    await seconds(12);
    grid.stop();
    expect(vi.getTimerCount()).toBe(0);
    hub.broadcast({ type: 'common_send_date', data: 1 });
    expect(messages).toEqual([]);
  });
});

describe('notice channel', () => {
  test('passes topic and user messages only', async () => {
    const { notices, hub } = setUp();
    const heard: NoticeMessage[] = [];
    notices.onNotice((message) => heard.push(message));
    notices.start();
    await seconds(0);
    expect(hub.last().url).toBe('wss://gezi.example/api/websocket/u%2F1');
    for (const message of [
      'oops',
      { cmd: 'heartcheck' },
      { cmd: 'other' },
      { cmd: 'topic', msgId: '1', msgTxt: '公告' },
    ]) {
      hub.last().receive(message);
    }
    hub.last().receive({ cmd: 'user', msgId: 5 });
    expect(heard).toEqual([{ cmd: 'topic', msgId: '1', msgTxt: '公告' }, { cmd: 'user' }]);
  });

  test('passes offers of auctions to their own listeners', async () => {
    const { notices, hub } = setUp();
    const [heard, offers]: [NoticeMessage[], string[]] = [[], []];
    notices.onNotice((message) => heard.push(message));
    notices.onBidding((projectId) => offers.push(projectId));
    notices.start();
    await seconds(0);
    for (const message of [
      { cmd: 'topic', msgId: '1' },
      { cmd: 'bidding', msgId: 'p1', msgTxt: '' },
      { cmd: 'bidding' },
    ]) {
      hub.last().receive(message);
    }
    expect(offers).toEqual(['p1']);
    expect(heard).toHaveLength(1);
  });

  test('sends HeartBeat after 20 s without a message', async () => {
    const { notices, hub } = setUp();
    notices.start();
    await seconds(15);
    hub.last().receive({ cmd: 'topic' });
    await seconds(19);
    expect(hub.last().sent).toEqual([]);
    await seconds(1);
    expect(hub.last().sent).toEqual(['HeartBeat']);
  });

  test('stops after the fifth failed reconnection', async () => {
    const { notices, hub } = setUp({ accepts: false });
    notices.start();
    for (let errors = 1; errors <= 5; errors += 1) {
      hub.last().fail();
      await seconds(19.999);
      expect(hub.sockets).toHaveLength(errors);
      await seconds(0.001);
      expect(hub.sockets).toHaveLength(errors + 1);
    }
    hub.last().fail();
    await seconds(600);
    expect(hub.sockets).toHaveLength(6);
    expect(notices.state()).toMatchObject({ status: 'stopped', stopReason: 'too-many-errors' });
  });
});

describe('change channel', () => {
  const HELLO = { cmd: 'hello', departments: 'd1', dictionaries: 'x1' };

  test('passes versions and changes on', async () => {
    const { changes, hub } = setUp();
    const heard: ServerChange[] = [];
    changes.onChange((change) => heard.push(change));
    changes.start();
    await seconds(0);
    expect(hub.last().url).toBe('wss://gezi.example/api/changeSocket/u%2F1');
    for (const message of [HELLO, { cmd: 'changed', rights: true }, { cmd: 'changed', departments: 'd2' }]) {
      hub.last().receive(message);
    }
    for (const ignored of ['x', '[]', { cmd: 'topic' }]) hub.last().receive(ignored);
    expect(heard).toEqual([{ departments: 'd1', dictionaries: 'x1' }, { rights: true }, { departments: 'd2' }]);
  });

  test('reports changed rights after a lost connection, once', async () => {
    const { changes, hub } = setUp();
    const heard: ServerChange[] = [];
    changes.onChange((change) => heard.push(change));
    changes.start();
    await seconds(0);
    hub.last().receive(HELLO);
    hub.last().end(1006);
    await seconds(6);
    expect(hub.sockets).toHaveLength(2);
    hub.last().receive(HELLO);
    hub.last().receive(HELLO);
    expect(heard.map(({ rights }) => rights)).toEqual([undefined, true, undefined]);
  });
});

test('an exception of the WebSocket constructor counts as an error', async () => {
  const openSocket = vi.fn<() => never>(() => {
    throw new SyntaxError('not a subprotocol');
  });
  const channel = createSocketChannel({
    settings: SHEET_SETTINGS,
    address: () => ({ url: 'wss://x', token: 'a b' }),
    openSocket,
    random: () => 0,
  });
  channel.start();
  expect(channel.state()).toMatchObject({ status: 'waiting', errors: 1 });
  await seconds(5);
  expect(openSocket).toHaveBeenCalledTimes(2);
});
