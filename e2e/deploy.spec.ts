import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { freePort } from './support/freePort.ts';

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
  const page = await fetch(`http://127.0.0.1:${port}/`);
  expect(await page.text()).toContain('<!doctype html>');
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
