import { expect, test } from 'vitest';
import { SYSTEM_ROLE, type Actor } from '../../kit';
import { contractLifecycle, type ContractAction, type ContractInLifecycle } from './lifecycle';
import { contractStatus } from './status';

const purchaser: Actor = { userId: 'p1', roles: ['purchaser'] };
const colleague: Actor = { userId: 'p2', roles: ['purchaser'] };
const approver: Actor = { userId: 'a1', roles: ['approver'], departsInCharge: ['d1'] };
const otherApprover: Actor = { userId: 'a2', roles: ['approver'], departsInCharge: ['d2'] };
const manager: Actor = { userId: 'm1', roles: ['manager'] };
const supplier: Actor = { userId: 's1', roles: ['supplier'], supplierId: 'x' };
const otherSupplier: Actor = { userId: 's2', roles: ['supplier'], supplierId: 'y' };
const clock: Actor = { userId: '', roles: [SYSTEM_ROLE] };
const WORDS = { opinion: '意见', reason: '原因' };

interface Use {
  count?: number | null;
  orderedCount?: number;
  receivedCount?: number;
}
const line = ({ count = 10, orderedCount = 0, receivedCount = 0 }: Use) =>
  ({ materialName: '轴承', unit: '套', price: 12.5, count, orderedCount, receivedCount }) as never;
const contract = (status: string, use: Use = {}, change: Partial<ContractInLifecycle> = {}): ContractInLifecycle => ({
  status,
  departId: 'd1',
  supplierId: 'x',
  executorUserId: 'p1',
  contractName: '轴承合同',
  contractType: '1',
  contactsName: '王工',
  contactsPhone: '13800000001',
  contractPrice: 125,
  startDate: '2026-01-01',
  endDate: '2026-12-31',
  contractUrl: '[{}]',
  contractInfoDetailList: [line(use)],
  jgConfirmList: [],
  ...change,
});
const step = (action: ContractAction, of: ContractInLifecycle, actor: Actor, words: object = WORDS) =>
  contractLifecycle.step(action, of, actor, words);

const TABLE: readonly [ContractAction, from: readonly string[], to: string | undefined, who: readonly Actor[]][] = [
  ['submit', ['0', '2'], '1', [purchaser, manager]],
  ['withdraw', ['1'], '0', [purchaser, manager]],
  ['approve', ['1'], '3', [approver]],
  ['reject', ['1'], '2', [approver]],
  ['supplierConfirm', ['3'], '4', [supplier]],
  ['supplierReject', ['3'], '2', [supplier]],
  ['amend', ['4'], '5', [purchaser, manager]],
  ['applySupplement', ['5'], '4', [supplier]],
  ['dropSupplement', ['5'], '4', [supplier]],
  ['changeExecutor', ['4'], '4', [clock]],
  ['complete', ['4'], '6', [purchaser, manager]],
  ['terminate', ['3', '4', '5'], '7', [manager]],
  ['expire', ['4'], '8', [clock]],
];
const ACTORS = [purchaser, colleague, approver, otherApprover, manager, supplier, otherSupplier, clock];

test.each(TABLE)('%s leads from %j to %s for those of the table only', (action, from, to, who) => {
  for (const status of Object.values(contractStatus)) {
    for (const actor of ACTORS) {
      const taken = step(action, contract(status), actor);
      const isAllowed = from.includes(status) && who.includes(actor);
      expect([status, actor.userId, taken.ok && taken.value.to]).toEqual([status, actor.userId, isAllowed && to]);
    }
  }
});

test.each([
  ['reject', '1', approver, 'opinion'],
  ['supplierReject', '3', supplier, 'reason'],
  ['terminate', '4', manager, 'reason'],
] as const)('%s needs words', (action, status, actor, field) => {
  expect(step(action, contract(status), actor, {})).toMatchObject({ reason: { code: 'words-missing', field } });
});

test.each([
  ['complete', purchaser],
  ['terminate', manager],
  ['expire', clock],
] as const)('%s waits for open orders', (action, actor) => {
  const open = contract('4', { orderedCount: 5, receivedCount: 4 });
  expect(step(action, open, actor)).toMatchObject({
    reason: { code: 'fault', fault: { code: 'open-order', field: 'id' } },
  });
  expect(step(action, contract('4', { orderedCount: 5, receivedCount: 5 }), actor).ok).toBe(true);
});

test.each([
  ['a project contract, all received', {}, { orderedCount: 10, receivedCount: 10 }, true],
  ['a project contract, a part received', {}, { orderedCount: 4, receivedCount: 4 }, false],
  ['a framework agreement', { contractType: '2' }, { orderedCount: 10, receivedCount: 10 }, false],
] as const)('%s is completed by the system: %j', (_case, change, use, isCompleted) => {
  expect(step('complete', contract('4', use, change), clock).ok).toBe(isCompleted);
});

test('a framework agreement may be submitted without quantities, a project contract may not', () => {
  const framework = contract('0', { count: null }, { contractType: '2', contractPrice: 0 });
  expect(step('submit', framework, purchaser).ok).toBe(true);
  expect(step('submit', contract('0', { count: null }), purchaser)).toMatchObject({
    reason: { code: 'fault', fault: { code: 'quantity-missing', field: 'contractInfoDetailList/0/count' } },
  });
});
