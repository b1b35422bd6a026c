import { isIP, Socket } from 'node:net';
import type { ConnectionOptions } from 'node:tls';
import type { DatabaseTarget } from '@gezi/domain';
import pg from 'pg';
import { sqlError } from '../../../platform/db';

/** Generic result; messages of the remote server are not exposed. */
export type TryResult = 'ok' | 'unreachable' | 'wrong-credentials' | 'missing';

interface Login {
  user: string;
  /** Empty = no password. */
  password: string;
}

/** Results by SQLSTATE. */
const RESULTS: Readonly<Record<string, TryResult>> = {
  '28000': 'wrong-credentials',
  '28P01': 'wrong-credentials',
  '3D000': 'missing',
};

/**
 * Connects to a PostgreSQL server and disconnects without sending a query.
 *
 * @param address resolved and checked address of the host
 * @param limit timeout in milliseconds
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
    // For an empty string, `pg` would use the password of the server's environment.
    password: () => password,
    ssl: tlsOf(target),
    application_name: 'gezi',
    connectionTimeoutMillis: limit,
    stream: () => socket,
  });
  // Ignore errors after the connection ended.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return 'ok';
  } catch (error) {
    return RESULTS[sqlError(error)?.code ?? ''] ?? 'unreachable';
  } finally {
    // Do not wait for the remote side to close.
    socket.destroy();
  }
}

function tlsOf({ tls, host }: DatabaseTarget): ConnectionOptions | false {
  if (tls === 'disable') return false;
  return { host, ...(isIP(host) === 0 && { servername: host }), rejectUnauthorized: tls === 'verify-full' };
}
