// Runs a command with TEST_DATABASE_URL of a temporary PostgreSQL server, from Debian's package:
// node scripts/with-postgres.mjs [--durable] <command> [arguments…]; exits with the command's exit code.
// --durable: commits wait for the disk, as in production (for benchmarks).
import { spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { constants, tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './lib.mjs';

const DEBIAN = '/usr/lib/postgresql';
const durable = process.argv[2] === '--durable';
const [command, ...args] = process.argv.slice(durable ? 3 : 2);
if (!command) fail('Usage: node scripts/with-postgres.mjs [--durable] <command> [arguments…]');

const bin = newestBin();
const owner = ownerOfServer();
const folder = mkdtempSync(join(tmpdir(), 'gezi-postgres-'));
if (owner) chownSync(folder, owner.uid, owner.gid);
const data = join(folder, 'data');

const made = spawnSync(
  join(bin, 'initdb'),
  ['-D', data, '-U', 'gezi', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'],
  { ...owner, encoding: 'utf8' },
);
if (made.status !== 0) fail(`initdb failed:\n${made.stderr ?? made.error}`);

const port = await freePort();
const server = spawn(
  join(bin, 'postgres'),
  // -F disables fsync, since the data is temporary. The socket is created in our own folder, not in Debian's default.
  [
    '-D',
    data,
    ...(durable ? [] : ['-F']),
    '-p',
    String(port),
    '-h',
    '127.0.0.1',
    '-k',
    folder,
    '-c',
    'max_connections=300',
    '-c',
    'log_min_messages=fatal',
  ],
  { ...owner, stdio: ['ignore', 'ignore', 'pipe'] },
);
let log = '';
server.stderr.on('data', (chunk) => (log = (log + chunk).slice(-10_000)));
const ended = new Promise((resolve) => server.once('exit', resolve));

let child = null;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child?.kill(signal) ?? stopAndExit(1));

await ready();
child = spawn(command, args, {
  stdio: 'inherit',
  env: { ...process.env, TEST_DATABASE_URL: `postgres://gezi@127.0.0.1:${port}/postgres` },
});
child.once('error', (error) => {
  console.error(`${command}: ${error.message}`);
  void stopAndExit(127);
});
child.once('exit', (code, signal) => void stopAndExit(code ?? 128 + constants.signals[signal]));

async function ready() {
  const until = Date.now() + 30_000;
  for (;;) {
    const probe = spawnSync(join(bin, 'pg_isready'), ['-q', '-h', '127.0.0.1', '-p', String(port)]);
    if (probe.status === 0) return;
    if (server.exitCode !== null || Date.now() > until) {
      console.error(`PostgreSQL did not start:\n${log}`);
      await stopAndExit(1);
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

async function stopAndExit(code) {
  // Immediate shutdown: the data is deleted anyway.
  server.kill('SIGQUIT');
  await ended;
  rmSync(folder, { recursive: true, force: true });
  process.exit(code);
}

function newestBin() {
  const versions = existsSync(DEBIAN)
    ? readdirSync(DEBIAN).filter((name) => existsSync(join(DEBIAN, name, 'bin/initdb')))
    : [];
  const newest = versions.toSorted((one, other) => Number(other) - Number(one))[0];
  return newest ? join(DEBIAN, newest, 'bin') : fail(`No PostgreSQL in ${DEBIAN}: apt-get install postgresql`);
}

/** PostgreSQL refuses to run as root: uses `postgres`, or `nobody` if that user does not exist. */
function ownerOfServer() {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag) => Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout);
  const uid = id('-u');
  return uid ? { uid, gid: id('-g') } : { uid: 65_534, gid: 65_534 };
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
