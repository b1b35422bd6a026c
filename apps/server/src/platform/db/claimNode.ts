import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Database } from './Database';
import { NODE_COUNT, setIdNode } from './newId';

/** A process that has not renewed its lease for so long counts as dead. */
const LEASE_SECONDS = 300;
const RENEW_INTERVAL = 60_000;

const leases = new WeakMap<Database, { owner: string; timer: NodeJS.Timeout; node: number }>();

/**
 * Leases a node number for the ids of this process, unique among the servers of the database, and renews the lease. The
 * process of an embedded database is node 0. Times come from the database, so the servers' clocks may differ.
 */
export async function claimNode(db: Database): Promise<void> {
  if (db.kind === 'embedded') return setIdNode(0);
  if (leases.has(db)) return;
  const owner = randomUUID();
  const node = await leaseNode(db, owner);
  setIdNode(node);
  const timer = setInterval(() => void renew(db), RENEW_INTERVAL);
  timer.unref();
  leases.set(db, { owner, timer, node });
}

/**
 * Stores a beat in the row of this process, which replicas receive after every change that was committed before.
 *
 * @returns the row; undefined while this process has none
 */
export async function storeBeat(db: Database, beat: number): Promise<{ node: number; owner: string } | undefined> {
  const lease = leases.get(db);
  if (!lease) return undefined;
  const { node, owner } = lease;
  const stored = await db.pool.query('update sys_node set beat = $1 where id = $2 and owner = $3', [beat, node, owner]);
  return stored.rowCount ? { node, owner } : undefined;
}

/** Releases the number for other servers. */
export async function releaseNode(db: Database): Promise<void> {
  const lease = leases.get(db);
  if (!lease) return;
  leases.delete(db);
  clearInterval(lease.timer);
  await db.pool.query('delete from sys_node where id = $1 and owner = $2', [lease.node, lease.owner]);
}

async function leaseNode(db: Database, owner: string): Promise<number> {
  // Two servers may try the same number: `on conflict` returns no row to one of them, which tries again.
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const { rows } = await db.orm.execute<{ id: number }>(sql`
      insert into sys_node (id, owner, leased_until)
      select number, ${owner}, localtimestamp + make_interval(secs => ${LEASE_SECONDS})
      from generate_series(0, ${NODE_COUNT - 1}) as number
      where not exists (select 1 from sys_node where id = number and leased_until > localtimestamp)
      order by number
      limit 1
      on conflict (id) do update set owner = excluded.owner, leased_until = excluded.leased_until
      where sys_node.leased_until <= localtimestamp
      returning id`);
    if (rows[0]) return rows[0].id;
  }
  throw new Error(`no node number is free: ${NODE_COUNT} servers use this database`);
}

async function renew(db: Database): Promise<void> {
  const lease = leases.get(db);
  if (!lease) return;
  try {
    const { rowCount } = await db.pool.query(
      'update sys_node set leased_until = localtimestamp + make_interval(secs => $3) where id = $1 and owner = $2',
      [lease.node, lease.owner, LEASE_SECONDS],
    );
    if (rowCount) return;
    // The process slept longer than its lease, and another one has taken the number.
    lease.node = await leaseNode(db, lease.owner);
    setIdNode(lease.node);
  } catch {
    // The database is unreachable; the next renewal tries again.
  }
}
