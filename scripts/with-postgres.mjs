// Runs a command with TEST_DATABASE_URL of a temporary PostgreSQL server, from Debian's package:
// node scripts/with-postgres.mjs [--durable] <command> [arguments…]; exits with the command's exit code.
// The variables TEST_POSTGRES_BIN and TEST_POSTGRES_OWNER (`uid:gid`, as root alone) let it start further servers.
// --durable: commits wait for the disk, as in production (for benchmarks).
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { constants, tmpdir } from 'node:os';
import { join } from 'node:path';
import { stop } from './lib.mjs';
import { createPostgres } from './postgres.mjs';

const durable = process.argv[2] === '--durable';
const [command, ...args] = process.argv.slice(durable ? 3 : 2);
if (!command) stop('Usage: node scripts/with-postgres.mjs [--durable] <command> [arguments…]');

const folder = mkdtempSync(join(tmpdir(), 'gezi-postgres-'));
const server = await createPostgres({ folder, durable }).catch((error) => stop(error.message));

let child = null;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child?.kill(signal) ?? stopAndExit(1));

try {
  await server.start();
} catch (error) {
  console.error(error.message);
  await stopAndExit(1);
}
child = spawn(command, args, {
  stdio: 'inherit',
  env: {
    ...process.env,
    TEST_DATABASE_URL: server.url,
    TEST_POSTGRES_BIN: server.bin,
    ...(server.owner && { TEST_POSTGRES_OWNER: `${server.owner.uid}:${server.owner.gid}` }),
  },
});
child.once('error', (error) => {
  console.error(`${command}: ${error.message}`);
  void stopAndExit(127);
});
child.once('exit', (code, signal) => void stopAndExit(code ?? 128 + constants.signals[signal]));

async function stopAndExit(code) {
  // Immediate shutdown: the data is deleted anyway.
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
  process.exit(code);
}
