import { parseDictionaryItems, type Client } from '@gezi/client';
import {
  addJob,
  editJob,
  executeJob,
  jobOptions,
  listJobRuns,
  listJobs,
  pauseJob,
  resumeJob,
  type QuartzJob,
  type QuartzJobAdd,
} from '@gezi/domain';
import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';

/** Registered job classes. */
export const jobOptionsQuery = (client: Client) =>
  queryOptions({
    queryKey: [jobOptions.path],
    queryFn: async ({ signal }) => parseDictionaryItems(await client.call(jobOptions, {}, { signal })),
    staleTime: Infinity,
  });

export const RUNS_SHOWN = 20;

/** Runs of a job, latest first. */
export const jobRunsQuery = (client: Client, jobId: string, pageNo: number) =>
  queryOptions({
    queryKey: [listJobRuns.path, jobId, pageNo],
    queryFn: ({ signal }) =>
      client.call(listJobRuns, { jobId, pageNo, pageSize: RUNS_SHOWN }, { signal, purpose: 'list' }),
  });

export interface JobToSave extends QuartzJobAdd {
  /** Absent for a new job. */
  id?: string | undefined;
  updateTime?: string | null | undefined;
}

/** Creates or saves a job. The dialog shows refusals. */
export const saveJob = (client: Client, queries: QueryClient) =>
  mutationOptions({
    mutationFn: ({ id, ...job }: JobToSave) =>
      id === undefined
        ? client.call(addJob, job, { silent: true })
        : client.call(editJob, { id, ...job }, { silent: true }),
    onSuccess: () => refreshJobs(queries),
  });

const ACTIONS = { pause: pauseJob, resume: resumeJob, execute: executeJob };
export type JobAction = keyof typeof ACTIONS;

/** Row actions on jobs. */
export const actOnJob = (client: Client, queries: QueryClient) =>
  mutationOptions({
    mutationFn: ({ action, job }: { action: JobAction; job: QuartzJob }) =>
      client.call(ACTIONS[action], { id: job.id }),
    onSuccess: () => refreshJobs(queries),
  });

const refreshJobs = async (queries: QueryClient) => {
  await Promise.all([
    queries.invalidateQueries({ queryKey: [listJobs.path] }),
    queries.invalidateQueries({ queryKey: [listJobRuns.path] }),
  ]);
};
