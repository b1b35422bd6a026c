import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { readConfig, type Config } from '../src/platform/config/config';
import { firstPasswordFile } from '../src/start/firstPassword';
import { runServer, type RunningServer } from '../src/start/runServer';

const cleanUp: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const step of cleanUp.splice(0).reverse()) await step();
});

async function folder(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'gezi-production-'));
  cleanUp.push(() => rm(path, { recursive: true, force: true }));
  return path;
}

async function start(dataDir: string, env: Record<string, string> = {}): Promise<RunningServer> {
  const config = readConfig({
    GEZI_MODE: 'production',
    HOST: '127.0.0.1',
    PORT: '0',
    DATA_DIR: dataDir,
    PUBLIC_ORIGINS: 'https://gezi.example',
    ...env,
  });
  if (!config.ok) throw new Error(config.reason.join());
  // Captchas need a human reader; this tests the password.
  const server = await runServer({ ...config.value, captchaMode: 'any' } satisfies Config, '');
  cleanUp.push(() => server.stop());
  return server;
}

async function signIn({ greeting }: RunningServer, password: string): Promise<boolean> {
  const address = /http:\/\/127\.0\.0\.1:\d+(?=\/api)/.exec(greeting)![0];
  const answer = await fetch(`${address}/api/sys/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password }),
  });
  return ((await answer.json()) as { success: boolean }).success;
}

test('writes the first password to a private file, once, and never to standard output', async () => {
  const dataDir = await folder();
  const file = firstPasswordFile(dataDir);
  // A file planted by another user, readable for everybody.
  await writeFile(file, 'planted', { mode: 0o644 });
  const server = await start(dataDir);
  const password = (await readFile(file, 'utf8')).trim();
  expect(password).toMatch(/^[\w-]{20}$/);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(server.greeting).toContain(file);
  expect(server.greeting).not.toContain(password);
  expect(await signIn(server, password)).toBe(true);

  await server.stop();
  await rm(file);
  const again = await start(dataDir);
  expect(again.greeting).not.toContain('首次启动');
  await expect(stat(file)).rejects.toThrow('ENOENT');
  expect(await signIn(again, password)).toBe(true);
}, 60_000);

test('uses ADMIN_PASSWORD without writing it anywhere', async () => {
  const dataDir = await folder();
  const server = await start(dataDir, { ADMIN_PASSWORD: 'a sentence of ours' });
  expect(server.greeting).toContain('ADMIN_PASSWORD');
  expect(server.greeting).not.toContain('a sentence');
  await expect(stat(firstPasswordFile(dataDir))).rejects.toThrow('ENOENT');
  expect(await signIn(server, 'a sentence of ours')).toBe(true);
}, 60_000);
