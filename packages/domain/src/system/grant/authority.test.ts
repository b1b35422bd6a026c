import { expect, test } from 'vitest';
import { coversRights, mayActOn, type ActingCaller, type Standing, type UserAction } from './authority';

const standing = (more: Partial<Standing> = {}): Standing => ({
  userId: 'u',
  homeTenantId: 1,
  administersAll: false,
  tenantIds: [1],
  administers: [],
  rights: [],
  ...more,
});
const acting = (more: Partial<ActingCaller> = {}): ActingCaller => ({
  ...standing({ userId: 'c' }),
  tenantId: 1,
  mayResetPasswords: true,
  ...more,
});
const plan = { permissionId: 'plan', ruleIds: [] };
const all = { administersAll: true, tenantIds: [1, 2], administers: [1, 2] };
const reasonOf = (caller: ActingCaller, target: Standing, action: UserAction) => {
  const outcome = mayActOn(caller, target, action);
  return outcome.ok ? undefined : outcome.reason;
};

test.each<[string, ActingCaller, Standing, UserAction, string | undefined]>([
  ['platform administrator on another', acting(all), standing(all), 'credentials', undefined],
  [
    'tenant administrator on a platform administrator',
    acting({ administers: [1] }),
    standing(all),
    'credentials',
    'administers-elsewhere',
  ],
  [
    'tenant administrator on a platform administrator, role',
    acting({ administers: [1] }),
    standing(all),
    'role',
    'administers-elsewhere',
  ],
  [
    'tenant administrator on another of the same tenant',
    acting({ administers: [1] }),
    standing({ administers: [1] }),
    'account',
    undefined,
  ],
  [
    'administrator of both tenants of a user',
    acting({ administers: [1, 2] }),
    standing({ tenantIds: [1, 2] }),
    'credentials',
    undefined,
  ],
  [
    'administrator of one of two tenants of a user',
    acting({ administers: [1] }),
    standing({ tenantIds: [1, 2] }),
    'credentials',
    'other-tenant',
  ],
  [
    'administrator of one of two tenants of a user, card',
    acting({ administers: [1] }),
    standing({ tenantIds: [1, 2] }),
    'card',
    undefined,
  ],
  ['permission holder on an administrator', acting(), standing({ administers: [1] }), 'card', 'administrator'],
  ['permission holder on a user with more rights', acting(), standing({ rights: [plan] }), 'credentials', 'holds-more'],
  ['permission holder on a user with more rights, card', acting(), standing({ rights: [plan] }), 'card', undefined],
  [
    'permission holder on a user with the same rights',
    acting({ rights: [plan] }),
    standing({ rights: [plan] }),
    'credentials',
    undefined,
  ],
  [
    'without the permission to reset passwords',
    acting({ mayResetPasswords: false }),
    standing(),
    'credentials',
    'no-reset',
  ],
  ['account owned by another tenant', acting(all), standing({ homeTenantId: 2 }), 'card', 'kept-elsewhere'],
  ['account owned by another tenant, department', acting(all), standing({ homeTenantId: 2 }), 'department', undefined],
  ['oneself, credentials', acting(all), standing({ userId: 'c' }), 'credentials', 'oneself'],
  ['oneself, card', acting(), standing({ userId: 'c' }), 'card', undefined],
  ['oneself, scope', acting(), standing({ userId: 'c' }), 'scope', 'oneself'],
  ['tenant administrator, tenant membership', acting({ administers: [1] }), standing(), 'tenant', 'all-tenants-only'],
])('%s', (_case, caller, target, action, reason) => {
  expect(reasonOf(caller, target, action)).toBe(reason);
});

test.each([
  [[], [], true],
  [[], [plan], false],
  [[plan], [plan], true],
  [[plan], [{ ...plan, ruleIds: ['a'] }], true],
  [[{ ...plan, ruleIds: ['a'] }], [plan], false],
  [[{ ...plan, ruleIds: ['a'] }], [{ ...plan, ruleIds: ['a', 'b'] }], true],
  [[{ ...plan, ruleIds: ['a', 'b'] }], [{ ...plan, ruleIds: ['a'] }], false],
])('%j covers %j: %s', (own, others, covers) => {
  expect(coversRights(own, others)).toBe(covers);
});
