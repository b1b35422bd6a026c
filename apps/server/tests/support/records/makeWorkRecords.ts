import { sysFormTemplate, sysQuartzJob, sysQuartzJobRun, sysSavedQuery } from '../../../src/platform/db';
import type { TestCaller, TestServer } from '../startTestServer';
import { ids } from './ids';
import { HASH, uploads } from './uploads';

const NOW = '2026-01-01 00:00:00';
const TENANTS = { own: 1, foreign: 2 };

/** Creates jobs, saved queries, form templates and unfinished uploads. */
export async function makeWorkRecords(
  { db: { orm } }: TestServer,
  callers: Readonly<Record<'editor' | 'jb_liaison', TestCaller>>,
): Promise<void> {
  for (const [owner, tenantId] of Object.entries(TENANTS)) {
    // Each call that deletes needs its own record.
    for (const id of [`${owner}-job`, `${owner}-job-1`, `${owner}-job-2`]) {
      await orm.insert(sysQuartzJob).values({
        id,
        jobClassName: 'sampleJob',
        cronExpression: '0 0 9 * * ? *',
        status: -1,
        createTime: NOW,
        updateTime: NOW,
        tenantId,
      });
      await orm
        .insert(sysQuartzJobRun)
        .values({ id: `run-${id}`, jobId: id, trigger: 'manual', startTime: NOW, result: 'success', tenantId });
    }
  }

  const query = { matchType: 'and', records: '[]', createTime: NOW, updateTime: NOW };
  await orm.insert(sysSavedQuery).values([
    { ...query, id: 'their-query', userId: ids.colleague, code: '/theirs', title: '待办' },
    { ...query, id: 'editor-query', userId: callers.editor.userId, code: '/editor', title: '待办' },
    { ...query, id: 'editor-query-2', userId: callers.editor.userId, code: '/editor', title: '轴承' },
    { ...query, id: 'foreign-query', userId: callers.jb_liaison.userId, code: '/foreign', title: '待办' },
    { ...query, id: 'foreign-query-2', userId: callers.jb_liaison.userId, code: '/foreign', title: '轴承' },
  ]);

  const template = { formContent: '{"list":[]}', createTime: NOW, updateTime: NOW };
  await orm.insert(sysFormTemplate).values([
    { ...template, id: 'their-template', userId: ids.colleague, name: '待办' },
    { ...template, id: 'editor-template', userId: callers.editor.userId, name: '待办' },
    { ...template, id: 'editor-template-2', userId: callers.editor.userId, name: '验收' },
    { ...template, id: 'foreign-template', userId: callers.jb_liaison.userId, name: '待办' },
    { ...template, id: 'foreign-template-2', userId: callers.jb_liaison.userId, name: '验收' },
  ]);

  for (const username of ['editor', 'jb_liaison'] as const) {
    for (const name of ['finish', 'drop', 'send'] as const) {
      const { body } = await callers[username].post<{ id: string }>('/sys/common/largeUpload/begin', {
        fileName: `${name}.pdf`,
        fileSize: 5,
        fingerprint: HASH,
      });
      if (!body.result) throw new Error(body.message);
      uploads[`${username}-${name}`] = body.result.id;
    }
  }
}
