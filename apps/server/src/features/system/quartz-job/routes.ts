import {
  addJob,
  deleteJob,
  deleteJobs,
  editJob,
  executeJob,
  exportJobs,
  importJobs,
  jobOptions,
  jobStatus,
  listJobRuns,
  listJobs,
  nextJobTimes,
  pauseJob,
  resumeJob,
  viewJob,
} from '@gezi/domain';
import type { FastifyInstance } from 'fastify';
import { changeLogger } from '../../../identity/audit/changeLogger';
import { serveWrites } from '../../../records/lists/serveWrites';
import { serve } from '../../../platform/http/serve';
import type { Services } from '../../../FeatureModule';
import { serveExport } from '../../../records/workbooks/serveExport';
import { serveImport } from '../../../records/workbooks/serveImport';
import { jobs } from './jobs';

export function jobRoutes(app: FastifyInstance, services: Services): void {
  const jobService = jobs(services);
  const { list, view, add, edit, remove, setStatus, execute, nextTimes, options, runs, listFor, importFor } =
    jobService;
  const loggerFor = changeLogger(services.audit);

  serve(app, listJobs, (request, caller) => list(caller, request));
  serve(app, viewJob, ({ id }, caller) => view(caller, id));
  serveWrites(app, services, {
    add: [addJob, add],
    edit: [editJob, edit],
    remove: [deleteJob, deleteJobs, remove],
  });
  serveExport(app, services, exportJobs, (request, caller) => listFor(caller, request));
  serveImport(app, services, importJobs, importFor);
  serve(app, pauseJob, ({ id }, caller, at) => setStatus(caller, id, jobStatus.paused, loggerFor(caller, at)));
  serve(app, resumeJob, ({ id }, caller, at) => setStatus(caller, id, jobStatus.running, loggerFor(caller, at)));
  serve(app, executeJob, ({ id }, caller, at) => execute(caller, id, loggerFor(caller, at)));
  serve(app, nextJobTimes, async (input) => nextTimes(input));
  serve(app, jobOptions, async () => options());
  serve(app, listJobRuns, (input, caller) => runs(caller, input));
}
