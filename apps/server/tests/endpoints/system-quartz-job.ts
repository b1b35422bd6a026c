import { internal } from '../support/rights/roles';
import { jobs } from '../support/records/linesOfWork';
import { line } from '../support/records/Line';
import type { EndpointTests } from '../support/EndpointTests';

export const tests: EndpointTests = {
  rights: {
    listJobs: { users: ['admin'] },
    viewJob: { users: ['admin'], input: { id: 'x' } },
    addJob: { users: ['admin'], input: { jobClassName: 'x', cronExpression: 'x' } },
    editJob: { users: ['admin'], input: { id: 'x' } },
    deleteJob: { users: ['admin'], input: { id: 'x' } },
    deleteJobs: { users: ['admin'], input: { ids: 'x' } },
    pauseJob: { users: ['admin'], input: { id: 'x' } },
    resumeJob: { users: ['admin'], input: { id: 'x' } },
    exportJobs: { users: ['admin'] },
    importJobs: { users: ['admin'] },
    executeJob: { users: ['admin'], input: { id: 'x' } },
    listJobRuns: { users: ['admin'], input: { jobId: 'x' } },
    nextJobTimes: { users: internal, input: { cron: '0 0 9 * * ? *' } },
    jobOptions: { users: internal },
  },
  goodInputs: {
    addJob: { jobClassName: 'nobody', cronExpression: '0 0 9 * * ? *' },
    editJob: { id: 'x' },
  },
  records: {
    addJob: 'no record',
    importJobs: 'no record',
    nextJobTimes: 'no record',
    jobOptions: 'no record',
    listJobs: jobs('id'),
    viewJob: jobs('id'),
    exportJobs: jobs('selections'),
    listJobRuns: jobs('jobId'),
    editJob: jobs('id'),
    pauseJob: jobs('id'),
    resumeJob: jobs('id'),
    executeJob: jobs('id'),
    deleteJob: jobs('id', 'job-1'),
    deleteJobs: [
      ...jobs('ids', 'job-2'),
      line('own tenant’s job with the other’s', ['admin'], () => ({ ids: 'own-job,foreign-job' })),
    ],
  },
  rulePages: [
    {
      component: 'system/QuartzJobList',
      list: 'listJobs',
      view: 'viewJob',
      edit: 'editJob',
      remove: 'deleteJob',
      export: 'exportJobs',
      others: [
        ['pauseJob', 'id'],
        ['resumeJob', 'id'],
        ['executeJob', 'id'],
      ],
    },
  ],
};
