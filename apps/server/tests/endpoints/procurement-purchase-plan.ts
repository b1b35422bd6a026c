import { planStatus } from '@gezi/domain';
import { eq } from 'drizzle-orm';
import { documentStep, purchasePlan, purchasePlanDetail } from '../../src/platform/db';
import { ids } from '../support/records/ids';
import { line, type Line } from '../support/records/Line';
import { planLines } from '../support/records/linesOfCalls';
import { NOBODY, THERE, type User } from '../support/records/users';
import { planReaders, type Role } from '../support/rights/roles';
import type { EndpointTests } from '../support/EndpointTests';

const declarers: readonly Role[] = ['admin', 'declarer'];
const deciders: readonly Role[] = ['admin', 'approver', 'manager'];
const purchasers: readonly Role[] = ['admin', 'purchaser', 'manager'];
const managers: readonly Role[] = ['admin', 'manager'];
const cancellers: readonly Role[] = ['admin', 'declarer', 'manager'];

/** A plan in another state than the action needs: those who may take the action are refused for the state. */
const ownPlan = (reached: readonly User[], member = 'id'): Line =>
  line('own plan', reached, () => ({ [member]: ids.ownPlan }));
const foreignPlan = (reached: readonly User[], member = 'id'): Line =>
  line('other tenant’s plan', reached, () => ({ [member]: ids.foreignPlan }));
/** The first caller deletes the plan; it is absent for the others. */
const removed = (id: string, member: string): Line[] => [
  line('own draft', ['admin'], () => ({ [member]: id })),
  foreignPlan(NOBODY, member),
];
const openLines = (member: string): Line[] => [
  line('own', planReaders, () => ({ [member]: 'own-open' })),
  line('other tenant’s', THERE, () => ({ [member]: 'foreign-open' })),
];

export const tests: EndpointTests = {
  rights: {
    listPlans: { users: planReaders },
    viewPlan: { users: planReaders, input: { id: 'x' } },
    viewPlanById: { users: planReaders, input: { id: 'x' } },
    planTimeline: { users: planReaders, input: { id: 'x' } },
    planHistory: { users: planReaders, input: { id: 'x' } },
    exportPlanHistory: { users: planReaders, input: { id: 'x' } },
    listPlanLines: { users: planReaders },
    consolidatePlans: { users: planReaders },
    exportPlans: { users: planReaders },
    editPlan: { users: [...purchasers, 'declarer'], input: { id: 'x' } },
    addPlan: { users: declarers, input: { planName: '' } },
    copyPlan: { users: declarers, input: { id: 'x' } },
    readPlanLines: { users: declarers },
    importPlans: { users: declarers },
    deletePlan: { users: declarers, input: { id: 'x' } },
    deletePlans: { users: declarers, input: { ids: 'x' } },
    submitPlan: { users: declarers, input: { id: 'x' } },
    withdrawPlan: { users: declarers, input: { id: 'x' } },
    approvePlan: { users: deciders, input: { id: 'x' } },
    rejectPlan: { users: deciders, input: { id: 'x' } },
    assignPlans: { users: managers, input: { ids: ['x'], purchaseUserId: 'x' } },
    finishPlan: { users: purchasers, input: { id: 'x' } },
    cancelPlan: { users: cancellers, input: { id: 'x' } },
  },
  goodInputs: {
    editPlan: { id: 'x' },
    addPlan: { planName: 'x', departId: 'nowhere', purchaseUserId: 'nobody' },
    copyPlan: { id: 'x' },
    submitPlan: { id: 'x' },
    withdrawPlan: { id: 'x' },
    approvePlan: { id: 'x' },
    rejectPlan: { id: 'x' },
    assignPlans: { ids: ['x'], purchaseUserId: 'x' },
    finishPlan: { id: 'x' },
    cancelPlan: { id: 'x' },
  },
  records: {
    listPlans: planLines('id'),
    viewPlan: planLines('id'),
    viewPlanById: planLines('id'),
    planTimeline: planLines('id'),
    planHistory: planLines('id'),
    exportPlanHistory: planLines('id'),
    exportPlans: planLines('selections'),
    listPlanLines: openLines('planId'),
    consolidatePlans: openLines('materialCode'),
    editPlan: [
      line('own plan', ['admin', 'manager'], () => ({ id: ids.ownPlan }), ['declarer', 'purchaser']),
      line('colleague’s plan', ['admin', 'purchaser', 'manager'], () => ({ id: ids.colleaguePlan })),
      line('colleague’s draft', ['admin'], () => ({ id: ids.colleagueDraft }), ['manager']),
      foreignPlan(THERE),
    ],
    addPlan: 'no record',
    readPlanLines: 'no record',
    importPlans: 'no record',
    copyPlan: [ownPlan(['admin', 'declarer']), foreignPlan(NOBODY)],
    deletePlan: removed('plan-to-delete', 'id'),
    deletePlans: removed('plan-to-delete-too', 'ids'),
    submitPlan: [ownPlan(['admin', 'declarer']), foreignPlan(NOBODY)],
    withdrawPlan: [ownPlan(['admin', 'declarer']), foreignPlan(NOBODY)],
    approvePlan: [
      ownPlan(deciders),
      line('colleague’s plan', ['admin', 'manager'], () => ({ id: ids.colleaguePlan })),
      foreignPlan(THERE),
    ],
    rejectPlan: [ownPlan(deciders), foreignPlan(THERE)],
    assignPlans: [
      line('own plan', ['admin', 'manager'], () => ({ ids: ['plan-to-assign'], purchaseUserId: ids.colleague })),
    ],
    finishPlan: [ownPlan(['admin', 'purchaser', 'manager']), foreignPlan(THERE)],
    cancelPlan: [line('own plan', ['admin', 'manager'], () => ({ id: ids.ownPlan }), ['declarer']), foreignPlan(THERE)],
  },
  async makeRecords({ db }) {
    const [model] = await db.orm.select().from(purchasePlan).where(eq(purchasePlan.id, ids.ownPlan));
    const [foreign] = await db.orm.select().from(purchasePlan).where(eq(purchasePlan.id, ids.foreignPlan));
    const { draft, toAssign, toPurchase } = planStatus;
    const plans = [
      { ...model!, id: 'plan-to-delete', status: draft },
      { ...model!, id: 'plan-to-delete-too', status: draft },
      { ...model!, id: 'plan-to-assign', status: toAssign },
      { ...model!, id: 'own-open', status: toPurchase },
      { ...foreign!, id: 'foreign-open', status: toPurchase },
    ];
    await db.orm.insert(purchasePlan).values(plans.map((plan) => ({ ...plan, planNo: plan.id, planFileUrl: null })));
    await db.orm.insert(documentStep).values(
      [ids.ownPlan, ids.colleaguePlan, ids.colleagueDraft, ids.foreignPlan].map((documentId, at) => ({
        id: `step-of-${documentId}`,
        documentTable: 'purchase_plan',
        documentId,
        action: 'add',
        toStatus: draft,
        operateTime: '2026-01-01 00:00:00',
        tenantId: at < 3 ? 1 : 2,
      })),
    );
    await db.orm.insert(purchasePlanDetail).values(
      ['own-open', 'foreign-open'].map((planId, at) => ({
        id: `line-of-${planId}`,
        planId,
        materialName: planId,
        materialCode: planId,
        unit: '个',
        counts: '5',
        tenantId: at + 1,
      })),
    );
  },
  rulePages: [
    {
      component: 'purchase/PlanList',
      list: 'listPlans',
      view: 'viewPlan',
      export: 'exportPlans',
      others: [
        ['planTimeline', 'id'],
        ['planHistory', 'id'],
        ['finishPlan', 'id'],
        ['cancelPlan', 'id', { reason: 'x' }],
      ],
    },
  ],
};
