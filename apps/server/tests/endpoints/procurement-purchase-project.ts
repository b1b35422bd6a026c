import { projectStatus } from '@gezi/domain';
import { eq } from 'drizzle-orm';
import { documentStep, purchaseInfo, purchasePlan, purchasePlanDetail } from '../../src/platform/db';
import type { EndpointTests } from '../support/EndpointTests';
import { ids } from '../support/records/ids';
import { line, type Line } from '../support/records/Line';
import { THERE, type User } from '../support/records/users';
import type { Role } from '../support/rights/roles';

const readers: readonly Role[] = ['admin', 'approver', 'purchaser', 'manager'];
const purchasers: readonly Role[] = ['admin', 'purchaser', 'manager'];
const deciders: readonly Role[] = ['admin', 'approver', 'manager'];

const projectLines = (member: string): Line[] => [
  line('awarded project of a department in charge', readers, () => ({ [member]: 'own-project' })),
  line('draft of a colleague', ['admin', 'manager'], () => ({ [member]: 'colleague-project' })),
  line('other tenant’s project', THERE, () => ({ [member]: 'foreign-project' })),
];
/** An awarded project: those who may take the action are refused for the state. */
const inOtherState = (reached: readonly User[], there: readonly User[], more: object = {}): Line[] => [
  line('awarded project', reached, () => ({ id: 'own-project', ...more })),
  line('other tenant’s project', there, () => ({ id: 'foreign-project', ...more })),
];
/** The first caller deletes the draft; it is absent for the others. */
const removed = (id: string, member: string): Line[] => [
  line('draft', ['admin'], () => ({ [member]: `own-${id}` })),
  line('other tenant’s draft', ['jb_manager'], () => ({ [member]: `foreign-${id}` })),
];
const end = { proEndTime: '2027-01-01 00:00:00', reason: 'x' };
const round = { bidIds: ['x'], proEndTime: '2027-01-01 00:00:00' };
const winners = { winners: [{ bidId: 'x' }] };
const method = { buyType: '2', contractType: '1' };

export const tests: EndpointTests = {
  rights: {
    listProjects: { users: readers },
    listFrameworks: { users: readers },
    viewProject: { users: readers, input: { id: 'x' } },
    projectTimeline: { users: readers, input: { id: 'x' } },
    projectHistory: { users: readers, input: { id: 'x' } },
    exportProjectHistory: { users: readers, input: { id: 'x' } },
    exportProjects: { users: readers },
    addProject: { users: purchasers, input: { proName: '', ...method } },
    editProject: { users: purchasers, input: { id: 'x' } },
    importProjects: { users: purchasers },
    deleteProject: { users: purchasers, input: { id: 'x' } },
    deleteProjects: { users: purchasers, input: { ids: 'x' } },
    createProjectFromPlan: { users: purchasers, input: { planDetailIds: ['x'], ...method } },
    copyProject: { users: purchasers, input: { id: 'x' } },
    submitProject: { users: purchasers, input: { id: 'x' } },
    withdrawProject: { users: purchasers, input: { id: 'x' } },
    approveProject: { users: deciders, input: { id: 'x' } },
    rejectProject: { users: deciders, input: { id: 'x' } },
    extendProject: { users: purchasers, input: { id: 'x', ...end } },
    failProject: { users: purchasers, input: { id: 'x' } },
    cancelProject: { users: purchasers, input: { id: 'x' } },
    publishProject: { users: purchasers, input: { id: 'x' } },
    openProject: { users: purchasers, input: { id: 'x' } },
    startRound: { users: purchasers, input: { id: 'x', ...round } },
    finishScore: { users: purchasers, input: { id: 'x' } },
    awardProject: { users: purchasers, input: { id: 'x', ...winners } },
    reAwardProject: { users: ['admin', 'manager'], input: { id: 'x' } },
  },
  goodInputs: {
    addProject: { proName: 'x', ...method, departId: 'nowhere', orgCode: 'nowhere' },
    editProject: { id: 'x' },
    createProjectFromPlan: { planDetailIds: ['x'], ...method },
    copyProject: { id: 'x' },
    submitProject: { id: 'x' },
    withdrawProject: { id: 'x' },
    approveProject: { id: 'x' },
    rejectProject: { id: 'x' },
    extendProject: { id: 'x', ...end },
    failProject: { id: 'x' },
    cancelProject: { id: 'x' },
    publishProject: { id: 'x' },
    openProject: { id: 'x' },
    startRound: { id: 'x', ...round },
    finishScore: { id: 'x' },
    awardProject: { id: 'x', ...winners },
    reAwardProject: { id: 'x' },
  },
  records: {
    listProjects: projectLines('id'),
    listFrameworks: 'no record',
    viewProject: projectLines('id'),
    projectTimeline: projectLines('id'),
    projectHistory: projectLines('id'),
    exportProjectHistory: projectLines('id'),
    exportProjects: projectLines('selections'),
    addProject: 'no record',
    importProjects: 'no record',
    editProject: inOtherState(purchasers, THERE),
    // Only managers purchase from a plan without a purchaser. After the first caller nothing is left of the line.
    createProjectFromPlan: [
      line('line of a plan', ['admin', 'manager'], () => ({ planDetailIds: ['project-line'], ...method })),
    ],
    copyProject: inOtherState(purchasers, THERE),
    deleteProject: removed('project-to-delete', 'id'),
    deleteProjects: removed('project-to-delete-too', 'ids'),
    submitProject: inOtherState(purchasers, THERE),
    withdrawProject: inOtherState(purchasers, THERE),
    approveProject: inOtherState(deciders, THERE),
    rejectProject: inOtherState(deciders, THERE),
    extendProject: inOtherState(purchasers, THERE, end),
    failProject: inOtherState(purchasers, THERE),
    cancelProject: inOtherState(purchasers, THERE),
    publishProject: inOtherState(purchasers, THERE),
    openProject: inOtherState(purchasers, THERE),
    startRound: inOtherState(purchasers, THERE, round),
    finishScore: inOtherState(purchasers, THERE),
    awardProject: inOtherState(purchasers, THERE, winners),
    reAwardProject: inOtherState(['admin', 'manager'], THERE),
  },
  async makeRecords({ db }) {
    const [plan] = await db.orm.select().from(purchasePlan).where(eq(purchasePlan.id, ids.ownPlan));
    const project = (id: string, change: Partial<typeof purchaseInfo.$inferInsert>) => ({
      proNo: id,
      proName: id,
      departName: 'x',
      ...method,
      createTime: '2026-01-01 00:00:00',
      updateTime: '2026-01-01 00:00:00',
      ...change,
      id,
    });
    const { draft, awarded } = projectStatus;
    await db.orm
      .insert(purchaseInfo)
      .values([
        project('own-project', { status: awarded, departId: plan!.departId, tenantId: 1 }),
        project('colleague-project', { status: draft, applyUserId: ids.colleague, tenantId: 1 }),
        project('foreign-project', { status: awarded, tenantId: 2 }),
        project('own-project-to-delete', { tenantId: 1 }),
        project('own-project-to-delete-too', { tenantId: 1 }),
        project('foreign-project-to-delete', { tenantId: 2 }),
        project('foreign-project-to-delete-too', { tenantId: 2 }),
      ]);
    await db.orm.insert(documentStep).values(
      ['own-project', 'colleague-project', 'foreign-project'].map((documentId, at) => ({
        id: `step-of-${documentId}`,
        documentTable: 'purchase_info',
        documentId,
        action: 'add',
        toStatus: draft,
        operateTime: '2026-01-01 00:00:00',
        tenantId: at < 2 ? 1 : 2,
      })),
    );
    await db.orm.insert(purchasePlan).values({
      ...plan!,
      id: 'project-plan',
      planNo: 'project-plan',
      status: '3',
      purchaseUserId: null,
      planFileUrl: null,
    });
    await db.orm.insert(purchasePlanDetail).values({
      id: 'project-line',
      planId: 'project-plan',
      materialName: 'x',
      unit: '个',
      counts: '5',
      tenantId: 1,
    });
  },
  rulePages: [
    {
      component: 'purchase/ProjectList',
      list: 'listProjects',
      view: 'viewProject',
      export: 'exportProjects',
      edit: 'editProject',
      remove: 'deleteProject',
      others: [
        ['projectTimeline', 'id'],
        ['projectHistory', 'id'],
        ['cancelProject', 'id', { reason: 'x' }],
      ],
    },
  ],
};
