import { describe, expect, test } from 'vitest';
import { byProcess, isApproverOf, isOwnSupplier, isPurchaser, isSystem, isWithinDepartment } from './actors';
import { lifecycle, type Actor } from './lifecycle';

interface Letter {
  status: string;
  text: string;
}

const letters = lifecycle<Letter, '0' | '1' | '2'>()({
  send: {
    label: { 'zh-CN': '发送', 'en-US': 'Send' },
    from: ['0'],
    to: ({ text }) => (text === 'urgent' ? '2' : '1'),
    who: isPurchaser,
    guard: ({ text }) => (text ? undefined : { code: 'empty', field: 'text' }),
  },
  refuse: {
    label: { 'zh-CN': '拒收', 'en-US': 'Refuse' },
    from: ['1', '2'],
    to: '0',
    who: ({ supplierId }) => Boolean(supplierId),
    words: { member: 'reason' },
  },
  note: {
    label: { 'zh-CN': '备注', 'en-US': 'Note' },
    from: ['1'],
    who: () => true,
    when: ({ text }) => text !== 'sealed',
    words: { member: 'opinion', isOptional: true },
  },
});
const actor = (over: Partial<Actor> = {}): Actor => ({ userId: 'u1', roles: [], ...over });
const purchaser = actor({ roles: ['purchaser'] });
const supplier = actor({ roles: ['supplier'], supplierId: 's1' });

describe('step', () => {
  test('leads to the next state', () => {
    expect(letters.step('send', { status: '0', text: 'a' }, purchaser)).toEqual({
      ok: true,
      value: { from: '0', to: '1', words: null },
    });
    expect(letters.step('send', { status: '0', text: 'urgent' }, purchaser)).toMatchObject({ value: { to: '2' } });
  });
  test('stays in the state without a next one', () => {
    expect(letters.step('note', { status: '1', text: '' }, supplier, { opinion: ' fine ' })).toEqual({
      ok: true,
      value: { from: '1', to: '1', words: 'fine' },
    });
  });
  test.each([
    ['another state', 'send', '1', purchaser, {}, { code: 'other-state', field: 'status' }],
    ['another role', 'send', '0', supplier, {}, { code: 'not-allowed' }],
    ['a missing reason', 'refuse', '1', supplier, {}, { code: 'words-missing', field: 'reason' }],
    ['a blank reason', 'refuse', '1', supplier, { reason: ' ' }, { code: 'words-missing', field: 'reason' }],
    ['a fault', 'send', '0', purchaser, {}, { code: 'fault', fault: { code: 'empty', field: 'text' } }],
    ['an unknown action', 'burn' as 'send', '0', purchaser, {}, { code: 'other-state', field: 'status' }],
  ] as const)('refuses %s', (_name, action, status, by, input, reason) => {
    expect(letters.step(action, { status, text: '' }, by, input)).toEqual({ ok: false, reason });
  });
  test('takes an unmet condition for another state', () => {
    const sealed = { status: '1', text: 'sealed' } as const;
    expect(letters.step('note', sealed, supplier)).toEqual({
      ok: false,
      reason: { code: 'other-state', field: 'status' },
    });
    expect(letters.openActions(sealed, supplier)).toEqual(['refuse']);
  });
});

test('lists the actions of an actor', () => {
  expect(letters.openActions({ status: '1', text: '' }, supplier)).toEqual(['refuse', 'note']);
  expect(letters.openActions({ status: '0', text: '' }, supplier)).toEqual([]);
});

test('recognises actors', () => {
  expect(isPurchaser(actor({ roles: ['manager'] }))).toBe(true);
  expect(isPurchaser(actor({ roles: ['approver'] }))).toBe(false);
  expect(isSystem(actor({ roles: ['admin'] }))).toBe(false);
  expect(isApproverOf(actor({ roles: ['approver'], departsInCharge: ['d1'] }), { departId: 'd1' })).toBe(true);
  expect(isApproverOf(actor({ roles: ['approver'], departsInCharge: ['d1'] }), { departId: 'd2' })).toBe(false);
  expect(isApproverOf(actor({ roles: ['purchaser'], departsInCharge: ['d1'] }), { departId: 'd1' })).toBe(false);
  expect(isOwnSupplier(supplier, { supplierId: 's1' })).toBe(true);
  expect(isOwnSupplier(supplier, { supplierId: 's2' })).toBe(false);
  expect(isOwnSupplier(purchaser, { supplierId: null })).toBe(false);
  expect(isWithinDepartment('A01A02', 'A01')).toBe(true);
  expect(isWithinDepartment('A01', 'A01A02')).toBe(false);
  expect(isWithinDepartment('A01', null)).toBe(false);
});

test('leaves a decision to the process while one runs, else to the roles', () => {
  const mayApprove = byProcess('approve', isApproverOf);
  const byRole = actor({ roles: ['admin'] });
  expect(mayApprove(byRole, { departId: 'd1' })).toBe(true);
  expect(mayApprove({ ...byRole, decisions: [] }, { departId: 'd1' })).toBe(false);
  expect(mayApprove(actor({ decisions: ['approve'] }), { departId: 'd1' })).toBe(true);
  expect(mayApprove(actor({ decisions: ['withdraw'] }), { departId: 'd1' })).toBe(false);
});
