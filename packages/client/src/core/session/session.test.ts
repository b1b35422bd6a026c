import { describe, expect, test, vi } from 'vitest';
import { memoryStorage, type KeyValueStorage } from '../storage/KeyValueStorage';
import { createSessionStore, SESSION_KEYS } from './createSessionStore';
import { onTokenChange } from './onTokenChange';
import { SIGNED_OUT, type Session } from './SessionStore';
import { selectTenant, signIn, signOut, withUser } from './transitions';

const WEEK = 604_800_000;
const NOW = 1_700_000_000_000;
const USER = { id: 'u-1', username: 'purchaser', realname: '李采购', status: 1, orgCode: 'A01' };
const TENANTS = [
  { id: 1001, name: '格子集团' },
  { id: 1002, name: '格子分公司' },
];
const answer = (result = {}, code: number | string = 200) => ({
  code,
  result: { token: 't-1', userInfo: USER, ...result },
});

function signedIn(result = {}): Session {
  const outcome = signIn(answer(result), NOW);
  if (!outcome.ok) throw new Error(outcome.reason);
  return outcome.value;
}

describe('transitions', () => {
  test.each([200, '200'])('code %j is a login', (code) => {
    expect(signIn(answer({}, code), NOW)).toEqual({
      ok: true,
      value: {
        token: 't-1',
        tokenExpires: NOW + WEEK,
        user: USER,
        userExpires: NOW + WEEK,
        tenantId: 0,
        tenants: [],
        pendingAudit: false,
      },
    });
  });

  test.each([0, 201, 412, 500, '500', ''])('code %j is no login', (code) => {
    expect(signIn(answer({}, code), NOW)).toEqual({ ok: false, reason: 'login-rejected' });
  });

  test('nor is an answer without token', () => {
    expect(signIn({ code: 200, result: null }, NOW).ok).toBe(false);
    expect(signIn(answer({ token: '' }), NOW).ok).toBe(false);
  });

  test.each([
    [undefined, 0],
    [[], 0],
    [TENANTS.slice(0, 1), 1001],
    [TENANTS, 0],
  ])('with the tenants %j, %i is selected', (tenantList, tenantId) => {
    expect(signedIn({ tenantList }).tenantId).toBe(tenantId);
  });

  test.each([
    ['0', true],
    ['-1', true],
    [0, true],
    [-1, true],
    [1, false],
    ['2', false],
    [null, false],
    [undefined, false],
  ])('status %j is under review: %s', (status, pendingAudit) => {
    expect(signedIn({ userInfo: { ...USER, status } }).pendingAudit).toBe(pendingAudit);
  });

  test('selecting a department replaces the user for 7 days and clears the audit flag', () => {
    const waiting = signedIn({ userInfo: { ...USER, status: '0' } });
    const chosen = withUser(waiting, { ...USER, orgCode: 'B02' }, NOW + 1000);
    expect(chosen).toMatchObject({ pendingAudit: false, userExpires: NOW + 1000 + WEEK, tokenExpires: NOW + WEEK });
    expect(chosen.user?.orgCode).toBe('B02');
  });

  test("a tenant is selected among the user's, or none", () => {
    const session = signedIn({ tenantList: TENANTS });
    expect(selectTenant(session, 1002)).toMatchObject({ ok: true, value: { tenantId: 1002 } });
    expect(selectTenant(session, 0)).toMatchObject({ ok: true, value: { tenantId: 0 } });
    expect(selectTenant(session, 9)).toEqual({ ok: false, reason: 'unknown-tenant' });
  });

  test('signing out removes the user and the tenants', () => {
    expect(signOut()).toBe(SIGNED_OUT);
  });
});

describe('the store', () => {
  function setUp(storage: KeyValueStorage = memoryStorage()) {
    const clock = { now: NOW };
    const events = new EventTarget();
    const open = () => createSessionStore({ storage, now: () => clock.now, events });
    return { storage, clock, events, open };
  }

  test('stores token and user under the specified keys, for 7 days', () => {
    const { storage, clock, open } = setUp();
    open().set(signedIn({ tenantList: TENANTS }));
    expect(JSON.parse(storage.getItem('Access-Token')!)).toEqual({ value: 't-1', expire: NOW + WEEK });
    expect(open().get()).toEqual(signedIn({ tenantList: TENANTS }));

    const running = open();
    running.get();
    clock.now = NOW + WEEK - 1;
    expect(running.get().token).toBe('t-1');
    clock.now = NOW + WEEK;
    expect(running.get()).toBe(SIGNED_OUT);
    expect(open().get()).toBe(SIGNED_OUT);
  });

  test('the user can expire before the token', () => {
    const { clock, open } = setUp();
    const store = open();
    store.set({ ...signedIn(), tokenExpires: NOW + 2 * WEEK });
    clock.now = NOW + WEEK;
    expect(store.get()).toMatchObject({ token: 't-1', user: undefined });
    expect(store.get()).toBe(store.get());
  });

  test('returns the same object until it changes', () => {
    const store = setUp().open();
    store.set(signedIn());
    expect(store.get()).toBe(store.get());
  });

  test('signing out clears the storage', () => {
    const { storage, open } = setUp();
    const store = open();
    store.set(signedIn({ tenantList: TENANTS }));
    store.set(signOut());
    for (const key of Object.values(SESSION_KEYS)) expect(storage.getItem(key)).toBeNull();
  });

  test('follows other tabs, and ignores keys of others', () => {
    const { events, open } = setUp();
    const here = open();
    const told = vi.fn<() => void>();
    const stop = here.subscribe(told);
    const storageEvent = (key: string | null) => Object.assign(new Event('storage'), { key });

    open().set(signedIn());
    events.dispatchEvent(storageEvent('something-else'));
    expect(told).not.toHaveBeenCalled();
    events.dispatchEvent(storageEvent(SESSION_KEYS.token));
    expect(here.get().token).toBe('t-1');
    events.dispatchEvent(storageEvent(SESSION_KEYS.user));
    expect(told).toHaveBeenCalledOnce();

    open().set(signOut());
    events.dispatchEvent(storageEvent(null));
    expect(here.get()).toBe(SIGNED_OUT);
    expect(told).toHaveBeenCalledTimes(2);
    stop();
    here.set(signedIn());
    expect(told).toHaveBeenCalledTimes(2);
  });

  test.each([
    '',
    'plain',
    '{}',
    'null',
    '{"value":null,"expire":1}',
    '{"value":"t"}',
    '{"value":{},"expire":9e15}',
    '[1]',
  ])('ignores a stored token of %j', (text) => {
    const { storage, open } = setUp();
    storage.setItem('Access-Token', text);
    expect(open().get()).toBe(SIGNED_OUT);
  });

  test('notifies only of token changes', () => {
    const store = setUp().open();
    const told = vi.fn<(token: string | undefined) => void>();
    const stop = onTokenChange(store, told);
    store.set(signedIn());
    store.set({ ...store.get(), tenantId: 5 });
    store.set(signOut());
    expect(told.mock.calls).toEqual([['t-1'], [undefined]]);
    stop();
    store.set(signedIn());
    expect(told).toHaveBeenCalledTimes(2);
  });
});
