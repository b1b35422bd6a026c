// A temporary PostgreSQL server from Debian's package. Imports only Node built-ins.
import { spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from './lib.mjs';

const DEBIAN = '/usr/lib/postgresql';
const SIGNALS = { smart: 'SIGTERM', fast: 'SIGINT', immediate: 'SIGQUIT' };

/**
 * Creates a cluster; `start()` runs it.
 *
 * @param options.folder an existing folder, which becomes that of the server's user
 * @param options.durable commits wait for the disk, as in production; else nothing is synchronised
 * @param options.settings of the server, e.g. `{ max_connections: 50 }`
 * @param options.env further environment of the server
 * @throws {Error} there is no PostgreSQL, or the cluster cannot be created
 */
export async function createPostgres({ folder, durable = false, settings = {}, env = {} }) {
  const bin = newestBin();
  const owner = ownerOfServer();
  mkdirSync(folder, { recursive: true });
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const data = join(folder, 'data');
  const made = spawnSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'gezi', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'],
    { ...owner, cwd: folder, encoding: 'utf8' },
  );
  if (made.status !== 0) throw new Error(`initdb failed:\n${made.stderr ?? made.error}`);

  const port = await freePort();
  const all = { max_connections: 300, log_min_messages: 'fatal', ...settings };
  let server;
  let log = '';
  let ended = Promise.resolve();

  return {
    url: `postgres://gezi@127.0.0.1:${port}/postgres`,
    port,
    data,
    /** Folder of the programs, and the user and group of the server if it is not the own one. */
    bin,
    owner,
    /** Process id of the running server. */
    pid: () => server?.pid,
    log: () => log,

    /** @throws {Error} it does not accept connections within 60 s */
    async start() {
      const options = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
      // -F disables fsync. The socket is created in our own folder, not in Debian's default.
      const args = ['-D', data, ...(durable ? [] : ['-F']), '-p', port, '-h', '127.0.0.1', '-k', folder, ...options];
      server = spawn(join(bin, 'postgres'), args.map(String), {
        ...owner,
        cwd: folder,
        env: { ...process.env, ...env },
        stdio: ['ignore', 'ignore', 'pipe'],
      });
      server.stderr.on('data', (chunk) => (log = (log + chunk).slice(-10_000)));
      ended = new Promise((resolve) => server.once('exit', resolve));
      for (const until = Date.now() + 60_000; !isReady(); await new Promise((resolve) => setTimeout(resolve, 100))) {
        if (server.exitCode !== null || Date.now() > until) throw new Error(`PostgreSQL did not start:\n${log}`);
      }
    },

    /** @param how a shutdown mode of PostgreSQL: `smart`, `fast` or `immediate`, which is like a crash */
    async stop(how = 'immediate') {
      server?.kill(SIGNALS[how]);
      await ended;
    },
  };

  function isReady() {
    return spawnSync(join(bin, 'pg_isready'), ['-q', '-h', '127.0.0.1', '-p', String(port)]).status === 0;
  }
}

function newestBin() {
  const versions = existsSync(DEBIAN)
    ? readdirSync(DEBIAN).filter((name) => existsSync(join(DEBIAN, name, 'bin/initdb')))
    : [];
  const newest = versions.toSorted((one, other) => Number(other) - Number(one))[0];
  if (!newest) throw new Error(`No PostgreSQL in ${DEBIAN}: apt-get install postgresql`);
  return join(DEBIAN, newest, 'bin');
}

/** PostgreSQL refuses to run as root: uses `postgres`, or `nobody` if that user does not exist. */
function ownerOfServer() {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag) => Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout);
  const uid = id('-u');
  return uid ? { uid, gid: id('-g') } : { uid: 65_534, gid: 65_534 };
}
