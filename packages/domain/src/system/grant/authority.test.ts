import { expect, test } from 'vitest';
import { holdsAll, mayActOn, type ActingCaller, type Standing, type UserAction } from './authority';

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
  ['all on all', acting(all), standing(all), 'credentials', undefined],
  ['one tenant on all', acting({ administers: [1] }), standing(all), 'credentials', 'administers-elsewhere'],
  ['one tenant on all, a role', acting({ administers: [1] }), standing(all), 'role', 'administers-elsewhere'],
  ['one tenant on its own', acting({ administers: [1] }), standing({ administers: [1] }), 'account', undefined],
  ['two tenants on both', acting({ administers: [1, 2] }), standing({ tenantIds: [1, 2] }), 'credentials', undefined],
  ['one tenant on both', acting({ administers: [1] }), standing({ tenantIds: [1, 2] }), 'credentials', 'other-tenant'],
  ['one tenant on both, the card', acting({ administers: [1] }), standing({ tenantIds: [1, 2] }), 'card', undefined],
  ['a holder on an administrator', acting(), standing({ administers: [1] }), 'card', 'administrator'],
  ['a holder on more', acting(), standing({ rights: [plan] }), 'credentials', 'holds-more'],
  ['a holder on more, the card', acting(), standing({ rights: [plan] }), 'card', undefined],
  ['a holder on as much', acting({ rights: [plan] }), standing({ rights: [plan] }), 'credentials', undefined],
  ['without the reset', acting({ mayResetPasswords: false }), standing(), 'credentials', 'no-reset'],
  ['kept elsewhere', acting(all), standing({ homeTenantId: 2 }), 'card', 'kept-elsewhere'],
  ['kept elsewhere, a department', acting(all), standing({ homeTenantId: 2 }), 'department', undefined],
  ['oneself, the phone', acting(all), standing({ userId: 'c' }), 'credentials', 'oneself'],
  ['oneself, the card', acting(), standing({ userId: 'c' }), 'card', undefined],
  ['oneself, departments in charge', acting(), standing({ userId: 'c' }), 'scope', 'oneself'],
  ['tenants', acting({ administers: [1] }), standing(), 'tenant', 'all-tenants-only'],
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
  expect(holdsAll(own, others)).toBe(covers);
});
