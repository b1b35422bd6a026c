import type pg from 'pg';
import { expect, test } from 'vitest';
import { defaultTimeLimits } from './Database';
import { isDatabaseUnavailable } from './DatabaseUnavailableError';
import { makeDatabase } from './makeDatabase';

/** A database whose connection is lost at the first statement that starts with a text. */
function databaseLosing(text: string) {
  let isLost = false;
  const client = {
    on: () => undefined,
    off: () => undefined,
    release: () => undefined,
    query(statement: string) {
      isLost ||= statement.startsWith(text);
      // The driver's error has no code.
      if (isLost) return Promise.reject(new Error('Client has encountered a connection error and is not queryable'));
      return Promise.resolve({ rows: [], command: statement.toUpperCase() });
    },
  };
  return makeDatabase({
    kind: 'server',
    pool: { connect: () => Promise.resolve(client) } as unknown as pg.Pool,
    limits: defaultTimeLimits,
    raiseTimeLimits: () => client.query('set local') as Promise<never>,
    restoreTimeLimits: () => undefined,
    maintain: () => Promise.resolve(),
    close: () => Promise.resolve(),
  });
}

test.each(['begin', 'set local', 'savepoint', 'release', 'rollback to', 'commit'])(
  'a connection that is lost at «%s» is a database that is unavailable',
  async (text) => {
    const db = databaseLosing(text);
    const inner = () =>
      db.transaction(() => (text === 'rollback to' ? Promise.reject(new Error('no')) : Promise.resolve()));
    const outcome = await db.transaction(inner, { patient: true }).catch((error: unknown) => error);
    expect(isDatabaseUnavailable(outcome)).toBe(true);
  },
);
