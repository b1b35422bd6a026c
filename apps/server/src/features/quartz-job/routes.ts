import {
  addJob,
  deleteJob,
  deleteJobs,
  editJob,
  executeJob,
  jobOptions,
  jobStatus,
  listJobRuns,
  listJobs,
  nextJobTimes,
  pauseJob,
  resumeJob,
  viewJob,
} from '@gezi/domain';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AuditEntry } from '../../audit/createAudit';
import type { Caller } from '../../http/Caller';
import { callOf } from '../../http/callOf';
import { Said } from '../../http/envelope';
import { serve } from '../../http/serve';
import type { Services } from '../../Services';
import { texts } from '../../texts';
import { jobClasses } from './classes';
import { jobs } from './jobs';

export function jobRoutes(app: FastifyInstance, services: Services): void {
  for (const [name, jobClass] of Object.entries(jobClasses(services))) services.jobClasses.set(name, jobClass);
  const { list, view, add, edit, remove, turn, execute, nextTimes, options, runs } = jobs(services);
  const noted =
    (caller: Caller, request: FastifyRequest) =>
    (kind: AuditEntry['kind'], content: string, details: Record<string, unknown>) =>
      services.audit({ kind, content, caller, ip: caller.ip, call: callOf(request), details });

  serve(app, listJobs, (request, caller) => list(caller, request));
  serve(app, viewJob, ({ id }, caller) => view(caller, id));
  serve(
    app,
    addJob,
    async (input, caller, { request }) => new Said(texts.added, await add(caller, input, noted(caller, request))),
  );
  serve(
    app,
    editJob,
    async (input, caller, { request }) => new Said(texts.edited, await edit(caller, input, noted(caller, request))),
  );
  serve(
    app,
    deleteJob,
    async ({ id }, caller, { request }) => new Said(texts.deleted, await remove(caller, id, noted(caller, request))),
  );
  serve(
    app,
    deleteJobs,
    async ({ ids }, caller, { request }) => new Said(texts.deleted, await remove(caller, ids, noted(caller, request))),
  );
  serve(app, pauseJob, ({ id }, caller, { request }) => turn(caller, id, jobStatus.paused, noted(caller, request)));
  serve(app, resumeJob, ({ id }, caller, { request }) => turn(caller, id, jobStatus.running, noted(caller, request)));
  serve(app, executeJob, ({ id }, caller, { request }) => execute(caller, id, noted(caller, request)));
  serve(app, nextJobTimes, async (input) => nextTimes(input));
  serve(app, jobOptions, async () => options());
  serve(app, listJobRuns, (input, caller) => runs(caller, input));
}
