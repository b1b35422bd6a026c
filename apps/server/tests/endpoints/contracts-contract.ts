import { contractStatus } from '@gezi/domain';
import { eq } from 'drizzle-orm';
import { contractDetail, contractInfo, documentStep, purchasePlan } from '../../src/platform/db';
import type { EndpointTests } from '../support/EndpointTests';
import { ids } from '../support/records/ids';
import { line, type Line } from '../support/records/Line';
import { NOBODY, THERE, type User } from '../support/records/users';
import type { Role } from '../support/rights/roles';

const readers: readonly Role[] = ['admin', 'approver', 'purchaser', 'manager'];
const purchasers: readonly Role[] = ['admin', 'purchaser', 'manager'];
const deciders: readonly Role[] = ['admin', 'approver', 'manager'];

const contractLines = (member: string): Line[] => [
  line('contract of a department in charge', readers, () => ({ [member]: 'own-contract' })),
  line('draft of a colleague', ['admin', 'manager'], () => ({ [member]: 'colleague-contract' })),
  line('other tenant’s contract', THERE, () => ({ [member]: 'foreign-contract' })),
];
/** A completed contract: those who may take the action are refused for the state. */
const inOtherState = (reached: readonly User[], there: readonly User[], more: object = {}): Line[] => [
  line('completed contract', reached, () => ({ id: 'own-contract', ...more })),
  line('other tenant’s contract', there, () => ({ id: 'foreign-contract', ...more })),
];
/** The first caller deletes the draft; it is absent for the others. */
const removed = (id: string, member: string): Line[] => [
  line('draft', ['admin'], () => ({ [member]: `own-${id}` })),
  line('other tenant’s draft', ['jb_manager'], () => ({ [member]: `foreign-${id}` })),
];
const added = { contractName: 'x', contractType: '1', supplierId: 'x' };

export const tests: EndpointTests = {
  rights: {
    listContracts: { users: readers },
    viewContract: { users: readers, input: { contractInfoId: 'x' } },
    viewContractById: { users: readers, input: { id: 'x' } },
    listContractLines: { users: readers },
    contractTimeline: { users: readers, input: { id: 'x' } },
    contractHistory: { users: readers, input: { id: 'x' } },
    exportContractHistory: { users: readers, input: { id: 'x' } },
    exportContracts: { users: readers },
    draftContracts: { users: purchasers, input: { purchaseInfoId: 'x' } },
    addContract: { users: purchasers, input: { ...added, contractName: '' } },
    editContract: { users: purchasers, input: { id: 'x' } },
    importContracts: { users: purchasers },
    deleteContract: { users: purchasers, input: { id: 'x' } },
    deleteContracts: { users: purchasers, input: { ids: 'x' } },
    submitContract: { users: purchasers, input: { id: 'x' } },
    withdrawContract: { users: purchasers, input: { id: 'x' } },
    approveContract: { users: deciders, input: { id: 'x' } },
    rejectContract: { users: deciders, input: { id: 'x' } },
    confirmContract: { users: ['admin', 'supplier'], input: { id: 'x' } },
    refuseContract: { users: ['admin', 'supplier'], input: { id: 'x' } },
    completeContract: { users: purchasers, input: { id: 'x' } },
    terminateContract: { users: ['admin', 'manager'], input: { id: 'x' } },
  },
  goodInputs: {
    addContract: { ...added, departId: 'nowhere' },
    editContract: { id: 'x' },
    submitContract: { id: 'x' },
    withdrawContract: { id: 'x' },
    approveContract: { id: 'x' },
    rejectContract: { id: 'x' },
    confirmContract: { id: 'x' },
    refuseContract: { id: 'x' },
    completeContract: { id: 'x' },
    terminateContract: { id: 'x' },
  },
  records: {
    listContracts: contractLines('id'),
    viewContract: contractLines('contractInfoId'),
    viewContractById: contractLines('id'),
    listContractLines: contractLines('contractId'),
    contractTimeline: contractLines('id'),
    contractHistory: contractLines('id'),
    exportContractHistory: contractLines('id'),
    exportContracts: contractLines('selections'),
    addContract: 'no record',
    importContracts: 'no record',
    // Neither has a winner; `contracts.test.ts` has one with winners.
    draftContracts: [
      line('awarded project', NOBODY, () => ({ purchaseInfoId: 'own-project' })),
      line('other tenant’s project', NOBODY, () => ({ purchaseInfoId: 'foreign-project' })),
    ],
    editContract: inOtherState(purchasers, THERE),
    deleteContract: removed('contract-to-delete', 'id'),
    deleteContracts: removed('contract-to-delete-too', 'ids'),
    submitContract: inOtherState(purchasers, THERE),
    withdrawContract: inOtherState(purchasers, THERE),
    approveContract: inOtherState(deciders, THERE),
    rejectContract: inOtherState(deciders, THERE),
    confirmContract: [line('contract of another supplier', ['admin'], () => ({ id: 'own-contract' }))],
    refuseContract: [line('contract of another supplier', ['admin'], () => ({ id: 'own-contract' }))],
    completeContract: inOtherState(purchasers, THERE),
    terminateContract: inOtherState(['admin', 'manager'], THERE, { reason: 'x' }),
  },
  async makeRecords({ db }) {
    const [plan] = await db.orm.select().from(purchasePlan).where(eq(purchasePlan.id, ids.ownPlan));
    const contract = (id: string, change: Partial<typeof contractInfo.$inferInsert>) => ({
      contractNo: id,
      contractName: id,
      contractType: '1',
      supplierId: 'x',
      supplierName: 'x',
      createTime: '2026-01-01 00:00:00',
      updateTime: '2026-01-01 00:00:00',
      ...change,
      id,
    });
    const { completed } = contractStatus;
    await db.orm
      .insert(contractInfo)
      .values([
        contract('own-contract', { status: completed, departId: plan!.departId, tenantId: 1 }),
        contract('colleague-contract', { executorUserId: ids.colleague, tenantId: 1 }),
        contract('foreign-contract', { status: completed, tenantId: 2 }),
        contract('own-contract-to-delete', { tenantId: 1 }),
        contract('own-contract-to-delete-too', { tenantId: 1 }),
        contract('foreign-contract-to-delete', { tenantId: 2 }),
        contract('foreign-contract-to-delete-too', { tenantId: 2 }),
      ]);
    const visible = ['own-contract', 'colleague-contract', 'foreign-contract'];
    await db.orm.insert(contractDetail).values(
      visible.map((contractId, at) => ({
        id: `line-of-${contractId}`,
        contractId,
        materialName: 'x',
        tenantId: at < 2 ? 1 : 2,
      })),
    );
    await db.orm.insert(documentStep).values(
      visible.map((documentId, at) => ({
        id: `step-of-${documentId}`,
        documentTable: 'contract_info',
        documentId,
        action: 'add',
        toStatus: '0',
        operateTime: '2026-01-01 00:00:00',
        tenantId: at < 2 ? 1 : 2,
      })),
    );
  },
  rulePages: [
    {
      component: 'contract/SingleList',
      list: 'listContracts',
      asked: { contractType: '1' },
      view: 'viewContractById',
      export: 'exportContracts',
      edit: 'editContract',
      remove: 'deleteContract',
      others: [
        ['viewContract', 'contractInfoId'],
        ['contractTimeline', 'id'],
        ['contractHistory', 'id'],
        ['completeContract', 'id'],
      ],
    },
  ],
};
