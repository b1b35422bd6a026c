import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';

/** Folder of PostgreSQL's programs; set by `scripts/with-postgres.mjs`. */
export const POSTGRES_BIN = process.env.TEST_POSTGRES_BIN;

export interface Standby {
  /** Address of a database on it. */
  url(database: string): string;
  /** Stops receiving changes, so that rows stay as they are. */
  pause(): Promise<void>;
  resume(): Promise<void>;
  /** Waits until it has applied all changes of the primary. */
  catchUp(): Promise<void>;
  /** Ends following the primary; from then on it takes writes. */
  promote(): Promise<void>;
  stop(): Promise<void>;
  start(): Promise<void>;
  close(): Promise<void>;
}

/** Copies a running PostgreSQL server, all databases included, and follows it as a streaming replica. */
export async function startStandby(primary: string): Promise<Standby> {
  const bin = POSTGRES_BIN!;
  const [uid, gid] = (process.env.TEST_POSTGRES_OWNER ?? '').split(':').map(Number);
  const owner = uid ? { uid, gid: gid! } : undefined;
  const folder = await mkdtemp(join(tmpdir(), 'gezi-standby-'));
  if (owner) await chown(folder, owner.uid, owner.gid);
  const data = join(folder, 'data');
  const copied = spawnSync(
    join(bin, 'pg_basebackup'),
    ['-D', data, '-d', primary, '-R', '-X', 'stream', '-c', 'fast', '--no-sync', '--no-manifest'],
    { ...owner, encoding: 'utf8' },
  );
  if (copied.status !== 0) throw new Error(`pg_basebackup failed: ${copied.stderr ?? copied.error}`);
  const port = await freePort();
  const url = (database: string) => `postgres://gezi@127.0.0.1:${port}/${database}`;
  let running: ChildProcess | undefined;

  const standby: Standby = {
    url,
    async pause() {
      await run('select pg_wal_replay_pause()');
      // It may finish a change first.
      while (!(await holds(`select pg_get_wal_replay_pause_state() = 'paused' as holds`))) continue;
    },
    resume: async () => void (await run('select pg_wal_replay_resume()')),
    async catchUp() {
      const [{ lsn }] = (await run('select pg_current_wal_lsn() as lsn', primary)) as [{ lsn: string }];
      while (!(await holds(`select pg_last_wal_replay_lsn() >= '${lsn}' as holds`))) continue;
    },
    promote: async () => void (await run('select pg_promote()')),
    async stop() {
      const stopped = running;
      running = undefined;
      if (!stopped) return;
      const ended = once(stopped, 'exit');
      stopped.kill('SIGQUIT');
      await ended;
    },
    async start() {
      const settings = ['-c', 'max_connections=300', '-c', 'log_min_messages=fatal'];
      running = spawn(
        join(bin, 'postgres'),
        ['-D', data, '-F', '-p', String(port), '-h', '127.0.0.1', '-k', folder, ...settings],
        { ...owner, stdio: 'ignore' },
      );
      const until = Date.now() + 20_000;
      while (
        !(await run('select 1').then(
          () => true,
          () => false,
        ))
      ) {
        if (Date.now() > until) throw new Error('the standby did not start');
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    },
    async close() {
      await standby.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
  await standby.start();
  return standby;

  async function holds(statement: string): Promise<boolean> {
    return (await run(statement))[0]!.holds as boolean;
  }

  async function run(statement: string, connectionString = url('postgres')): Promise<Record<string, unknown>[]> {
    const client = new pg.Client({ connectionString });
    // It may be stopped meanwhile.
    client.on('error', () => undefined);
    await client.connect();
    return (await client.query<Record<string, unknown>>(statement).finally(() => client.end())).rows;
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
