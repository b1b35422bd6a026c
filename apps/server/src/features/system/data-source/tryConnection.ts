import { isIP, Socket } from 'node:net';
import type { ConnectionOptions } from 'node:tls';
import type { DatabaseTarget } from '@gezi/domain';
import pg from 'pg';
import { sqlError } from '../../../platform/db';

/** All that is told of a try; what the other server says itself stays here. */
export type TryResult = 'ok' | 'unreachable' | 'wrong-credentials' | 'missing';

interface Login {
  user: string;
  /** Empty: none. */
  password: string;
}

/** SQLSTATE of a refused sign-in, and of a database that is not there. */
const RESULTS: Readonly<Record<string, TryResult>> = {
  '28000': 'wrong-credentials',
  '28P01': 'wrong-credentials',
  '3D000': 'missing',
};

/**
 * Signs in to a PostgreSQL server and leaves again; nothing is asked of it.
 *
 * @param address the one that was found for the host, and looked at
 * @param limit milliseconds for all of it
 */
export async function tryConnection(
  target: DatabaseTarget,
  address: string,
  { user, password }: Login,
  limit: number,
): Promise<TryResult> {
  const socket = new Socket();
  const client = new pg.Client({
    host: address,
    port: target.port,
    database: target.database,
    user,
    // A text that is empty would be replaced by the password of our own environment.
    password: () => password,
    ssl: tlsOf(target),
    application_name: 'gezi',
    connectionTimeoutMillis: limit,
    stream: () => socket,
  });
  // What comes after the end has nobody who waits for it.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return 'ok';
  } catch (error) {
    return RESULTS[sqlError(error)?.code ?? ''] ?? 'unreachable';
  } finally {
    // The other side is not waited for.
    socket.destroy();
  }
}

function tlsOf({ tls, host }: DatabaseTarget): ConnectionOptions | false {
  if (tls === 'disable') return false;
  return { host, ...(isIP(host) === 0 && { servername: host }), rejectUnauthorized: tls === 'verify-full' };
}
