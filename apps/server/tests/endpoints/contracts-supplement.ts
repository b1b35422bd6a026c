import { contractSupplemental } from '../../src/platform/db';
import type { EndpointTests } from '../support/EndpointTests';
import { line, type Line } from '../support/records/Line';
import { NOBODY, THERE, type User } from '../support/records/users';
import type { Role } from '../support/rights/roles';

const readers: readonly Role[] = ['admin', 'approver', 'purchaser', 'manager'];
const purchasers: readonly Role[] = ['admin', 'purchaser', 'manager'];

/** A supplement in effect; the purchaser is not responsible for its contract. */
const lines = (reached: readonly User[], there: readonly User[], forbiddenTo: readonly User[] = []): Line[] => [
  line('supplement', reached, () => ({ id: 'own-supplement' }), forbiddenTo),
  line('other tenant’s supplement', there, () => ({ id: 'foreign-supplement' })),
];
const removed = (id: string, member: string): Line[] => [
  line('draft', ['admin'], () => ({ [member]: `own-${id}` })),
  line('other tenant’s draft', ['jb_manager'], () => ({ [member]: `foreign-${id}` })),
];

export const tests: EndpointTests = {
  rights: {
    listSupplements: { users: readers },
    viewSupplement: { users: readers, input: { id: 'x' } },
    addSupplement: { users: purchasers, input: { contractId: 'x' } },
    editSupplement: { users: purchasers, input: { id: 'x' } },
    deleteSupplement: { users: purchasers, input: { id: 'x' } },
    deleteSupplements: { users: purchasers, input: { ids: 'x' } },
    submitSupplement: { users: purchasers, input: { id: 'x' } },
    confirmSupplement: { users: ['admin', 'supplier'], input: { id: 'x' } },
    refuseSupplement: { users: ['admin', 'supplier'], input: { id: 'x' } },
  },
  goodInputs: {
    addSupplement: { contractId: 'x' },
    editSupplement: { id: 'x' },
    submitSupplement: { id: 'x' },
    confirmSupplement: { id: 'x' },
    refuseSupplement: { id: 'x' },
  },
  records: {
    listSupplements: lines(readers, THERE),
    viewSupplement: lines(readers, THERE),
    addSupplement: [
      line('completed contract', ['admin', 'manager'], () => ({ contractId: 'own-contract' }), ['purchaser']),
      line('other tenant’s contract', THERE, () => ({ contractId: 'foreign-contract' })),
    ],
    editSupplement: lines(['admin', 'manager'], THERE, ['purchaser']),
    deleteSupplement: removed('supplement-to-delete', 'id'),
    deleteSupplements: removed('supplement-to-delete-too', 'ids'),
    submitSupplement: lines(['admin', 'manager'], THERE, ['purchaser']),
    confirmSupplement: lines(['admin'], NOBODY),
    refuseSupplement: lines(['admin'], NOBODY),
  },
  async makeRecords({ db }) {
    const supplement = (id: string, tenantId: number, status = '0') => ({
      id,
      contractId: tenantId === 1 ? 'own-contract' : 'foreign-contract',
      supplementalNo: id,
      supplierId: 'x',
      status,
      tenantId,
      createTime: '2026-01-01 00:00:00',
      updateTime: '2026-01-01 00:00:00',
    });
    await db.orm
      .insert(contractSupplemental)
      .values([
        supplement('own-supplement', 1, '2'),
        supplement('foreign-supplement', 2, '2'),
        supplement('own-supplement-to-delete', 1),
        supplement('own-supplement-to-delete-too', 1),
        supplement('foreign-supplement-to-delete', 2),
        supplement('foreign-supplement-to-delete-too', 2),
      ]);
  },
};
