import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { createPostgres } from '../scripts/postgres.mjs';
import { freePort } from './support/freePort.ts';
import { startServer } from './support/server.ts';

const ROOT = resolve(import.meta.dirname, '..');
const dockerfile = readFileSync(join(ROOT, 'Dockerfile'), 'utf8').replaceAll('\\\n', ' ');

/** Arguments of the only instruction of a name that has a list. */
const listOf = (instruction: string): string[] =>
  JSON.parse(new RegExp(`${instruction} (\\[.*\\])$`, 'm').exec(dockerfile)![1]!) as string[];

test('the steps of the container file give a server that starts from production files alone', async () => {
  test.setTimeout(400_000);
  expect(dockerfile).toContain('node scripts/assemble.mjs /app');
  const { packageManager } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { packageManager: string };
  expect(dockerfile).toContain(`npx --yes ${packageManager} install --frozen-lockfile`);
  expect(dockerfile).toContain('USER node');
  const work = mkdtempSync(join(tmpdir(), 'gezi-e2e-deploy-'));
  const app = join(work, 'app');
  const assembled = spawnSync(process.execPath, ['scripts/assemble.mjs', app], { cwd: ROOT, encoding: 'utf8' });
  expect(assembled.stderr + String(assembled.status)).toBe('0');

  const port = await freePort();
  const settings = Object.fromEntries(
    [...dockerfile.matchAll(/^ENV (.*)$/gm)].flatMap(([, line]) => line!.split(' ').map((pair) => pair.split('='))),
  ) as Record<string, string>;
  const env = {
    ...process.env,
    ...settings,
    HOST: '127.0.0.1',
    PORT: String(port),
    DATA_DIR: join(work, 'data'),
    DRAIN_SECONDS: '0',
    PUBLIC_ORIGINS: 'https://gezi.example',
  };
  const [, ...args] = listOf('^CMD');
  const child = spawn(process.execPath, args, { cwd: app, env, stdio: 'ignore' });
  const [, , script] = listOf('CMD(?= \\["node", "-e")');
  const isHealthy = () => spawnSync(process.execPath, ['-e', script!], { env }).status === 0;
  await expect.poll(isHealthy, { timeout: 60_000 }).toBe(true);
  const url = `http://127.0.0.1:${port}`;
  const page = await (await fetch(url)).text();
  expect(page).toContain('<!doctype html>');
  for (const encoding of ['br', 'gzip']) {
    const asset = await fetch(url + /src="(.+?)"/.exec(page)![1]!, { headers: { 'accept-encoding': encoding } });
    expect(asset.headers.get('content-encoding')).toBe(encoding);
    expect(await asset.text()).toContain('import');
  }
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([0, null]);
  expect(isHealthy()).toBe(false);
  rmSync(work, { recursive: true });
});

test('node after node restarts under load, and no request, row, file or socket is lost', async () => {
  test.setTimeout(300_000);
  const { stdout, stderr } = spawnSync(process.execPath, ['scripts/cluster.mjs', '--roll'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  const found = JSON.parse(stdout || JSON.stringify(stderr)) as Record<string, unknown>;
  test.info().annotations.push({ type: 'rolling restart', description: stdout });
  expect(found).toMatchObject({ failed: [], lost: 0, filesLost: 0, socketsOpen: 100 });
  expect(found.requests).toBeGreaterThan(100);
  expect(found.files).toBeGreaterThan(0);
  // Told to reconnect, not cut.
  expect(Object.keys(found.socketsClosed as object)).toEqual(['1001']);
});

test('workers share a port, and one that is killed is replaced', async () => {
  test.setTimeout(300_000);
  const work = mkdtempSync(join(tmpdir(), 'gezi-e2e-workers-'));
  chmodSync(work, 0o755);
  const postgres = await createPostgres({ folder: join(work, 'postgres') });
  await postgres.start();
  const token = 'a token for Prometheus';
  const server = await startServer({
    dataDir: join(work, 'data'),
    env: { WORKERS: '2', DATABASE_URL: postgres.url, METRICS_TOKEN: token },
  });
  const workers = async () => {
    const headers = { authorization: `Bearer ${token}` };
    // The connection may have ended with its worker.
    const answer = await fetch(`${server.url}/metrics`, { headers }).catch(() => undefined);
    const text = (await answer?.text()) ?? '';
    return [1, 2].filter((number) => text.includes(`worker="${number}"`));
  };
  await expect.poll(workers, { timeout: 60_000 }).toEqual([1, 2]);
  const { pid } = server.child;
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').map(Number);
  expect(children).toHaveLength(2);
  process.kill(children[0]!, 'SIGKILL');
  await expect.poll(workers).toEqual([2]);
  expect((await fetch(`${server.url}/ready`)).status).toBe(200);
  await expect.poll(workers, { timeout: 60_000 }).toEqual([1, 2]);
  expect(server.output()).toContain('worker 1 ended (SIGKILL) and is replaced');
  expect(await server.stop()).toBe(0);
  for (const child of children) expect(() => process.kill(child, 0)).toThrow('ESRCH');
  await postgres.stop();
  rmSync(work, { recursive: true, force: true });
});
