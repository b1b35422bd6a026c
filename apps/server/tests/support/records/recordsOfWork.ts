import { line, type CallRecords, type Line } from './Line';
import { HASH, uploads } from './uploads';
import { NOBODY, USERS } from './users';

/** Jobs belong to a tenant, and only administrators keep them; none of them is called for in the other tenant. */
const jobs = (member: string, id = 'job'): Line[] => [
  line('own tenant’s job', ['admin'], () => ({ [member]: `own-${id}` })),
  line('other tenant’s job', NOBODY, () => ({ [member]: `foreign-${id}` })),
];
/** Uploads belong to whoever began them. */
const begun = (call: string, more: Record<string, unknown> = {}): Line[] => [
  line('upload of the editor', ['editor'], () => ({ id: uploads[`editor-${call}`], ...more })),
  line('upload in the other tenant', ['jb_liaison'], () => ({ id: uploads[`jb_liaison-${call}`], ...more })),
];
/** Saved queries belong to a person; the answer is what is left of the caller's own. */
const queries = (more: Record<string, unknown> = {}): Line[] => [
  line('query of the editor', ['editor'], () => ({ code: '/editor', ...more })),
  line('colleague’s query', NOBODY, () => ({ code: '/theirs', ...more })),
  line('query in the other tenant', ['jb_liaison'], () => ({ code: '/foreign', ...more })),
];

/** Templates of forms belong to a person. */
const templates = (more: Record<string, unknown> = {}): Line[] => [
  line('template of the editor', ['editor'], () => ({ id: 'editor-template', ...more })),
  line('colleague’s template', NOBODY, () => ({ id: 'their-template', ...more })),
  line('template in the other tenant', ['jb_liaison'], () => ({ id: 'foreign-template', ...more })),
];

/** Calls of jobs, saved queries, templates of forms, large uploads and imports. */
export const recordsOfWork: Readonly<Record<string, CallRecords>> = {
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

  listSavedQueries: queries(),
  // Everybody has an own one of the name; the last test tells that the colleague's stays.
  keepSavedQuery: [
    line('colleague’s query', USERS, () => ({ code: '/theirs', title: '待办', matchType: 'or', records: [{}] })),
  ],
  deleteSavedQuery: queries({ title: '待办' }),

  listFormTemplates: [line('own templates', ['editor', 'jb_liaison'], () => ({}))],
  viewFormTemplate: templates(),
  renameFormTemplate: templates({ name: '改名' }),
  deleteFormTemplate: templates(),
  keepFormTemplate: 'no record',

  // The same file of somebody else is another upload.
  beginLargeUpload: 'no record',
  sendLargePart: begun('send', { index: 0, sha256: HASH }),
  finishLargeUpload: begun('finish', { digest: HASH }),
  dropLargeUpload: begun('drop'),
  // The key counts for who imports alone; that others are told nothing is in `import.test.ts`.
  viewImportProgress: 'no record',
};
