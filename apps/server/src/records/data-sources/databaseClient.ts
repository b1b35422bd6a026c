import { isIP, Socket } from 'node:net';
import type { ConnectionOptions } from 'node:tls';
import type { DatabaseTarget } from '@gezi/domain';
import pg from 'pg';
import { plainTypes } from '../../platform/db/plainTypes';

export interface DatabaseLogin {
  user: string;
  /** Empty = no password. */
  password: string;
}

/**
 * A client for a database of another server; not connected.
 *
 * @param address resolved and checked address of the host
 * @param limit timeout of the connection in milliseconds
 */
export function databaseClient(
  target: DatabaseTarget,
  address: string,
  { user, password }: DatabaseLogin,
  limit: number,
): { client: pg.Client; destroy: () => void } {
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
    types: plainTypes,
    stream: () => socket,
  });
  // Ignore errors after the connection ended.
  client.on('error', () => undefined);
  // Do not wait for the remote side to close.
  return { client, destroy: () => socket.destroy() };
}

function tlsOf({ tls, host }: DatabaseTarget): ConnectionOptions | false {
  if (tls === 'disable') return false;
  return { host, ...(isIP(host) === 0 && { servername: host }), rejectUnauthorized: tls === 'verify-full' };
}
