import {
  expertTaskFields,
  expertTaskLifecycle,
  isDrawable,
  isOwnProject,
  siftRuleOf,
  type ExpertTask,
  type ExpertTaskAction,
  type extractExperts,
  type InputOf,
  type listExpertTasks,
  type ResultOf,
  type setScoreDeadline,
} from '@gezi/domain';
import { and, eq, type SQL } from 'drizzle-orm';
import type { Services } from '../../../FeatureModule';
import type { LogChange } from '../../../identity/audit/changeLogger';
import { differences } from '../../../identity/audit/differences';
import { storeVersion } from '../../../identity/audit/storeVersion';
import type { RowScope } from '../../../identity/rights/dataRules';
import { databaseTime, expertTask } from '../../../platform/db';
import { withoutDataRules, type Caller } from '../../../platform/http/Caller';
import { forbidden, refuse } from '../../../platform/http/refusal';
import { systemCaller } from '../../../platform/http/systemCaller';
import { listQuery } from '../../../platform/query/listQuery';
import { pageOf } from '../../../platform/query/pageOf';
import { currentLanguage, texts } from '../../../platform/texts';
import { refuseAction } from '../../../records/documents/refuseAction';
import { tenantRows } from '../../../records/lists/tenantRows';
import { withDictTexts } from '../../../records/lists/withDictTexts';
import type { StoredProject } from '../shared/projects/projectKind';
import { projectReader } from '../shared/projects/projectReader';
import { appraisalNotices } from './appraisalNotices';
import { expertDraws, isActive } from './draws';
import { taskColumns, taskStore, type StoredTask } from './taskStore';
import { appraisalTexts as t } from './texts';

/** Menu component of the list. */
const TASK_PAGE = 'procurement/AppraiseList';

const DICTS = {
  projectStatus: 'purchase_status',
  expertType: 'profession_type',
  status: 'expert_task_status',
} as const;

/** A task and its locked project. */
export interface TaskInProject {
  task: StoredTask;
  project: StoredProject;
}

/** Tasks of experts: list, draw and the actions of their lifecycle. */
export function expertTasks(services: Services) {
  const { db, clock, dataRules, dictionaries } = services;
  const store = taskStore(db);
  const draws = expertDraws(services);
  const projects = projectReader(services);
  const rows = tenantRows(db, clock, expertTask);
  const version = storeVersion(db, clock);
  const own: RowScope = dataRules.page(
    TASK_PAGE,
    taskColumns,
    ({ tenantId, userId }) => and(eq(expertTask.tenantId, tenantId), eq(expertTask.expertUserId, userId)),
    expertTaskFields,
  );

  return { own, store, draws, projects, list, present, extract, setDeadline, act, accept, decline };

  async function list(
    caller: Caller,
    request: InputOf<typeof listExpertTasks>,
  ): Promise<ResultOf<typeof listExpertTasks>> {
    const query = listQuery({ columns: taskColumns, scope: own(caller) }, request);
    const { rows: found, total } = await store.page(query);
    return pageOf(await present(caller, found), total, query);
  }

  /** Adds dictionary texts and what the caller may do. */
  async function present(caller: Caller, found: readonly StoredTask[]): Promise<ExpertTask[]> {
    const tasks = found.map((task) => ({
      ...task,
      actions: expertTaskLifecycle.openActions({ ...task, project: projectOf(task) }, caller),
    }));
    return withDictTexts(tasks, DICTS, dictionaries);
  }

  /** Draws the experts that a project lacks, and notifies them. */
  async function extract(
    caller: Caller,
    { purchaseInfoId, rule, scoreDeadline }: InputOf<typeof extractExperts>,
    logChange: LogChange,
  ): Promise<ExpertTask[]> {
    const { tenantId } = caller;
    const notices = appraisalNotices(services);
    const drawn = await db.transaction(async () => {
      const project = await projects.records.findOrRefuse(caller, purchaseInfoId, true);
      const tasks = await store.ofProject(tenantId, purchaseInfoId);
      if (scoreDeadline) await expectDeadline(project, scoreDeadline);
      const deadline = scoreDeadline ?? deadlineOf(tasks);
      const experts = await draws.drawMissing(
        caller,
        project,
        tasks,
        logChange,
        deadline,
        rule ? siftRuleOf(rule) : undefined,
      );
      await notices.drawn(caller, project, experts);
      return new Set(experts.map(({ id }) => id));
    });
    notices.notifyWindows();
    const tasks = await store.ofProject(tenantId, purchaseInfoId);
    return present(
      caller,
      tasks.filter(({ expertId }) => drawn.has(expertId)),
    );
  }

  /** Sets or extends the end of the scoring for all experts of a project. */
  async function setDeadline(
    caller: Caller,
    { purchaseInfoId, scoreDeadline }: InputOf<typeof setScoreDeadline>,
    logChange: LogChange,
  ): Promise<ExpertTask[]> {
    await db.transaction(async () => {
      const project = await projects.records.findOrRefuse(caller, purchaseInfoId, true);
      if (!isOwnProject(caller, project)) throw forbidden(t.notOwnProject);
      if (!isDrawable(project)) throw refuse(t.notDrawable, 'purchaseInfoId');
      await expectDeadline(project, scoreDeadline);
      const tasks = (await store.ofProject(caller.tenantId, purchaseInfoId)).filter(isActive);
      if (tasks.length === 0) throw refuse(t.noTasks, 'purchaseInfoId');
      const before = deadlineOf(tasks);
      if (before !== null && scoreDeadline <= before) throw refuse(t.deadlineNotLater, 'scoreDeadline');
      for (const { id } of tasks) {
        await rows.save(caller, id, { scoreDeadline });
        const content = await rows.findOrRefuse(withoutDataRules(caller), id);
        await version(caller, { table: 'expert_task', id, type: 'edit', content });
      }
      await logChange('edit', () => t.deadlineLog(project.proNo, scoreDeadline), {
        id: purchaseInfoId,
        ...differences({ scoreDeadline: before }, { scoreDeadline }),
      });
    });
    return present(caller, (await store.ofProject(caller.tenantId, purchaseInfoId)).filter(isActive));
  }

  async function expectDeadline({ proEndTime }: StoredProject, deadline: string): Promise<void> {
    if (deadline <= (await databaseTime(db)) || deadline <= (proEndTime ?? '')) {
      throw refuse(t.deadlineTooEarly, 'scoreDeadline');
    }
  }

  /**
   * Takes an action of a task, with its project locked: the tasks of a project change one at a time.
   *
   * @param scope tasks that the caller may act on
   * @param effect changes of other records, before the task is saved; returns further members to save
   * @param after changes that depend on the saved task
   */
  async function act(
    caller: Caller,
    action: ExpertTaskAction,
    {
      id,
      field,
      scope,
      reason,
    }: { id: string; field: 'id' | 'taskId'; scope: SQL | undefined; reason?: string | null | undefined },
    logChange: LogChange,
    effect: (found: TaskInProject, words: string | null) => Promise<Partial<typeof expertTask.$inferInsert>>,
    after: (found: TaskInProject, words: string | null) => Promise<void> = async () => {},
  ): Promise<ExpertTask> {
    await db.transaction(async () => {
      const { purchaseInfoId } = await store.findOrRefuse(scope, id, field);
      const project = await projects.records.findOrRefuse(systemCaller(caller.tenantId), purchaseInfoId!, true);
      const task = await store.findOrRefuse(scope, id, field);
      const step = expertTaskLifecycle.step(action, { ...task, project }, caller, { reason: reason ?? null });
      if (!step.ok) throw refuseAction(step.reason, () => '');
      const { to, words } = step.value;
      await rows.save(caller, id, { ...(await effect({ task, project }, words)), status: to });
      const saved = await rows.findOrRefuse(withoutDataRules(caller), id);
      await version(caller, { table: 'expert_task', id, type: 'edit', content: saved });
      const label = expertTaskLifecycle.actions[action].label[currentLanguage()];
      const name = t.taskName(task.expertName, task.proNo);
      await logChange('edit', () => texts.audit.documentChanged(label, t.task, name), {
        id,
        ...differences({ status: task.status }, { status: to }),
      });
      await after({ task, project }, words);
    });
    const isTask = and(eq(expertTask.tenantId, caller.tenantId), eq(expertTask.id, id));
    return (await present(caller, [await store.findOrRefuse(isTask, id, field)]))[0]!;
  }

  function accept(caller: Caller, { id }: { id: string }, logChange: LogChange): Promise<ExpertTask> {
    return act(caller, 'accept', { id, field: 'id', scope: own(caller) }, logChange, async () => ({}));
  }

  /** Declines a task and draws another expert. */
  async function decline(
    caller: Caller,
    { id, reason }: { id: string; reason?: string | null | undefined },
    logChange: LogChange,
  ): Promise<ExpertTask> {
    const notices = appraisalNotices(services);
    const system = systemCaller(caller.tenantId);
    const declined = await act(
      caller,
      'decline',
      { id, field: 'id', scope: own(caller), reason },
      logChange,
      async (_found, words) => ({ declineReason: words }),
      async ({ task, project }, words) => {
        const other = await draws.replace(system, project, task);
        if (other) await notices.drawn(system, project, [other]);
        await notices.declined(caller, project, task.expertName, words ?? '', other?.name ?? null);
      },
    );
    notices.notifyWindows();
    return declined;
  }
}

/** The end of the scoring that the experts of a project have. */
const deadlineOf = (tasks: readonly StoredTask[]): string | null =>
  tasks.find((task) => isActive(task) && task.scoreDeadline !== null)?.scoreDeadline ?? null;

/** The members of a task's project that the lifecycle reads. */
const projectOf = ({ projectStatus, applyUserId }: StoredTask) => ({ status: projectStatus, applyUserId });

export type ExpertTasks = ReturnType<typeof expertTasks>;
