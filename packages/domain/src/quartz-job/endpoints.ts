import { Type } from 'typebox';
import { DateTime, endpoint, holders, Id, internal, listInput, Page, Text } from '../kit';
import { QuartzJob, QuartzJobAdd, QuartzJobEdit, QuartzJobRun } from './schema';

const BASE = '/sys/quartzJob';
const LIST = holders('system:quartzJob:list');
const ADD = holders('system:quartzJob:add');
const EDIT = holders('system:quartzJob:edit');
const DELETE = holders('system:quartzJob:delete');

/** Every member of a job that a list can be narrowed by. */
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

export const listJobs = endpoint({
  method: 'GET',
  path: `${BASE}/list`,
  access: LIST,
  input: listInput(jobFilters),
  result: Page(QuartzJob),
});

export const viewJob = endpoint({
  method: 'GET',
  path: `${BASE}/queryById`,
  access: LIST,
  input: Type.Object({ id: Id }),
  result: QuartzJob,
});

export const addJob = endpoint({
  method: 'POST',
  path: `${BASE}/add`,
  access: ADD,
  input: QuartzJobAdd,
  result: QuartzJob,
});

export const editJob = endpoint({
  method: 'PUT',
  alsoBy: ['POST'],
  path: `${BASE}/edit`,
  access: EDIT,
  input: QuartzJobEdit,
  result: QuartzJob,
});

export const deleteJob = endpoint({
  method: 'DELETE',
  path: `${BASE}/delete`,
  access: DELETE,
  input: Type.Object({ id: Id }),
  result: Type.Null(),
});

export const deleteJobs = endpoint({
  method: 'DELETE',
  path: `${BASE}/deleteBatch`,
  access: DELETE,
  input: Type.Object({ ids: Text(4000) }),
  result: Type.Null(),
});

/** Status 0 → -1. */
export const pauseJob = endpoint({
  method: 'GET',
  path: `${BASE}/pause`,
  access: EDIT,
  input: Type.Object({ id: Id }),
  result: Type.Null(),
});

/** Status -1 → 0. */
export const resumeJob = endpoint({ ...pauseJob, path: `${BASE}/resume` });

/** Runs once now; the answer does not wait for its end. */
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

/** The registered jobs. */
export const jobOptions = endpoint({
  method: 'GET',
  path: `${BASE}/jobOptions`,
  access: internal('none'),
  input: Type.Object({}),
  result: Type.Array(Type.Object({ value: Text(100), text: Text() })),
});

export const runFilters = ['trigger', 'startTime', 'result'] as const;

/** The runs of a job, latest first. */
export const listJobRuns = endpoint({
  method: 'GET',
  path: `${BASE}/runs`,
  access: LIST,
  input: Type.Object({ jobId: Id, ...listInput(runFilters).properties }),
  result: Page(QuartzJobRun),
});
