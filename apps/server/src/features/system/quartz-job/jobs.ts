import {
  jobStatus,
  type addJob,
  type editJob,
  type exportJobs,
  type InputOf,
  type listJobRuns,
  type listJobs,
  type nextJobTimes,
  type QuartzJob,
  type ResultOf,
} from '@gezi/domain';
import { differences } from '../../../identity/audit/differences';
import { storeVersion } from '../../../identity/audit/storeVersion';
import type { LogChange } from '../../../identity/audit/changeLogger';
import { expectVersion } from '../../../records/lists/expectVersion';
import { pageOf } from '../../../platform/query/pageOf';
import { removal } from '../../../records/lists/removal';
import { withDictTexts } from '../../../records/lists/withDictTexts';
import { timeText } from '../../../platform/db';
import { withoutDataRules, type Caller } from '../../../platform/http/Caller';
import { refuse } from '../../../platform/http/refusal';
import { nextRunText } from '../../../platform/jobs/nextRunText';
import type { StoredJob } from '../../../platform/jobs/runStore';
import type { Services } from '../../../FeatureModule';
import { texts } from '../../../platform/texts';
import type { ImportedRow, ListImport } from '../../../records/workbooks/ListImport';
import { rowFaults } from '../../../records/workbooks/rowFaults';
import { writtenCells } from '../../../records/workbooks/writtenCells';
import { checkExpression, checkTimeZone, comingRuns } from './checkSchedule';
import { enteredJobColumns, JOB, jobColumns as sheetColumns } from './jobSheet';
import { jobStore } from './store';

const ZONE = 'Asia/Shanghai';
const DICTS = { status: 'quartz_status' } as const;
type Members = Partial<
  Pick<StoredJob, 'jobClassName' | 'cronExpression' | 'timeZone' | 'parameter' | 'description' | 'status'>
>;

/** Jobs as people keep them: what may be entered, and when the next run is. */
export function jobs(services: Services) {
  const { db, clock, dictionaries, jobClasses, scheduler } = services;
  const store = jobStore(services);
  const version = storeVersion(db, clock);
  const remove = removal(db, store.remove, texts.audit.jobDeleted);

  return { list, view, add, edit, remove, turn, execute, nextTimes, options, runs, listFor, importFor };

  async function list(caller: Caller, request: InputOf<typeof listJobs>): Promise<ResultOf<typeof listJobs>> {
    const { rows, total, list: query } = await store.list(caller, request);
    return pageOf(await withTexts(rows), total, query);
  }

  async function view(caller: Caller, id: string): Promise<QuartzJob> {
    const [job] = await withTexts([await store.view(caller, id)]);
    return job!;
  }

  async function add(caller: Caller, input: InputOf<typeof addJob>, logChange: LogChange): Promise<QuartzJob> {
    const members = scheduled({
      timeZone: ZONE,
      parameter: null,
      description: null,
      status: jobStatus.running,
      ...input,
    });
    const id = await db.transaction(async () => {
      const made = await store.add(caller, members);
      await logChange('add', texts.audit.jobAdded(nameOf(members.jobClassName)), { id: made, ...input });
      return made;
    });
    scheduler.wake();
    return view(withoutDataRules(caller), id);
  }

  async function edit(caller: Caller, input: InputOf<typeof editJob>, logChange: LogChange): Promise<QuartzJob> {
    const { id, updateTime, ...changes } = input;
    await db.transaction(async () => {
      const before = await store.view(caller, id, true);
      expectVersion(before, updateTime);
      const members = scheduled({ ...pick(before), ...changes });
      // What runs next stays as it is where nothing about it was changed.
      const isSame = (['cronExpression', 'timeZone', 'status'] as const).every(
        (name) => members[name] === before[name],
      );
      await store.save(caller, id, { ...members, ...(isSame && { nextRunTime: before.nextRunTime }) });
      const changed = differences(pick(before), pick({ ...before, ...members }));
      await logChange('edit', texts.audit.jobEdited(nameOf(members.jobClassName)), { id, ...changed });
      await version(caller, { table: 'sys_quartz_job', id, type: 'edit', content: members });
    });
    scheduler.wake();
    return view(withoutDataRules(caller), id);
  }

  /** Pauses a job or lets it run again. */
  async function turn(caller: Caller, id: string, status: 0 | -1, logChange: LogChange): Promise<null> {
    await db.transaction(async () => {
      const job = await store.view(caller, id, true);
      if (job.status === status) return;
      const { nextRunTime } = scheduled({ ...pick(job), status });
      await store.save(caller, id, { status, nextRunTime });
      const said = status === jobStatus.running ? texts.audit.jobResumed : texts.audit.jobPaused;
      await logChange('edit', said(nameOf(job.jobClassName)), { id });
    });
    scheduler.wake();
    return null;
  }

  async function execute(caller: Caller, id: string, logChange: LogChange): Promise<null> {
    const job = await store.view(caller, id);
    if (!(await scheduler.runNow(job, caller.username))) throw refuse(texts.job.running, 'id');
    await logChange('edit', texts.audit.jobExecuted(nameOf(job.jobClassName)), { id });
    return null;
  }

  function nextTimes({ cron, count = 10, timeZone = ZONE }: InputOf<typeof nextJobTimes>): string[] {
    checkExpression(cron, 'cron');
    checkTimeZone(timeZone);
    return comingRuns(cron, timeZone, clock(), count).map((run) => timeText(run));
  }

  function options() {
    return [...jobClasses].map(([value, { text }]) => ({ value, text }));
  }

  async function runs(caller: Caller, input: InputOf<typeof listJobRuns>): Promise<ResultOf<typeof listJobRuns>> {
    const { rows, total, list: query } = await store.runs(caller, input.jobId, input);
    return pageOf(rows, total, query);
  }

  async function listFor(caller: Caller, request: InputOf<typeof exportJobs>) {
    const rows = await withTexts(await store.every(caller, request));
    return {
      title: JOB,
      columns: sheetColumns(),
      rows: rows.map((row) => ({ ...row, jobClassName: row.jobClassName_dictText })),
    };
  }

  /** Jobs by workbook, all of them stopped: somebody looks at them before they run. */
  async function importFor(caller: Caller): Promise<ListImport> {
    const membersOf = (row: ImportedRow) => {
      const written = writtenCells(row) as Pick<StoredJob, 'jobClassName' | 'cronExpression'>;
      return scheduled({ timeZone: ZONE, parameter: null, description: null, ...written, status: jobStatus.paused });
    };
    return {
      name: JOB,
      columns: enteredJobColumns(jobClasses),
      taken: async () => new Set(),
      check: (rows) => rowFaults(rows, async (row) => membersOf(row), 'cronExpression'),
      save: (rows) =>
        db.transaction(async () => {
          for (const row of rows) await store.add(caller, membersOf(row));
        }),
    };
  }

  /** Checks what was entered and works out the next run. */
  function scheduled(members: Required<Members>) {
    if (!jobClasses.has(members.jobClassName))
      throw refuse(texts.job.unknownClass(members.jobClassName), 'jobClassName');
    checkExpression(members.cronExpression, 'cronExpression');
    checkTimeZone(members.timeZone);
    if (members.status === jobStatus.paused) return { ...members, nextRunTime: null };
    const nextRunTime = nextRunText(members, clock());
    if (!nextRunTime) throw refuse(texts.job.neverRuns, 'cronExpression');
    return { ...members, nextRunTime };
  }

  function nameOf(jobClassName: string): string {
    return jobClasses.get(jobClassName)?.text ?? jobClassName;
  }

  async function withTexts<Row extends Omit<QuartzJob, 'status_dictText' | 'jobClassName_dictText'>>(rows: Row[]) {
    const named = rows.map((row) => ({ ...row, jobClassName_dictText: nameOf(row.jobClassName) }));
    return withDictTexts(named, DICTS, dictionaries);
  }
}

const pick = ({ jobClassName, cronExpression, timeZone, parameter, description, status }: StoredJob) => ({
  jobClassName,
  cronExpression,
  timeZone,
  parameter,
  description,
  status,
});
