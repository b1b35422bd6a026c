import { expect, test } from 'vitest';
import { SYSTEM_ROLE } from '../../kit';
import { isChoosable, supplierLifecycle, supplierStatus } from './lifecycle';

const manager = { userId: 'u', roles: ['manager'] };
const system = { userId: '', roles: [SYSTEM_ROLE] };
const table = {
  freeze: { actor: manager, to: { '1': '2' } },
  unfreeze: { actor: manager, to: { '2': '1' } },
  blacklist: { actor: system, to: { '1': '3', '2': '3' } },
  lift: { actor: system, to: { '3': '1' } },
} as const;

test.each(Object.keys(table) as (keyof typeof table)[])('%s leads from the allowed states only', (action) => {
  const { actor, to } = table[action];
  for (const status of Object.values(supplierStatus)) {
    const doc = { status, auditStatus: '1' };
    const step = supplierLifecycle.step(action, doc, actor, { reason: '资质到期' });
    const next = (to as Record<string, string>)[status];
    expect({ status, to: step.ok ? step.value.to : undefined }).toEqual({ status, to: next });
    const other = supplierLifecycle.step(action, doc, { userId: 'u', roles: ['purchaser'] }, { reason: 'x' });
    expect(other.ok).toBe(false);
  }
});

test('freezes approved suppliers with a reason', () => {
  const freeze = (auditStatus: string, reason: string) =>
    supplierLifecycle.step('freeze', { status: '1', auditStatus }, manager, { reason });
  expect(freeze('1', ' ')).toMatchObject({ ok: false, reason: { code: 'words-missing', field: 'reason' } });
  expect(freeze('0', '资质到期')).toMatchObject({
    ok: false,
    reason: { code: 'fault', fault: { code: 'not-approved' } },
  });
});

test('lets normal, approved suppliers be chosen', () => {
  const chosen = ['1', '2', '3'].flatMap((status) =>
    ['0', '-1', '1', '2', '3', '4']
      .filter((auditStatus) => isChoosable({ status, auditStatus }))
      .map((audit) => status + audit),
  );
  expect(chosen).toEqual(['11']);
});
