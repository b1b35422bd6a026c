import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import {
  combinedInsert,
  migrate,
  sqlError,
  sqlState,
  sysDict,
  type CombinedStatement,
  type Database,
} from '../../src/platform/db';
import { inRequestContext } from '../../src/platform/kit/requestContext';
import { createTestDatabase } from '../testDatabase';

const statements: string[] = [];
const db: Database = await createTestDatabase({
  content: 'empty',
  observe(text, run) {
    statements.push(text);
    return run();
  },
});
await migrate(db);
afterAll(() => db.close());
beforeEach(async () => {
  await db.orm.delete(sysDict);
  statements.length = 0;
});

const dict = (code: string) => ({ id: code, dictCode: code, dictName: code });
const codes = async () =>
  (await db.orm.select().from(sysDict).orderBy(sysDict.dictCode)).map(({ dictCode }) => dictCode);
const insertPlainly = (code: string) => db.orm.insert(sysDict).values(dict(code));
const insertDicts = combinedInsert(sysDict, ['id', 'dictCode', 'dictName']);
const insert = (code: string) => db.combine(insertDicts, dict(code));

const lockDicts: CombinedStatement<string, string | undefined> = {
  kind: 'lock',
  keyOf: () => '',
  build: (ids, isShared) =>
    sql`select id from sys_dict where id = any(${sql.param(ids)}) for update ${sql.raw(isShared ? 'skip locked' : '')}`,
  resultsOf: (rows, ids) => ids.map((id) => rows.find((row) => row.id === id)?.id as string | undefined),
};

const transactionId = async () =>
  (await db.pool.query<{ id: string }>(`select pg_current_xact_id()::text as id`)).rows[0]!.id;
/** Runs works on different records at once. */
const together = <T>(...works: (() => Promise<T>)[]) =>
  Promise.allSettled(works.map((work, index) => db.transaction(work, { shares: String(index) })));
const valuesOf = <T>(outcomes: PromiseSettledResult<T>[]) =>
  outcomes.map((outcome) => (outcome.status === 'fulfilled' ? outcome.value : String(outcome.reason)));
/** A work that inserts a row. @returns id of its transaction */
const inserting = (code: string) => async () => {
  await insert(code);
  return transactionId();
};
const setOf = <T>(values: readonly T[]) => new Set(values).size;

test('works that begin together share a transaction and its statements', async () => {
  const ids = valuesOf(await together(inserting('a'), inserting('b'), inserting('c')));
  expect(setOf(ids)).toBe(1);
  expect(statements.filter((text) => text.startsWith('insert'))).toHaveLength(1);
  expect(await codes()).toEqual(['a', 'b', 'c']);
});

test('more works than a transaction takes have several', async () => {
  const names = Array.from({ length: 70 }, (_, index) => `code${String(index).padStart(2, '0')}`);
  const ids = valuesOf(await together(...names.map(inserting)));
  expect(setOf(ids)).toBe(5);
  expect(await codes()).toEqual(names);
});

test('works on one record have transactions of their own', async () => {
  const [one, other] = await Promise.all(
    ['a', 'b'].map((code) => db.transaction(inserting(code), { shares: 'one record' })),
  );
  expect(one).not.toBe(other);
});

test('within another transaction a work is a part of that', async () => {
  await db.transaction(async () => {
    const outer = await transactionId();
    expect(await db.transaction(transactionId, { shares: 'a', joins: true })).toBe(outer);
  });
});

test('the calls of a part keep their order', async () => {
  const last = combinedInsert(sysDict, ['id', 'dictCode', 'dictName', 'description']);
  const works = ['a', 'b'].map((code) => async () => {
    // The second work calls them the other way round.
    const calls = [() => insert(code), () => db.combine(last, { ...dict(`${code}2`), description: code })];
    for (const call of code === 'a' ? calls : calls.toReversed()) await db.write(call());
    const { rows } = await db.pool.query(`select id from sys_dict where id like '${code}%'`);
    return rows.length;
  });
  expect(valuesOf(await together(...works))).toEqual([2, 2]);
});

test('a refusal before the first write concerns its part only', async () => {
  let tries = 0;
  const refusing = async () => {
    tries += 1;
    await transactionId();
    throw new Error('refused');
  };
  const [a, refused, b] = valuesOf(await together(inserting('a'), refusing, inserting('b')));
  expect([refused, tries]).toEqual(['Error: refused', 1]);
  expect(a).toBe(b);
  expect(await codes()).toEqual(['a', 'b']);
});

test.each([
  ['an error', () => Promise.reject(new Error('failed'))],
  ['a failed statement', () => insertPlainly('failing')],
  ['a write that nobody waits for', () => db.write(insert('failing'))],
])('after a write, %s repeats each part on its own', async (_what, fail) => {
  let tries = 0;
  const failing = async () => {
    tries += 1;
    await insert('failing');
    await fail();
    return '';
  };
  const [a, failed, b] = await together(inserting('a'), failing, inserting('b'));
  expect([failed!.status, tries]).toEqual(['rejected', 2]);
  expect(setOf(valuesOf([a!, b!]))).toBe(2);
  expect(await codes()).toEqual(['a', 'b']);
});

test('two parts that insert one key: one of them fails with the error of its own', async () => {
  const outcomes = await together(inserting('a'), inserting('a'), inserting('b'));
  const failures = outcomes.filter((outcome) => outcome.status === 'rejected');
  expect(failures.map(({ reason }) => sqlError(reason)?.code)).toEqual([sqlState.uniqueViolation]);
  expect(await codes()).toEqual(['a', 'b']);
});

test.each<[string, () => PromiseLike<unknown>]>([
  ['an update', () => db.orm.update(sysDict).set({ dictName: 'new' })],
  ['an update that nobody waits for', () => db.write(db.orm.update(sysDict).set({ dictName: 'new' }))],
  ['a removal', () => db.orm.delete(sysDict)],
  ['an insert that may update', () => insertPlainly('x').onConflictDoNothing()],
  ['a lock', () => db.orm.select().from(sysDict).for('update')],
  ['an advisory lock', () => db.pool.query('select pg_advisory_xact_lock(1)')],
  ['a savepoint', () => db.transaction(() => insertPlainly('x'))],
])('a part leaves for %s', async (_what, statement) => {
  const leaving = async () => {
    await statement();
    return transactionId();
  };
  const [a, left, b] = valuesOf(await together(inserting('a'), leaving, inserting('b')));
  expect(a).toBe(b);
  expect(Number(left)).toBeGreaterThan(0);
  expect(left).not.toBe(a);
});

test('a part that cannot lock its row leaves', async () => {
  await insertPlainly('here');
  const locking = (id: string) => async () => `${await db.combine(lockDicts, id)} ${await transactionId()}`;
  const [here, missing, a] = valuesOf(await together(locking('here'), locking('missing'), inserting('a')));
  expect(here).toBe(`here ${a}`);
  expect(missing).toMatch(/^undefined \d+$/);
  expect(missing).not.toContain(a!);
});

test('a part whose request was answered with a timeout is rolled back, the others stay', async () => {
  let isLate = false;
  const late = () =>
    inRequestContext(
      {
        language: 'zh-CN',
        expectInTime() {
          if (isLate) throw new Error('late');
        },
      },
      () =>
        db.transaction(
          async () => {
            await insert('late');
            isLate = true;
          },
          { shares: 'late' },
        ),
    );
  const [one, other] = await Promise.allSettled([late(), db.transaction(inserting('a'), { shares: 'a' })]);
  expect([one.status, other.status]).toEqual(['rejected', 'fulfilled']);
  expect(await codes()).toEqual(['a']);
});

describe.skipIf(!process.env.TEST_DATABASE_URL)('with several connections', () => {
  test('nobody waits for a row that somebody else has locked, except for who needs it', async () => {
    await insertPlainly('locked');
    let unlock!: () => void;
    let holder!: Promise<void>;
    await new Promise<void>((locked) => {
      holder = db.transaction(async () => {
        await db.orm.select().from(sysDict).where(eq(sysDict.id, 'locked')).for('update');
        locked();
        await new Promise<void>((resolve) => (unlock = resolve));
      });
    });
    const waiting = db.transaction(() => db.combine(lockDicts, 'locked'), { shares: 'locked' });
    await db.transaction(inserting('a'), { shares: 'a' });
    expect(await codes()).toEqual(['a', 'locked']);
    unlock();
    await holder;
    expect(await waiting).toBe('locked');
  });
});
