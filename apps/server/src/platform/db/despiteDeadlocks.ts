import { sqlError, sqlState } from './sqlError';

const MAX_TRIES = 20;

/**
 * Repeats work that the database ends because it waits for other work that waits for it. The database has undone it.
 *
 * @param work begins a transaction of its own
 */
export async function despiteDeadlocks<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (tries === MAX_TRIES || sqlError(error)?.code !== sqlState.deadlock) throw error;
    }
  }
}
