import { eq } from 'drizzle-orm';
import { contractChangeExecutor, purchasePlan } from '../../src/platform/db';
import type { EndpointTests } from '../support/EndpointTests';
import { ids } from '../support/records/ids';
import { line, type Line } from '../support/records/Line';
import { THERE, type User } from '../support/records/users';
import type { Role } from '../support/rights/roles';

const readers: readonly Role[] = ['admin', 'approver', 'purchaser', 'manager'];
const purchasers: readonly Role[] = ['admin', 'purchaser', 'manager'];
const deciders: readonly Role[] = ['admin', 'approver', 'manager'];

/** An approved application. */
const lines = (reached: readonly User[], there: readonly User[]): Line[] => [
  line('application', reached, () => ({ id: 'own-change' })),
  line('other tenant’s application', there, () => ({ id: 'foreign-change' })),
];
const removed = (id: string, member: string): Line[] => [
  line('application', ['admin'], () => ({ [member]: `own-${id}` })),
  line('other tenant’s application', ['jb_manager'], () => ({ [member]: `foreign-${id}` })),
];
const added = { newUserId: 'x', reason: 'x', contractId: 'x' };

export const tests: EndpointTests = {
  rights: {
    listExecutorChanges: { users: readers },
    viewExecutorChange: { users: readers, input: { id: 'x' } },
    addExecutorChange: { users: purchasers, input: added },
    editExecutorChange: { users: purchasers, input: { id: 'x' } },
    deleteExecutorChange: { users: purchasers, input: { id: 'x' } },
    deleteExecutorChanges: { users: purchasers, input: { ids: 'x' } },
    approveExecutorChange: { users: deciders, input: { id: 'x' } },
    rejectExecutorChange: { users: deciders, input: { id: 'x' } },
  },
  goodInputs: {
    addExecutorChange: added,
    editExecutorChange: { id: 'x' },
    approveExecutorChange: { id: 'x' },
    rejectExecutorChange: { id: 'x' },
  },
  records: {
    listExecutorChanges: lines(readers, THERE),
    viewExecutorChange: lines(readers, THERE),
    addExecutorChange: [
      line('completed contract', ['admin', 'manager'], () => ({ ...added, contractId: 'own-contract' }), ['purchaser']),
      line('other tenant’s contract', THERE, () => ({ ...added, contractId: 'foreign-contract' })),
    ],
    editExecutorChange: lines(purchasers, THERE),
    deleteExecutorChange: removed('change-to-delete', 'id'),
    deleteExecutorChanges: removed('change-to-delete-too', 'ids'),
    approveExecutorChange: lines(deciders, THERE),
    rejectExecutorChange: lines(deciders, THERE),
  },
  async makeRecords({ db }) {
    const [plan] = await db.orm.select().from(purchasePlan).where(eq(purchasePlan.id, ids.ownPlan));
    const change = (id: string, tenantId: number, status = '0') => ({
      id,
      contractId: tenantId === 1 ? 'own-contract' : 'foreign-contract',
      contractNo: 'x',
      contractName: 'x',
      departId: tenantId === 1 ? plan!.departId : null,
      newUserId: 'x',
      newUserName: 'x',
      reason: 'x',
      status,
      tenantId,
      createTime: '2026-01-01 00:00:00',
      updateTime: '2026-01-01 00:00:00',
    });
    await db.orm
      .insert(contractChangeExecutor)
      .values([
        change('own-change', 1, '1'),
        change('foreign-change', 2, '1'),
        change('own-change-to-delete', 1),
        change('own-change-to-delete-too', 1),
        change('foreign-change-to-delete', 2),
        change('foreign-change-to-delete-too', 2),
      ]);
  },
  rulePages: [
    {
      component: 'contract/ChangeExecutorList',
      list: 'listExecutorChanges',
      view: 'viewExecutorChange',
      edit: 'editExecutorChange',
      remove: 'deleteExecutorChange',
    },
  ],
};
