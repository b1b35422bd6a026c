import { act, render, renderHook, screen, waitFor } from '@testing-library/react';
import { StrictMode, type ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import {
  createClient,
  createDictionaries,
  createPermissionStore,
  createSessionStore,
  memoryStorage,
  signOut,
  type ApiError,
  type PermissionEntry,
  type SessionStore,
} from '../core/index';
import { createFakeServer, createSocketHub, refuse, reply, signedInSession } from '../testing/index';
import {
  Authorized,
  ClientProvider,
  useBiddingMessages,
  useClient,
  useDict,
  useNotices,
  useSession,
  useSheetMessages,
} from '../index';

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.useRealTimers();
});

function setUp(session: SessionStore = signedInSession()) {
  const server = createFakeServer({
    'GET /sys/dict/getDictItems/{dictCode}': ({ params }) =>
      reply([{ value: '1', text: `text of ${params.dictCode}` }]),
    'GET /sys/dict/refleshCache': reply(null),
    'GET /sys/dict/queryAllDictItems': reply({ buy_type: [{ value: '1', text: 'refreshed' }] }),
  });
  const hub = createSocketHub();
  const errors: ApiError[] = [];
  const client = createClient({ session, fetch: server.fetch, onError: (error) => errors.push(error) });
  const permissions = createPermissionStore({ session });
  const dictionaries = createDictionaries({ client });
  const Wrapper = ({ children }: { children: ReactNode }) => (
    <StrictMode>
      <ClientProvider client={client} permissions={permissions} dictionaries={dictionaries} sockets={hub}>
        {children}
      </ClientProvider>
    </StrictMode>
  );
  return { server, hub, errors, client, permissions, dictionaries, session, Wrapper };
}

test('useClient returns the client of the provider and throws without one', () => {
  const { client, Wrapper } = setUp();
  expect(renderHook(useClient, { wrapper: Wrapper }).result.current).toBe(client);
  vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => renderHook(useClient)).toThrow('no <ClientProvider> above');
});

test('useSession updates with the session', () => {
  const { session, Wrapper } = setUp();
  const { result } = renderHook(useSession, { wrapper: Wrapper });
  expect(result.current.user?.realname).toBe('李采购');
  act(() => session.set(signOut()));
  expect(result.current.token).toBeUndefined();
});

test('Authorized shows its children with the permission and its fallback without', () => {
  const { permissions, Wrapper } = setUp();
  render(
    <Authorized code="purchase:purchasePlan:edit" fallback="无权限">
      <button type="button">保存</button>
    </Authorized>,
    { wrapper: Wrapper },
  );
  expect(screen.queryByText('无权限')).not.toBeNull();
  const auth: PermissionEntry[] = [{ action: 'purchase:purchasePlan:edit', type: '2' }];
  act(() => permissions.set({ auth, allAuth: [] }));
  expect(screen.queryByRole('button', { name: '保存' })).not.toBeNull();
  act(() => permissions.clear());
  expect(screen.queryByRole('button')).toBeNull();
});

test('useDict loads once for all components and updates after a refresh', async () => {
  const { server, dictionaries, Wrapper } = setUp();
  const { result } = renderHook(() => ({ one: useDict('buy_type'), other: useDict('buy_type') }), { wrapper: Wrapper });
  expect(result.current.one).toMatchObject({ loading: true, items: [], error: undefined });
  await waitFor(() => expect(result.current.one.loading).toBe(false));
  expect(result.current.one.labelOf('1')).toBe('text of buy_type');
  expect(result.current.other.items).toBe(result.current.one.items);
  expect(server.requests).toHaveLength(1);
  await act(() => dictionaries.refresh());
  expect(result.current.one.labelOf('1')).toBe('refreshed');
});

test('useDict loads table dictionaries, and loads again for another code', async () => {
  const { Wrapper } = setUp();
  const { result, rerender } = renderHook(({ code }) => useDict(code), {
    wrapper: Wrapper,
    initialProps: { code: 'sys_user,realname,id' as string | undefined },
  });
  await waitFor(() => expect(result.current.labelOf('1')).toBe('text of sys_user,realname,id'));
  rerender({ code: 'pay_type' });
  expect(result.current).toMatchObject({ loading: true, items: [] });
  await waitFor(() => expect(result.current.labelOf('1')).toBe('text of pay_type'));
  rerender({ code: undefined });
  expect(result.current).toMatchObject({ loading: false, items: [], error: undefined });
});

test('useDict returns the error and retries', async () => {
  const { server, errors, Wrapper } = setUp();
  server.route('GET /sys/dict/getDictItems/{dictCode}', refuse('字典不存在'));
  const { result } = renderHook(() => useDict('buy_type'), { wrapper: Wrapper });
  await waitFor(() => expect(result.current.error?.message).toBe('字典不存在'));
  expect(errors).toEqual([]);
  server.route('GET /sys/dict/getDictItems/{dictCode}', reply([{ value: '1', text: '招标' }]));
  act(() => result.current.retry());
  expect(result.current).toMatchObject({ loading: true, error: undefined });
  await waitFor(() => expect(result.current.items).toEqual([{ value: '1', label: '招标' }]));
});

test('useDict returns an error for an empty code', async () => {
  const { server, Wrapper } = setUp();
  const { result } = renderHook(() => useDict(''), { wrapper: Wrapper });
  await waitFor(() => expect(result.current.error?.kind).toBe('empty-dictionary-code'));
  expect(server.requests).toEqual([]);
});

test('useSheetMessages connects while mounted and signed in', async () => {
  const { hub, session, Wrapper } = setUp();
  const heard = vi.fn<(message: object) => void>();
  const { result, unmount } = renderHook(() => useSheetMessages('plan-1', heard), { wrapper: Wrapper });
  await waitFor(() => expect(result.current.status).toBe('open'));
  expect(hub.last().url).toContain('/api/vxeSocket/u-1/plan-1');
  act(() => hub.broadcast({ type: 'update_vxe_table', data: { socketKey: 'k' } }));
  expect(heard).toHaveBeenCalledExactlyOnceWith({ type: 'update_vxe_table', data: { socketKey: 'k' } });
  act(() => void result.current.send({ type: 'common_send_date', data: { key: 'k', args: [] } }));
  expect(hub.last().sent).toHaveLength(1);

  act(() => session.set({ ...session.get(), token: 'another' }));
  await waitFor(() => expect(hub.last().protocols).toEqual(['another']));
  await waitFor(() => expect(result.current.status).toBe('open'));
  act(() => session.set(signOut()));
  expect(result.current).toMatchObject({ status: 'stopped', stopReason: 'requested' });
  unmount();
  expect(hub.sockets.filter(({ status }) => status === 'open')).toEqual([]);
});

test('useBiddingMessages calls the handler of the latest render with the id of the auction', async () => {
  const { hub, Wrapper } = setUp();
  const heard = vi.fn<(projectId: string) => void>();
  const { result } = renderHook(() => useBiddingMessages(heard), { wrapper: Wrapper });
  await waitFor(() => expect(result.current.status).toBe('open'));
  act(() => hub.broadcast({ cmd: 'bidding', msgId: 'p1', msgTxt: '' }));
  expect(heard).toHaveBeenCalledExactlyOnceWith('p1');
});

test('no socket is opened without a user', () => {
  const { hub, Wrapper } = setUp(createSessionStore({ storage: memoryStorage() }));
  renderHook(() => useNotices(() => {}), { wrapper: Wrapper });
  expect(hub.sockets).toEqual([]);
});

test('a refused token is reported like a failed call', async () => {
  const { hub, errors, Wrapper } = setUp();
  const { result } = renderHook(() => useNotices(() => {}), { wrapper: Wrapper });
  await waitFor(() => expect(result.current.status).toBe('open'));
  act(() => hub.last().end(4401));
  expect(result.current).toEqual({ status: 'stopped', stopReason: 'unauthorised' });
  expect(errors.map(({ kind, code }) => [kind, code])).toEqual([['unauthorised', 4401]]);
});

test('useNotices calls the handler of the latest render', async () => {
  const { hub, Wrapper } = setUp();
  const first = vi.fn<() => void>();
  const second = vi.fn<() => void>();
  const { rerender } = renderHook(({ heard }) => useNotices(heard), {
    wrapper: Wrapper,
    initialProps: { heard: first },
  });
  await waitFor(() => expect(hub.last().status).toBe('open'));
  rerender({ heard: second });
  act(() => hub.broadcast({ cmd: 'topic', msgId: '1' }));
  expect(first).not.toHaveBeenCalled();
  expect(second).toHaveBeenCalledExactlyOnceWith({ cmd: 'topic', msgId: '1' });
});
