import { incrementStatus } from '@gezi/domain';
import { eq } from 'drizzle-orm';
import { documentStep, purchaseIncrement, purchasePlan } from '../../src/platform/db';
import type { EndpointTests } from '../support/EndpointTests';
import { makeContract } from '../support/orderRecords';
import { ids } from '../support/records/ids';
import { line, type Line } from '../support/records/Line';
import { THERE, type User } from '../support/records/users';
import type { Role } from '../support/rights/roles';

const readers: readonly Role[] = ['admin', 'approver', 'purchaser', 'manager'];
const purchasers: readonly Role[] = ['admin', 'purchaser', 'manager'];
const deciders: readonly Role[] = ['admin', 'approver', 'manager'];

const incrementLines = (member: string, reached: readonly Role[] = readers): Line[] => [
  line('ordered increment of a department in charge', reached, () => ({ [member]: 'own-increment' })),
  line('draft of a colleague', ['admin', 'manager'], () => ({ [member]: 'colleague-increment' })),
  line('other tenant’s increment', THERE, () => ({ [member]: 'foreign-increment' })),
];
/** An ordered increment: those who may take the action are refused for the state. */
const inOtherState = (reached: readonly User[], there: readonly User[]): Line[] => [
  line('ordered increment', reached, () => ({ id: 'own-increment' })),
  line('other tenant’s increment', there, () => ({ id: 'foreign-increment' })),
];
/** The first caller deletes the draft; it is absent for the others. */
const removed = (id: string, member: string): Line[] => [
  line('draft', ['admin'], () => ({ [member]: `own-${id}` })),
  line('other tenant’s draft', ['jb_manager'], () => ({ [member]: `foreign-${id}` })),
];

export const tests: EndpointTests = {
  rights: {
    listIncrements: { users: readers },
    viewIncrement: { users: readers, input: { id: 'x' } },
    incrementTimeline: { users: readers, input: { id: 'x' } },
    incrementHistory: { users: readers, input: { id: 'x' } },
    exportIncrementHistory: { users: purchasers, input: { id: 'x' } },
    exportIncrements: { users: purchasers },
    addIncrement: { users: purchasers, input: { contractId: 'x' } },
    editIncrement: { users: purchasers, input: { id: 'x' } },
    importIncrements: { users: purchasers },
    deleteIncrement: { users: purchasers, input: { id: 'x' } },
    deleteIncrements: { users: purchasers, input: { ids: 'x' } },
    submitIncrement: { users: purchasers, input: { id: 'x' } },
    approveIncrement: { users: deciders, input: { id: 'x' } },
    rejectIncrement: { users: deciders, input: { id: 'x' } },
    cancelIncrement: { users: purchasers, input: { id: 'x' } },
    createOrderFromIncrement: { users: purchasers, input: { id: 'x' } },
  },
  goodInputs: {
    addIncrement: { contractId: 'x' },
    editIncrement: { id: 'x' },
    submitIncrement: { id: 'x' },
    approveIncrement: { id: 'x' },
    rejectIncrement: { id: 'x' },
    cancelIncrement: { id: 'x' },
    createOrderFromIncrement: { id: 'x' },
  },
  records: {
    listIncrements: incrementLines('id'),
    viewIncrement: incrementLines('id'),
    incrementTimeline: incrementLines('id'),
    incrementHistory: incrementLines('id'),
    exportIncrementHistory: incrementLines('id', purchasers),
    exportIncrements: incrementLines('selections', purchasers),
    addIncrement: [
      line('framework agreement', purchasers, () => ({ contractId: 'increment-contract' })),
      line('other tenant’s agreement', THERE, () => ({ contractId: 'foreign-increment-contract' })),
    ],
    importIncrements: 'no record',
    editIncrement: inOtherState(purchasers, THERE),
    deleteIncrement: removed('increment-to-delete', 'id'),
    deleteIncrements: removed('increment-to-delete-too', 'ids'),
    submitIncrement: inOtherState(purchasers, THERE),
    approveIncrement: inOtherState(deciders, THERE),
    rejectIncrement: inOtherState(deciders, THERE),
    cancelIncrement: inOtherState(purchasers, THERE),
    createOrderFromIncrement: inOtherState(purchasers, THERE),
  },
  async makeRecords(server) {
    const { orm } = server.db;
    const [plan] = await orm.select().from(purchasePlan).where(eq(purchasePlan.id, ids.ownPlan));
    const members = { contractType: '2' };
    await makeContract(server, { id: 'increment-contract', supplierId: 'other-supplier', members });
    await makeContract(server, {
      id: 'foreign-increment-contract',
      supplierId: 'other-supplier',
      members,
      tenantId: 2,
    });
    const { draft, ordered } = incrementStatus;
    const increment = (id: string, status: string, tenantId: number, applyUserId: string | null = null) => ({
      id,
      incrementNo: id,
      contractId: tenantId === 1 ? 'increment-contract' : 'foreign-increment-contract',
      supplierId: 'other-supplier',
      supplierName: 'x',
      departId: tenantId === 1 ? plan!.departId : null,
      applyUserId,
      status,
      createTime: '2026-01-01 00:00:00',
      updateTime: '2026-01-01 00:00:00',
      tenantId,
    });
    await orm
      .insert(purchaseIncrement)
      .values([
        increment('own-increment', ordered, 1),
        increment('colleague-increment', draft, 1, ids.colleague),
        increment('foreign-increment', ordered, 2),
        increment('own-increment-to-delete', draft, 1),
        increment('own-increment-to-delete-too', draft, 1),
        increment('foreign-increment-to-delete', draft, 2),
        increment('foreign-increment-to-delete-too', draft, 2),
      ]);
    await orm.insert(documentStep).values(
      ['own-increment', 'colleague-increment', 'foreign-increment'].map((documentId, at) => ({
        id: `step-of-${documentId}`,
        documentTable: 'purchase_increment',
        documentId,
        action: 'add',
        toStatus: draft,
        operateTime: '2026-01-01 00:00:00',
        tenantId: at < 2 ? 1 : 2,
      })),
    );
  },
  rulePages: [
    {
      component: 'purchase/IncrementList',
      list: 'listIncrements',
      view: 'viewIncrement',
      export: 'exportIncrements',
      edit: 'editIncrement',
      remove: 'deleteIncrement',
      others: [
        ['incrementTimeline', 'id'],
        ['incrementHistory', 'id'],
        ['cancelIncrement', 'id'],
      ],
    },
  ],
};
