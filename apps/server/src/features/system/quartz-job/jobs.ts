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
import { findRowFaults } from '../../../records/workbooks/findRowFaults';
import { withoutEmptyCells } from '../../../records/workbooks/withoutEmptyCells';
import { checkExpression, checkTimeZone, comingRuns } from './checkSchedule';
import { jobImportColumns, jobExportColumns as sheetColumns } from './jobSheet';
import { jobStore } from './store';

const DEFAULT_TIME_ZONE = 'Asia/Shanghai';
const DICTS = { status: 'quartz_status' } as const;
type Members = Partial<
  Pick<StoredJob, 'jobClassName' | 'cronExpression' | 'timeZone' | 'parameter' | 'description' | 'status'>
>;

/** Management of jobs: validation and schedule. */
export function jobs(services: Services) {
  const { db, clock, dictionaries, jobClasses, scheduler } = services;
  const store = jobStore(services);
  const version = storeVersion(db, clock);
  const remove = removal(db, store.remove, () => texts.audit.jobDeleted);

  return { list, view, add, edit, remove, setStatus, execute, nextTimes, options, runs, listFor, importFor };

  async function list(caller: Caller, request: InputOf<typeof listJobs>): Promise<ResultOf<typeof listJobs>> {
    const { rows, total, list: query } = await store.list(caller, request);
    return pageOf(await withTexts(rows), total, query);
  }

  async function view(caller: Caller, id: string): Promise<QuartzJob> {
    const [job] = await withTexts([await store.findOrRefuse(caller, id)]);
    return job!;
  }

  async function add(caller: Caller, input: InputOf<typeof addJob>, logChange: LogChange): Promise<QuartzJob> {
    const members = withSchedule({
      timeZone: DEFAULT_TIME_ZONE,
      parameter: null,
      description: null,
      status: jobStatus.running,
      ...input,
    });
    const id = await db.transaction(async () => {
      const newJobId = await store.add(caller, members);
      await logChange('add', () => texts.audit.jobAdded(nameOf(members.jobClassName)), { id: newJobId, ...input });
      return newJobId;
    });
    scheduler.wake();
    return view(withoutDataRules(caller), id);
  }

  async function edit(caller: Caller, input: InputOf<typeof editJob>, logChange: LogChange): Promise<QuartzJob> {
    const { id, updateTime, ...changes } = input;
    await db.transaction(async () => {
      const before = await store.findOrRefuse(caller, id, true);
      expectVersion(before, updateTime);
      const members = withSchedule({ ...pick(before), ...changes });
      // Keep the next run if the schedule has not changed.
      const isSame = (['cronExpression', 'timeZone', 'status'] as const).every(
        (name) => members[name] === before[name],
      );
      await store.save(caller, id, { ...members, ...(isSame && { nextRunTime: before.nextRunTime }) });
      const changed = differences(pick(before), pick({ ...before, ...members }));
      await logChange('edit', () => texts.audit.jobEdited(nameOf(members.jobClassName)), { id, ...changed });
      await version(caller, { table: 'sys_quartz_job', id, type: 'edit', content: members });
    });
    scheduler.wake();
    return view(withoutDataRules(caller), id);
  }

  /** Pauses or resumes a job. */
  async function setStatus(caller: Caller, id: string, status: 0 | -1, logChange: LogChange): Promise<null> {
    await db.transaction(async () => {
      const job = await store.findOrRefuse(caller, id, true);
      if (job.status === status) return;
      const { nextRunTime } = withSchedule({ ...pick(job), status });
      await store.save(caller, id, { status, nextRunTime });
      const event = status === jobStatus.running ? 'jobResumed' : 'jobPaused';
      await logChange('edit', () => texts.audit[event](nameOf(job.jobClassName)), { id });
    });
    scheduler.wake();
    return null;
  }

  async function execute(caller: Caller, id: string, logChange: LogChange): Promise<null> {
    const job = await store.findOrRefuse(caller, id);
    if (!(await scheduler.runNow(job, caller.username))) throw refuse(texts.job.running, 'id');
    await logChange('edit', () => texts.audit.jobExecuted(nameOf(job.jobClassName)), { id });
    return null;
  }

  function nextTimes({ cron, count = 10, timeZone = DEFAULT_TIME_ZONE }: InputOf<typeof nextJobTimes>): string[] {
    checkExpression(cron, 'cron');
    checkTimeZone(timeZone);
    return comingRuns(cron, timeZone, clock(), count).map((run) => timeText(run));
  }

  function options() {
    return [...jobClasses].map(([value, { text }]) => ({ value, text: text() }));
  }

  async function runs(caller: Caller, input: InputOf<typeof listJobRuns>): Promise<ResultOf<typeof listJobRuns>> {
    const { rows, total, list: query } = await store.runs(caller, input.jobId, input);
    return pageOf(rows, total, query);
  }

  async function listFor(caller: Caller, request: InputOf<typeof exportJobs>) {
    const rows = await withTexts(await store.allRows(caller, request));
    return {
      title: () => texts.records.job,
      columns: sheetColumns(),
      rows: rows.map((row) => ({ ...row, jobClassName: row.jobClassName_dictText })),
    };
  }

  /** Imports jobs as paused, so that users can check them before they run. */
  async function importFor(caller: Caller): Promise<ListImport> {
    const membersOf = (row: ImportedRow) => {
      const members = withoutEmptyCells(row) as Pick<StoredJob, 'jobClassName' | 'cronExpression'>;
      return withSchedule({
        timeZone: DEFAULT_TIME_ZONE,
        parameter: null,
        description: null,
        ...members,
        status: jobStatus.paused,
      });
    };
    return {
      name: () => texts.records.job,
      columns: jobImportColumns(jobClasses),
      findExisting: async () => new Set(),
      check: (rows) => findRowFaults(rows, async (row) => membersOf(row), 'cronExpression'),
      save: (rows) =>
        db.transaction(async () => {
          for (const row of rows) await store.add(caller, membersOf(row));
        }),
    };
  }

  /** Validates input and computes the next run. */
  function withSchedule(members: Required<Members>) {
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
    return jobClasses.get(jobClassName)?.text() ?? jobClassName;
  }

  async function withTexts<Row extends Omit<QuartzJob, 'status_dictText' | 'jobClassName_dictText'>>(rows: Row[]) {
    const withNames = rows.map((row) => ({ ...row, jobClassName_dictText: nameOf(row.jobClassName) }));
    return withDictTexts(withNames, DICTS, dictionaries);
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
