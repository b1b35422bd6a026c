// Starts a temporary PostgreSQL and object storage, several nodes of the built server on them and a reverse proxy, for
// trials and tests:
// npm run cluster -- [--nodes 2] [--port 8080]      until Ctrl-C
// npm run cluster -- --roll                         restarts node after node under load, prints what was lost, and stops
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { buildIfOlder } from './buildIfOlder.mjs';
import { freePort, root, run, SERVER_OPTIONS } from './lib.mjs';
import { createProxy } from './proxy.mjs';
import { measureRoll } from './measureRoll.mjs';

/** Milliseconds. */
const STORAGE_PATIENCE = 3_000;

const { values } = parseArgs({
  options: {
    nodes: { type: 'string', default: '2' },
    port: { type: 'string', default: '8080' },
    roll: { type: 'boolean', default: false },
  },
});
const databaseUrl = process.env.TEST_DATABASE_URL;
if (!databaseUrl) {
  await buildIfOlder();
  const { code } = await run(process.execPath, [
    join(root, 'scripts/with-postgres.mjs'),
    process.execPath,
    ...process.argv.slice(1),
  ]);
  process.exit(code);
}

const folder = mkdtempSync(join(tmpdir(), 'gezi-cluster-'));
const ports = [];
for (let number = 0; number < Number(values.nodes); number += 1) ports.push(await freePort());
const nodes = new Map();
// Not by the command of tsx, which would stand between this process and that of the storage.
const storage = spawn(process.execPath, ['--import', 'tsx', '--conditions=@gezi/source', 'scripts/objectStorage.ts'], {
  cwd: root,
  stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
});
const secretKey = randomBytes(32).toString('hex');
const proxy = createProxy(ports);
const port = values.roll ? await freePort() : Number(values.port);
await proxy.listen(port);
process.once('SIGINT', () => void stopAll(0));
process.once('SIGTERM', () => void stopAll(0));

try {
  const [storageSettings] = await Promise.race([once(storage, 'message'), once(storage, 'exit')]);
  if (typeof storageSettings !== 'object') throw new Error('The object storage did not start.');
  Object.assign(process.env, storageSettings);
  // One after the other: the first creates the demo data.
  for (const one of ports) await startNode(one);
  if (values.roll) {
    const found = await measureRoll(`http://127.0.0.1:${port}`, async () => {
      for (const one of ports) {
        await stopNode(one);
        await startNode(one);
      }
    });
    console.log(JSON.stringify(found));
    await stopAll(0);
  }
  console.log(`http://127.0.0.1:${port} → ${ports.map((one) => `http://127.0.0.1:${one}`).join(', ')}`);
} catch (error) {
  console.error(error);
  await stopAll(1);
}

async function startNode(one) {
  const child = spawn(process.execPath, [...SERVER_OPTIONS, join(root, 'apps/server/dist/main.js')], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      PORT: String(one),
      // As on machines of their own: they share the database and the object storage only.
      DATA_DIR: join(folder, String(one)),
      SECRET_KEY: secretKey,
      DATABASE_URL: databaseUrl,
      CAPTCHA_MODE: 'any',
      TRUST_PROXY: '127.0.0.1',
      // Longer than the proxy takes to notice, also on a busy machine.
      DRAIN_SECONDS: '5',
    },
  });
  nodes.set(one, { child, ended: new Promise((resolve) => child.once('exit', resolve)) });
  while (!proxy.isReady(one)) {
    if (child.exitCode !== null) throw new Error(`The node on port ${one} did not start.`);
    await wait(100);
  }
}

async function stopNode(one) {
  const { child, ended } = nodes.get(one);
  child.kill('SIGTERM');
  if ((await ended) !== 0) throw new Error(`The node on port ${one} did not stop cleanly.`);
}

/** It removes its files, unless it hangs. */
async function stopStorage() {
  if (storage.exitCode !== null || storage.signalCode !== null) return;
  const ended = once(storage, 'exit');
  storage.disconnect();
  await Promise.race([ended, wait(STORAGE_PATIENCE).then(() => storage.kill('SIGKILL'))]);
}

async function stopAll(code) {
  proxy.close();
  for (const { child } of nodes.values()) child.kill('SIGKILL');
  await Promise.all([...nodes.values()].map(({ ended }) => ended));
  await stopStorage();
  rmSync(folder, { recursive: true, force: true });
  process.exit(code);
}
