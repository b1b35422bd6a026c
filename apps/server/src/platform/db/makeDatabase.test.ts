import { callbackify } from 'node:util';
import type pg from 'pg';
import { afterEach, expect, test, vi } from 'vitest';
import type { CombinedStatement } from './CombinedStatement';
import { defaultTimeLimits } from './Database';
import { isDatabaseUnavailable } from './DatabaseUnavailableError';
import { makeDatabase } from './makeDatabase';

/** A database with one connection. @param answer of PostgreSQL to the text of a statement */
function databaseAnswering(answer: (text: string) => Promise<unknown>) {
  const client = {
    on: () => undefined,
    off: () => undefined,
    release: () => undefined,
    query(
      statement: string | { text: string },
      _values?: unknown,
      callback?: (error: unknown, result?: unknown) => void,
    ) {
      const text = typeof statement === 'string' ? statement : statement.text;
      return callback ? callbackify(answer)(text, callback) : answer(text);
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

/** A database whose connection is lost at the first statement that starts with a text. */
function databaseLosing(text: string) {
  let isLost = false;
  return databaseAnswering((sent) => {
    isLost ||= sent.startsWith(text);
    // The driver's error has no code.
    if (isLost) return Promise.reject(new Error('Client has encountered a connection error and is not queryable'));
    return Promise.resolve({ rows: [], command: sent.toUpperCase() });
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

afterEach(() => vi.useRealTimers());

test('a shared transaction begins while the one before commits', async () => {
  // Slow transactions let others begin, too.
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const sent: string[] = [];
  const commits: ((result: unknown) => void)[] = [];
  const db = databaseAnswering((text) => {
    sent.push(text);
    if (text === 'commit') return new Promise((resolve) => commits.push(resolve));
    return Promise.resolve({ rows: [], command: 'BEGIN' });
  });
  const first = db.transaction(() => Promise.resolve(1), { shares: 'a' });
  await expect.poll(() => sent).toEqual(['begin', 'commit']);
  const second = db.transaction(() => Promise.resolve(2), { shares: 'b' });
  await expect.poll(() => sent).toEqual(['begin', 'commit', 'begin', 'commit']);
  for (const answer of commits) answer({ rows: [], command: 'COMMIT' });
  expect(await Promise.all([first, second])).toEqual([1, 2]);
});

test('a shared transaction begins while the one before writes', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const write: CombinedStatement<string, void> = {
    kind: 'write',
    keyOf: () => '',
    build: (inputs) => ({ sql: `update ${inputs.join()}`, params: [] }),
    resultsOf: (_rows, inputs) => inputs.map(() => undefined),
  };
  const sent: string[] = [];
  const updates: ((result: unknown) => void)[] = [];
  const db = databaseAnswering((text) => {
    sent.push(text);
    if (text.startsWith('update')) return new Promise((resolve) => updates.push(resolve));
    return Promise.resolve({ rows: [], command: text.toUpperCase() });
  });
  const edit = (name: string) => db.transaction(() => db.combine(write, name), { shares: name });
  const edits = ['a', 'b'].map(edit);
  await expect.poll(() => sent).toEqual(['begin', 'update a,b']);
  edits.push(...['c', 'd'].map(edit));
  await expect.poll(() => sent).toEqual(['begin', 'update a,b', 'begin', 'update c,d']);
  for (const answer of updates) answer({ rows: [], command: 'UPDATE' });
  await Promise.all(edits);
  expect(sent.slice(4)).toEqual(['commit', 'commit']);
});

test('without an answer to «begin» nothing is written', async () => {
  const sent: string[] = [];
  let refuseBegin!: (reason: Error) => void;
  const db = databaseAnswering((text) => {
    sent.push(text);
    if (text === 'begin') return new Promise((_resolve, reject) => (refuseBegin = reject));
    return Promise.resolve({ rows: [], command: text.split(' ')[0]!.toUpperCase() });
  });
  const outcome = db.transaction(() => Promise.all([db.pool.query('select 1'), db.pool.query('delete from t')]));
  await expect.poll(() => sent).toEqual(['begin', 'select 1']);
  refuseBegin(Object.assign(new Error('no begin'), { code: '57014', severity: 'ERROR' }));
  await expect(outcome).rejects.toThrow('no begin');
  expect(sent).toEqual(['begin', 'select 1']);
});
