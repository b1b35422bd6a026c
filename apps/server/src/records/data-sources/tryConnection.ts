import type { DatabaseTarget } from '@gezi/domain';
import { sqlError } from '../../platform/db';
import { databaseClient, type DatabaseLogin } from './databaseClient';

/** Generic result; messages of the remote server are not exposed. */
export type TryResult = 'ok' | 'unreachable' | 'wrong-credentials' | 'missing';

/** Results by SQLSTATE. */
const RESULTS: Readonly<Record<string, Exclude<TryResult, 'ok'>>> = {
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
  login: DatabaseLogin,
  limit: number,
): Promise<TryResult> {
  const { client, destroy } = databaseClient(target, address, login, limit);
  try {
    await client.connect();
    return 'ok';
  } catch (error) {
    return connectionFault(error);
  } finally {
    destroy();
  }
}

/** Why a connection failed. */
export const connectionFault = (error: unknown): Exclude<TryResult, 'ok'> =>
  RESULTS[sqlError(error)?.code ?? ''] ?? 'unreachable';
