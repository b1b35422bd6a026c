import { describe, expect, test } from 'vitest';
import {
  pathAfterLogin,
  guardNavigation,
  loginTarget,
  type GuardRules,
  type GuardState,
  type GuardTarget,
} from './guard';
import { PLATFORM_WHITELIST } from './whitelist';

const rules: GuardRules = {
  loginPath: '/user/login',
  homePath: '/dashboard/analysis',
  whitelist: PLATFORM_WHITELIST,
};
const visitor: GuardState = { hasToken: false, permission: 'missing', codes: [] };
const arriving: GuardState = { hasToken: true, permission: 'missing', codes: [] };
const failed: GuardState = { hasToken: true, permission: 'failed', codes: [] };
const member: GuardState = { hasToken: true, permission: 'loaded', codes: ['user:add'] };

const to = (path: string, more: Partial<GuardTarget> = {}): GuardTarget => ({
  path,
  fullPath: path,
  known: true,
  ...more,
});

describe('a visitor', () => {
  test.each([
    '/',
    '/home',
    '/aboutus',
    '/joinus',
    '/projectintro',
    '/projectintro/',
    '/projectintro/detail/7',
    '/projectintro/detail/7/more',
    '/register-supplier',
    '/helpdocument',
    '/user/login',
    '/user/register',
    '/user/register-result',
    '/user/alteration',
    '/flowable/task/record',
    '/user/client/register',
    '/dashboard/analysis',
    '/dashboard/analysis/',
  ])('may open %s', (path) => expect(guardNavigation(to(path), visitor, rules)).toEqual({ type: 'pass' }));

  test.each([
    '/dashboard',
    '/dashboard/analysis/more',
    '/homepage',
    '/projectintro/detail',
    '/projectintro/detail/',
    '/user',
    '/user/login/other',
    '/account/center',
    '/isystem/user',
    '/404',
    '/flowable/task/record/1',
    '//evil.example',
  ])('is redirected to login from %s', (path) =>
    expect(guardNavigation(to(path), visitor, rules)).toEqual({
      type: 'redirect',
      to: `/user/login?redirect=${encodeURIComponent(path)}`,
    }),
  );

  test('the return path includes query and hash', () => {
    const target = to('/purchase/plan', { fullPath: '/purchase/plan?a=1&b=采购#line' });
    const decision = guardNavigation(target, visitor, rules);
    expect(decision).toEqual({
      type: 'redirect',
      to: '/user/login?redirect=%2Fpurchase%2Fplan%3Fa%3D1%26b%3D%E9%87%87%E8%B4%AD%23line',
    });
    const url = new URL((decision as { to: string }).to, 'http://x');
    expect(url.searchParams.get('redirect')).toBe('/purchase/plan?a=1&b=采购#line');
  });

  test('an unknown path leads to login unless it is open', () => {
    const guard = (path: string) => guardNavigation(to(path, { known: false }), visitor, rules);
    expect(guard('/nowhere')).toEqual({ type: 'redirect', to: loginTarget('/nowhere', rules) });
    for (const path of ['/home', '/dashboard/analysis', '/flowable/task/record']) {
      expect(guard(path)).toEqual({ type: 'pass' });
    }
  });
});

describe('a signed-in user', () => {
  test.each([arriving, failed, member])('is redirected home from the login page', (state) =>
    expect(guardNavigation(to('/user/login'), state, rules)).toEqual({ type: 'redirect', to: '/dashboard/analysis' }),
  );

  test.each(['/', '/home', '/isystem/user', '/nowhere'])('loads the permission list first, at %s', (path) =>
    expect(guardNavigation(to(path, { known: false }), arriving, rules)).toEqual({ type: 'load-permission' }),
  );

  test.each(['/', '/home', '/isystem/user?x=1'])('is logged out at %s if it failed to load', (path) =>
    expect(guardNavigation(to(path), failed, rules)).toEqual({ type: 'logout', to: loginTarget(path, rules) }),
  );

  test.each(['/isystem/user', '/nowhere'])('stays at %s with a menu of another framework', (path) => {
    const state: GuardState = { ...member, permission: 'wrong-version' };
    expect(guardNavigation(to(path, { known: false }), state, rules)).toEqual({ type: 'pass' });
  });

  test.each([
    ['/isystem/user', {}, { type: 'pass' }],
    ['/nowhere', { known: false }, { type: 'redirect', to: '/404' }],
    ['/isystem/user', { permission: ['user:add'] }, { type: 'pass' }],
    ['/isystem/user', { permission: ['user:edit'] }, { type: 'redirect', to: '/403' }],
    ['/isystem/user', { permission: [] }, { type: 'pass' }],
    ['/isystem', { redirect: '/isystem/user' }, { type: 'redirect', to: '/isystem/user' }],
    ['/isystem', { redirect: '/isystem' }, { type: 'pass' }],
    ['/isystem', { redirect: '/isystem/user', permission: ['no'] }, { type: 'redirect', to: '/403' }],
    ['/app', { name: 'low-app-list', params: { appId: 'a1' } }, { type: 'pass', lowAppId: 'a1' }],
    ['/app', { name: 'low-app-list', params: {} }, { type: 'pass' }],
    ['/app', { name: 'my-low-app', params: { appId: 'a1' } }, { type: 'pass' }],
    ['/app', { params: { appId: 'a1' } }, { type: 'pass' }],
  ] as const)('%s %j results in %j', (path, more, decision) =>
    expect(guardNavigation(to(path, more), member, rules)).toEqual(decision),
  );
});

test.each([
  ['/purchase/plan?a=1#b', '/purchase/plan?a=1#b'],
  [null, '/dashboard/analysis'],
  [undefined, '/dashboard/analysis'],
  ['', '/dashboard/analysis'],
  ['purchase', '/dashboard/analysis'],
  ['//evil.example/x', '/dashboard/analysis'],
  ['/\\evil.example', '/dashboard/analysis'],
  ['https://evil.example', '/dashboard/analysis'],
  ['javascript:alert(1)', '/dashboard/analysis'],
  ['/user/login', '/dashboard/analysis'],
  ['/user/login?redirect=/x', '/dashboard/analysis'],
  ['/user/loginfo', '/user/loginfo'],
])('after login %j leads to %s', (redirect, path) => expect(pathAfterLogin(redirect, rules)).toBe(path));
