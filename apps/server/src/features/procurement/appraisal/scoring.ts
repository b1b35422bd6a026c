import {
  checkScores,
  expertTaskStatus,
  maySeeBids,
  missingScores,
  type BidsToScore,
  type ExpertTask,
  type InputOf,
  type saveScores,
  type ScoreDimension,
  type returnScores,
} from '@gezi/domain';
import { and, exists, eq } from 'drizzle-orm';
import type { Services } from '../../../FeatureModule';
import type { LogChange } from '../../../identity/audit/changeLogger';
import { databaseTime, expertTask, purchaseInfo, timeText } from '../../../platform/db';
import type { Caller } from '../../../platform/http/Caller';
import { refuse } from '../../../platform/http/refusal';
import { systemCaller } from '../../../platform/http/systemCaller';
import { settleScores } from '../shared/appraisal/settleScores';
import { validBids } from '../shared/appraisal/validBids';
import { bidProjects } from '../shared/bids/bidProject';
import { bidReader } from '../shared/bids/bidReader';
import type { StoredProject } from '../shared/projects/projectKind';
import { appraisalNotices } from './appraisalNotices';
import { isActive } from './draws';
import { scoreStore } from './scoreStore';
import type { ExpertTasks, TaskInProject } from './tasks';
import { appraisalTexts as t } from './texts';

/** Scoring of bids by experts: reading, saving, submitting and returning. */
export function scoring(services: Services, tasks: ExpertTasks) {
  const { db, clock } = services;
  const scores = scoreStore(db);
  const reader = bidReader(services);

  return { view, save, submit, giveBack };

  /** The project with its bids; the bids are absent until they are open and the task is accepted. */
  async function view(caller: Caller, { taskId }: { taskId: string }): Promise<BidsToScore> {
    const stored = await tasks.store.findOrRefuse(tasks.own(caller), taskId, 'taskId');
    if (!isActive(stored)) throw refuse(t.declined, 'taskId');
    const [task] = await tasks.present(caller, [stored]);
    const system = systemCaller(caller.tenantId);
    const purchaseInfo = { ...(await tasks.projects.view(system, stored.purchaseInfoId)), actions: [] };
    const itemList = dimensionsOf(purchaseInfo);
    if (!maySeeBids({ status: stored.status, project: purchaseInfo })) {
      return { purchaseInfo: { ...purchaseInfo, supplierList: [] }, itemList, supplierDetail: [], task: task! };
    }
    const project = await bidProjects(db).findOrRefuse(stored.purchaseInfoId);
    const bids = await reader.present(project, await validBids(db, caller.tenantId, project), null);
    const own = await scores.ofTask({ ...stored, expertType_dictText: task!.expertType_dictText });
    // Mean and rank would tell what the others gave.
    const supplierDetail = bids.map((bid) => ({
      ...bid,
      totalScore: null,
      rank: null,
      scoreList: own.filter(({ bidId }) => bidId === bid.id),
    }));
    return { purchaseInfo, itemList, supplierDetail, task: task! };
  }

  function save(
    caller: Caller,
    { taskId, scores: given }: InputOf<typeof saveScores>,
    logChange: LogChange,
  ): Promise<ExpertTask> {
    const target = { id: taskId, field: 'taskId', scope: tasks.own(caller) } as const;
    return tasks.act(caller, 'saveScore', target, logChange, async ({ task, project }) => {
      const dimensions = dimensionsOf(project);
      const checked = checkScores(dimensions, await bidIdsOf(project), given);
      if (!checked.ok) throw refuse(t.refused[checked.reason.code], checked.reason.field);
      await scores.save(caller, task, dimensions, given);
      return {};
    });
  }

  /** Submits the scores; the last expert's end the evaluation. */
  async function submit(caller: Caller, { taskId }: { taskId: string }, logChange: LogChange): Promise<ExpertTask> {
    const notices = appraisalNotices(services);
    const target = { id: taskId, field: 'taskId', scope: tasks.own(caller) } as const;
    const submitted = await tasks.act(
      caller,
      'submitScore',
      target,
      logChange,
      async (found) => {
        await expectInTime(found);
        await expectComplete(found);
        return { submitTime: timeText(clock()) };
      },
      async ({ project }) => {
        const all = (await tasks.store.ofProject(caller.tenantId, project.id)).filter(isActive);
        if (all.some(({ status }) => status !== expertTaskStatus.submitted)) return;
        await settleScores(db, caller.tenantId, project);
        const system = systemCaller(caller.tenantId);
        await tasks.projects.records.act(system, 'scored', { id: project.id }, logChange);
        await notices.scored(caller, project);
      },
    );
    notices.notifyWindows();
    return submitted;
  }

  async function expectInTime({ task: { scoreDeadline } }: TaskInProject): Promise<void> {
    if (scoreDeadline !== null && (await databaseTime(db)) > scoreDeadline) throw refuse(t.afterDeadline, 'taskId');
  }

  async function expectComplete({ task, project }: TaskInProject): Promise<void> {
    const bids = await validBids(db, task.tenantId, project);
    if (bids.length === 0) throw refuse(t.nothingToScore, 'taskId');
    const dimensions = dimensionsOf(project);
    const missing = missingScores(
      dimensions,
      bids.map(({ id }) => id),
      await scores.ofTask(task),
    );
    const [first] = missing;
    if (!first) return;
    const supplier = bids.find(({ id }) => id === first.bidId)!.supplierName;
    const dimension = dimensions.find(({ itemId }) => itemId === first.itemId)!.itemName;
    throw refuse(t.missing(missing.length, supplier, dimension), 'scores');
  }

  /** Returns submitted scores to their expert. */
  async function giveBack(
    caller: Caller,
    { taskId, reason }: InputOf<typeof returnScores>,
    logChange: LogChange,
  ): Promise<ExpertTask> {
    const notices = appraisalNotices(services);
    const isVisible = db.orm
      .select({ id: purchaseInfo.id })
      .from(purchaseInfo)
      .where(and(tasks.projects.records.scope(caller), eq(purchaseInfo.id, expertTask.purchaseInfoId)));
    const scope = and(eq(expertTask.tenantId, caller.tenantId), exists(isVisible));
    const returned = await tasks.act(
      caller,
      'returnScore',
      { id: taskId, field: 'taskId', scope, reason },
      logChange,
      async (_found, words) => ({ returnReason: words, submitTime: null }),
      async ({ task, project }, words) => notices.returned(caller, project, task, words ?? ''),
    );
    notices.notifyWindows();
    return returned;
  }

  async function bidIdsOf(project: StoredProject): Promise<string[]> {
    return (await validBids(db, project.tenantId!, project)).map(({ id }) => id);
  }
}

/** The dimensions of a project as pages of bids have them. */
export const dimensionsOf = ({ expertItemList }: Pick<StoredProject, 'expertItemList'>): ScoreDimension[] =>
  expertItemList.map(({ id, itemName, markValue }) => ({ itemId: id, itemName, markValue }));
