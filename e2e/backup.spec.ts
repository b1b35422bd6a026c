import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { PurchasePlan } from '@gezi/domain';
import { expect, test } from '@playwright/test';
import { signInToApi } from './support/api.ts';
import { demoFolder, startServer } from './support/server.ts';

const DIST = resolve(import.meta.dirname, '../apps/server/dist');

function run(command: string, archive: string, dataDir: string) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(DIST, `${command}.js`), archive], {
    env: { ...process.env, DATA_DIR: dataDir },
    encoding: 'utf8',
  });
  return { status, output: stdout + stderr };
}

test('backs up a running server, restores into an empty folder and starts there', async () => {
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
  folder.remove();
  rmSync(work, { recursive: true });
});
