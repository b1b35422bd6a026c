import { Type } from 'typebox';
import { accessTo, DateTime, endpoint, Id, internal, listInput, Page, standard, Text, workbooks } from '../../kit';
import { QuartzJob, QuartzJobAdd, QuartzJobEdit, QuartzJobRun } from './schema';

const BASE = '/sys/quartzJob';
const access = accessTo('system:quartzJob');
const calls = standard(BASE, access);
const sheets = workbooks(BASE, access);

/** Filters of the job list. */
export const jobFilters = [
  'id',
  'jobClassName',
  'cronExpression',
  'parameter',
  'description',
  'status',
  'nextRunTime',
  'lastRunTime',
  'lastResult',
  'createBy',
  'createTime',
  'updateBy',
  'updateTime',
] as const;

export const listJobs = calls.list(jobFilters, QuartzJob);
export const viewJob = calls.view(QuartzJob);
export const addJob = calls.add(QuartzJobAdd, QuartzJob);
export const editJob = calls.edit(QuartzJobEdit, QuartzJob);
export const deleteJob = calls.delete();
export const deleteJobs = calls.deleteBatch();
export const exportJobs = sheets.export(jobFilters, QuartzJob);

/** Imported jobs are paused. */
export const importJobs = sheets.import();

/** Status 0 → -1. */
export const pauseJob = endpoint({
  method: 'GET',
  path: `${BASE}/pause`,
  access: access.edit,
  input: Type.Object({ id: Id }),
  result: Type.Null(),
});

/** Status -1 → 0. */
export const resumeJob = endpoint({ ...pauseJob, path: `${BASE}/resume` });

/** Runs the job once now; the response does not wait for its end. */
export const executeJob = endpoint({ ...pauseJob, path: `${BASE}/execute` });

export const nextJobTimes = endpoint({
  method: 'GET',
  path: `${BASE}/nextTimes`,
  access: internal('none'),
  input: Type.Object({
    cron: Text(200),
    count: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 10 })),
    timeZone: Type.Optional(Text(50)),
  }),
  result: Type.Array(DateTime),
});

/** Registered job classes as options. */
export const jobOptions = endpoint({
  method: 'GET',
  path: `${BASE}/jobOptions`,
  access: internal('none'),
  input: Type.Object({}),
  result: Type.Array(Type.Object({ value: Text(100), text: Text() })),
});

export const runFilters = ['trigger', 'startTime', 'result'] as const;

/** Runs of a job, latest first. */
export const listJobRuns = endpoint({
  method: 'GET',
  path: `${BASE}/runs`,
  access: access.list,
  input: Type.Object({ jobId: Id, ...listInput(runFilters).properties }),
  result: Page(QuartzJobRun),
});
