import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { PurchasePlan } from '@gezi/domain';
import { expect, test } from '@playwright/test';
import { signInToApi } from './support/api.ts';
import { demoFolder, startServer } from './support/server.ts';

const SERVER = resolve(import.meta.dirname, '../apps/server');
const DIST = join(SERVER, 'dist');

function run(command: string, args: string | string[], dataDir: string) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(DIST, `${command}.js`), ...[args].flat()], {
    env: { ...process.env, DATA_DIR: dataDir },
    encoding: 'utf8',
  });
  return { status, output: stdout + stderr };
}

/** Adds a message of a month that is archived. The server has ended. */
function addOldMessage(dataDir: string): void {
  const script = `
    import { PGlite } from '@electric-sql/pglite';
    const db = await PGlite.create(${JSON.stringify(join(dataDir, 'db/database'))});
    await db.exec(\`insert into sys_message (id, es_title, es_send_status, create_time, tenant_id)
      values ('message-of-2019', '旧消息', '1', '2019-02-03 10:00:00', 1)\`);
    await db.close();`;
  const args = ['--input-type=module', '--eval', script];
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: SERVER, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
}

test('backs up a running server, restores into an empty folder, starts and archives there', async () => {
  test.setTimeout(240_000);
  const folder = demoFolder();
  const work = mkdtempSync(join(tmpdir(), 'gezi-e2e-backup-'));
  const archive = join(work, 'backup.tar');
  const server = await startServer({ dataDir: folder.path });
  const manager = await signInToApi(server.url, 'manager');
  const list = await manager.get<{ records: PurchasePlan[] }>('/purchase/purchasePlan/list');

  const saved = run('backup', archive, folder.path);
  expect(saved).toMatchObject({ status: 0, output: expect.stringMatching(/\d+ tables, \d+ rows, \d+ files/) });
  expect(saved.output).not.toContain('Missing');
  expect(run('backup', archive, folder.path).status).toBe(1);
  expect(await server.stop()).toBe(0);

  const restored = run('restore', archive, join(work, 'data'));
  expect(restored).toMatchObject({ status: 0, output: saved.output.replace('已备份 Saved', '已恢复 Restored') });
  const again = await startServer({ dataDir: join(work, 'data') });
  const after = await signInToApi(again.url, 'manager');
  const found = await after.get<{ records: PurchasePlan[] }>('/purchase/purchasePlan/list');
  expect(found.body.result.records).toEqual(list.body.result.records);
  expect(await again.stop()).toBe(0);

  addOldMessage(join(work, 'data'));
  const history = (...args: string[]) => run('archive', args, join(work, 'data'));
  const listed = expect.stringMatching(/^sys_message 2019-02: 1 rows, \d+ bytes, SHA-256 [0-9a-f]{64}\n/) as unknown;
  expect(history('run', '24')).toMatchObject({ status: 0, output: listed });
  expect(history('list')).toMatchObject({ status: 0, output: listed });
  const read = history('read', 'sys_message', '2019-02');
  expect(JSON.parse(read.output)).toMatchObject({ id: 'message-of-2019', es_title: '旧消息' });
  expect(history('restore', 'sys_message', '2019-02')).toEqual({
    status: 0,
    output: '已恢复 Restored: sys_message 2019-02, 1 rows\n',
  });
  expect(history('read', 'sys_message', '2019-02')).toEqual({
    status: 1,
    output: '没有归档 Not archived: sys_message 2019-02\n',
  });
  folder.remove();
  rmSync(work, { recursive: true });
});
