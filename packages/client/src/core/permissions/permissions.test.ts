import { describe, expect, test, vi } from 'vitest';
import { signedInSession } from '../../testing/index';
import { signOut } from '../session/transitions';
import { memoryStorage } from '../storage/KeyValueStorage';
import { createPermissions } from './createPermissions';
import { createPermissionStore } from './createPermissionStore';
import type { PermissionEntry } from './PermissionEntry';

const own = (action: string, type = '2'): PermissionEntry => ({ action, type });
const all = (action: string, status: string, type = '2'): PermissionEntry => ({ action, type, status });

describe('an element', () => {
  test.each([
    ['nothing known', [], [], false],
    ['own action', [own('a')], [], true],
    ['own action among others', [own('x,a,y')], [], true],
    ['own action with blanks', [own('x , a')], [], true],
    ['a longer code', [own('ab')], [], false],
    ['only visible', [own('a', '1')], [], false],
    ['own action, in force', [own('a')], [all('a', '1')], true],
    ['own action, not in force', [own('a')], [all('a', '0')], false],
    ['denied among others', [own('a')], [all('x,a', '0')], false],
    ['denied once, granted once', [own('a')], [all('a', '1'), all('a', '0')], false],
    ['in force, visible to me', [own('a', '1')], [all('a', '1', '1')], true],
    ['in force, not mine', [own('b', '1')], [all('a', '1', '1')], false],
    ['in force, I have nothing', [], [all('a', '1', '1')], false],
    ['another is denied', [own('a')], [all('b', '0')], true],
    ['types as numbers', [{ action: 'a', type: 2 as unknown as string }], [], true],
    ['no action at all', [{ type: '2' } as PermissionEntry], [], false],
  ] as [string, PermissionEntry[], PermissionEntry[], boolean][])('%s', (_, auth, allAuth, allowed) => {
    expect(createPermissions({ auth, allAuth }).allows('a')).toBe(allowed);
  });

  test('all of several codes must be allowed; no code is denied', () => {
    const permissions = createPermissions({ auth: [own('a,b')], allAuth: [] });
    expect(permissions.allows('a,b')).toBe(true);
    expect(permissions.allows('a,c')).toBe(false);
    expect(permissions.allows('')).toBe(false);
    expect(permissions.allows(',')).toBe(false);
  });
});

describe('a route', () => {
  const permissions = createPermissions({ auth: [own('p', '1'), own('q')], allAuth: [] });
  test.each([
    [undefined, true],
    [null, true],
    [[], true],
    ['', true],
    ['p', true],
    ['q', true],
    ['x', false],
    [['x', 'p'], true],
    [['x', 'y'], false],
  ])('with %j is open: %s', (codes, open) => {
    expect(permissions.allowsRoute(codes)).toBe(open);
  });
});

describe('a grid hides', () => {
  const permissions = createPermissions({
    auth: [own('plan:remove', '1')],
    allAuth: [
      all('plan:add', '1', '1'),
      all('plan:batch_delete,plan:price', '1', '1'),
      all('plan:remove', '1', '1'),
      all('plan:off', '0', '1'),
      all('plan:edit', '1', '2'),
      all('plan:', '1', '1'),
      all('other:add', '1', '1'),
    ],
  });

  test('active codes of type 1 with the prefix that are not granted', () => {
    expect(permissions.excludedKeys('plan:')).toEqual(['add', 'batch_delete', 'price']);
    expect(permissions.excludedKeys('other:')).toEqual(['add']);
    expect(permissions.excludedKeys('none:')).toEqual([]);
  });

  test('nothing without a prefix', () => {
    expect(permissions.excludedKeys('')).toEqual([]);
  });
});

describe('the store', () => {
  const LISTS = { auth: [own('a')], allAuth: [all('a', '1')] };

  test('stores the lists in the session storage', () => {
    const storage = memoryStorage();
    createPermissionStore({ storage }).set(LISTS);
    expect(JSON.parse(storage.getItem('LOGIN_USER_BUTTON_AUTH')!)).toEqual(LISTS.auth);
    expect(JSON.parse(storage.getItem('SYS_BUTTON_AUTH')!)).toEqual(LISTS.allAuth);
    const again = createPermissionStore({ storage });
    expect(again.get().allows('a')).toBe(true);
    expect(again.get()).toBe(again.get());
  });

  test.each(['{', '{}', 'null', '[null,1,"x"]'])('a stored list of %s grants nothing', (text) => {
    const storage = memoryStorage();
    storage.setItem('LOGIN_USER_BUTTON_AUTH', text);
    expect(createPermissionStore({ storage }).get().allows('a')).toBe(false);
  });

  test('is cleared when the token changes', () => {
    const session = signedInSession();
    const storage = memoryStorage();
    const store = createPermissionStore({ session, storage });
    const told = vi.fn<() => void>();
    store.subscribe(told);
    store.set(LISTS);
    session.set({ ...session.get(), tenantId: 7 });
    expect(store.get().allows('a')).toBe(true);
    session.set(signOut());
    expect(store.get().allows('a')).toBe(false);
    expect(storage.getItem('SYS_BUTTON_AUTH')).toBeNull();
    expect(told).toHaveBeenCalledTimes(2);
  });
});
