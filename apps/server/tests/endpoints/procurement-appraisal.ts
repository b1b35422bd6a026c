import { expertTaskStatus, projectStatus } from '@gezi/domain';
import { eq } from 'drizzle-orm';
import { expertTask, purchaseInfo, purchasePlan, sysUser } from '../../src/platform/db';
import type { EndpointTests } from '../support/EndpointTests';
import { ids } from '../support/records/ids';
import { line, type Line } from '../support/records/Line';
import { NOBODY, THERE } from '../support/records/users';
import type { Role } from '../support/rights/roles';

const scorers: readonly Role[] = ['admin', 'expert'];
const drawers: readonly Role[] = ['admin', 'purchaser', 'manager'];
const readers: readonly Role[] = ['admin', 'approver', 'purchaser', 'manager'];

/** Experts reach their own tasks only. */
const ownTasks = (member: string, more: object = {}): Line[] => [
  line('own task', ['expert'], () => ({ [member]: 'own-task', ...more })),
  line('other expert’s task', NOBODY, () => ({ [member]: 'colleague-task', ...more })),
  line('other tenant’s task', NOBODY, () => ({ [member]: 'foreign-task', ...more })),
];
const rule = { id: null, name: null, techNum: 1, busiNum: 0 };
const scores = [{ bidId: 'x', itemMap: {} }];

export const tests: EndpointTests = {
  rights: {
    listExpertTasks: { users: scorers },
    exportExpertTasks: { users: scorers },
    extractExperts: { users: drawers, input: { purchaseInfoId: 'x' } },
    setScoreDeadline: { users: drawers, input: { purchaseInfoId: 'x', scoreDeadline: '2099-01-01 00:00:00' } },
    acceptExpertTask: { users: scorers, input: { id: 'x' } },
    declineExpertTask: { users: scorers, input: { id: 'x', reason: 'x' } },
    viewBidsToScore: { users: scorers, input: { taskId: 'x' } },
    saveScores: { users: scorers, input: { taskId: 'x', scores } },
    submitScores: { users: scorers, input: { taskId: 'x' } },
    returnScores: { users: drawers, input: { taskId: 'x', reason: 'x' } },
    viewScoreSummary: { users: readers, input: { purchaseInfoId: 'x' } },
  },
  goodInputs: {
    extractExperts: { purchaseInfoId: 'x', rule },
    setScoreDeadline: { purchaseInfoId: 'x', scoreDeadline: '2099-01-01 00:00:00' },
    acceptExpertTask: { id: 'x' },
    declineExpertTask: { id: 'x', reason: 'x' },
    saveScores: { taskId: 'x', scores },
    submitScores: { taskId: 'x' },
    returnScores: { taskId: 'x', reason: 'x' },
  },
  records: {
    listExpertTasks: ownTasks('id'),
    exportExpertTasks: ownTasks('selections'),
    acceptExpertTask: ownTasks('id'),
    declineExpertTask: ownTasks('id', { reason: 'x' }),
    viewBidsToScore: ownTasks('taskId'),
    saveScores: ownTasks('taskId', { scores: [] }),
    submitScores: ownTasks('taskId'),
    // The project belongs to nobody: managers may act on it, other purchasers may not.
    extractExperts: [
      line('project', ['admin', 'manager'], () => ({ purchaseInfoId: 'appraised' }), ['purchaser']),
      line('other tenant’s project', THERE, () => ({ purchaseInfoId: 'foreign-appraised' })),
    ],
    setScoreDeadline: [
      line(
        'project',
        ['admin', 'manager'],
        () => ({ purchaseInfoId: 'appraised', scoreDeadline: '2099-01-01 00:00:00' }),
        ['purchaser'],
      ),
      line('other tenant’s project', THERE, () => ({
        purchaseInfoId: 'foreign-appraised',
        scoreDeadline: '2099-01-01 00:00:00',
      })),
    ],
    returnScores: [
      // The first caller returns the scores; the others are refused for the state.
      line('task', drawers, () => ({ taskId: 'submitted-task', reason: 'x' })),
      line('other tenant’s task', THERE, () => ({ taskId: 'foreign-task', reason: 'x' })),
    ],
    viewScoreSummary: [
      line('project', readers, () => ({ purchaseInfoId: 'appraised' })),
      line('other tenant’s project', THERE, () => ({ purchaseInfoId: 'foreign-appraised' })),
    ],
  },
  async makeRecords({ db }) {
    const [plan] = await db.orm.select().from(purchasePlan).where(eq(purchasePlan.id, ids.ownPlan));
    const [editor] = await db.orm.select().from(sysUser).where(eq(sysUser.username, 'editor'));
    const [expert] = await db.orm.select().from(sysUser).where(eq(sysUser.username, 'expert'));
    const created = { createTime: '2026-01-01 00:00:00', updateTime: '2026-01-01 00:00:00' };
    const project = (id: string, departId: string | null, tenantId: number) => ({
      ...created,
      id,
      proNo: id,
      proName: id,
      departName: 'x',
      departId,
      buyType: '5',
      contractType: '1',
      status: projectStatus.inEvaluation,
      tenantId,
    });
    await db.orm
      .insert(purchaseInfo)
      .values([project('appraised', plan!.departId, 1), project('foreign-appraised', null, 2)]);
    const task = (id: string, expertUserId: string, status: string, purchaseInfoId: string, tenantId: number) => ({
      ...created,
      id,
      purchaseInfoId,
      expertId: `expert-of-${id}`,
      expertUserId,
      expertName: 'x',
      expertType: '1',
      status,
      tenantId,
    });
    const { drawn, submitted } = expertTaskStatus;
    await db.orm
      .insert(expertTask)
      .values([
        task('own-task', expert!.id, drawn, 'appraised', 1),
        task('ruled-task', editor!.id, submitted, 'appraised', 1),
        task('ruled-task-too', editor!.id, submitted, 'appraised', 1),
        task('colleague-task', ids.colleague, drawn, 'appraised', 1),
        task('submitted-task', ids.colleague, submitted, 'appraised', 1),
        task('foreign-task', ids.foreignUser, submitted, 'foreign-appraised', 2),
      ]);
  },
  rulePages: [
    {
      component: 'procurement/AppraiseList',
      list: 'listExpertTasks',
      export: 'exportExpertTasks',
      others: [
        ['viewBidsToScore', 'taskId'],
        ['saveScores', 'taskId', { scores: [] }],
        ['submitScores', 'taskId'],
        ['acceptExpertTask', 'id'],
      ],
    },
  ],
};
