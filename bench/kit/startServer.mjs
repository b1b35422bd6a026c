import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { root, SERVER_OPTIONS } from '../../scripts/lib.mjs';
import { usageOf } from './usageOf.mjs';

/** Sign-in body of a demo account. */
export const credentials = (username) => ({ username, password: 'Gezi@2026', captcha: '0000', checkKey: '1' });

/**
 * Starts the built server and waits until it answers.
 *
 * @param {string} dataDir its data folder; an empty one is filled with the demo data
 * @param {string} databaseUrl of a PostgreSQL; default: the embedded database
 * @param {Record<string, string>} env further settings
 */
export async function startServer(dataDir, databaseUrl = '', env = {}) {
  const port = await freePort();
  const preload = ['--import', join(import.meta.dirname, 'reportUsage.mjs')];
  const child = spawn(process.execPath, [...SERVER_OPTIONS, ...preload, join(root, 'apps/server/dist/main.js')], {
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      PORT: String(port),
      CAPTCHA_MODE: 'any',
      ...env,
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const url = `http://127.0.0.1:${port}`;
  const api = `${url}/api`;
  const until = Date.now() + 120_000;
  while (!(await fetch(`${api}/sys/health`).catch(() => undefined))?.ok) {
    if (child.exitCode !== null || Date.now() > until) throw new Error('the server did not start');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return {
    url,
    api,
    port,
    pid: child.pid,
    /** Memory of the server in bytes, as `process.memoryUsage()`; only `rss` includes its other threads. */
    memory: async () => (await usageOf(child)).memory,
    /** Processor time of the server, microseconds. */
    cpu: async () => (await usageOf(child)).cpu,
    async stop() {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGINT');
      await ended;
    },
    /** Request headers of a signed-in demo account. */
    async signIn(username) {
      const answer = await fetch(`${api}/sys/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(credentials(username)),
      });
      const { result, message } = await answer.json();
      if (!result) throw new Error(message);
      return { 'x-access-token': result.token, 'tenant-id': '1' };
    },
  };
}

function freePort() {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}
