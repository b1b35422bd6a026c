import { sqlError } from './sqlError';

/** The database cannot be reached, or ended the connection. */
export class DatabaseUnavailableError extends Error {
  constructor(cause: unknown) {
    super(`the database is unavailable: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
}

/** True for the error, and for one of drizzle with it as `cause`. */
export const isDatabaseUnavailable = (error: unknown): boolean =>
  [error, (error as { cause?: unknown } | null)?.cause].some((one) => one instanceof DatabaseUnavailableError);

/** SQLSTATEs of a server that is down, starting, stopping or out of connections. */
const AWAY = /^(?:08|57P0|53300)/;

/** True if an error is one of the connection and not of a statement. */
export function isOfConnection(error: unknown): boolean {
  const state = sqlError(error)?.code;
  return state === undefined || AWAY.test(state);
}

/**
 * Runs a statement or opens a connection.
 *
 * @throws {DatabaseUnavailableError} when the connection fails; errors of the statement stay as they are
 */
export async function expectDatabase<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof TypeError) throw error;
    throw isOfConnection(error) ? new DatabaseUnavailableError(error) : error;
  }
}
