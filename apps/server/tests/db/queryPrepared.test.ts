import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Database } from '../../src/platform/db/Database';
import { createTestDatabase } from '../testDatabase';

let database: Database;
const describe = vi.spyOn(
  (pg as unknown as { Connection: { prototype: { describe(): void } } }).Connection.prototype,
  'describe',
);

beforeAll(async () => {
  database = await createTestDatabase({ content: 'empty' });
  await database.pool.query('create table item (id int primary key, name text)');
});
afterAll(() => database.close());
beforeEach(async () => {
  // Describes the `begin` of transactions.
  await runEach({ name: 'one', text: 'select 1' }, []);
  describe.mockClear();
});

/** Runs a named statement for each list of values on one connection. */
const runEach = (statement: { name: string; text: string; rowMode?: string }, ...inputs: unknown[][]) =>
  database.transaction(async () => {
    const results = [];
    for (const values of inputs) results.push(await database.pool.query(statement, values));
    return results;
  });

const NUMBERS =
  'select n, $2::text as word, null::date as day, array[1.5] as list from generate_series(1, $1::int) as n';
const row = (n: number, word: string) => ({ n, word, day: null, list: [1.5] });

test('a statement is described once, and has the same rows and columns later', async () => {
  const [first, second, none] = await runEach({ name: 'numbers', text: NUMBERS }, [2, 'a'], [1, 'b'], [0, 'c']);
  expect(describe).toHaveBeenCalledTimes(1);
  expect(first!.rows).toEqual([row(1, 'a'), row(2, 'a')]);
  expect(second!.rows).toEqual([row(1, 'b')]);
  expect(none!.rows).toEqual([]);
  expect(second!.fields).toEqual(first!.fields);
  expect([first, second, none].map((result) => [result!.command, result!.rowCount])).toEqual([
    ['SELECT', 2],
    ['SELECT', 1],
    ['SELECT', 0],
  ]);
});

test('rows are arrays for one caller and objects for another', async () => {
  const statement = { name: 'words', text: 'select $1::text as one, $2::int as two' };
  const [object] = await runEach(statement, ['a', 1]);
  const [array, again] = await runEach({ ...statement, rowMode: 'array' }, ['b', 2], ['c', null]);
  const [objectAgain] = await runEach(statement, ['d', 4]);
  expect(object!.rows).toEqual([{ one: 'a', two: 1 }]);
  expect([array!.rows, again!.rows]).toEqual([[['b', 2]], [['c', null]]]);
  expect(objectAgain!.rows).toEqual([{ one: 'd', two: 4 }]);
});

test('types of a caller are not those of others', async () => {
  const statement = { name: 'amount', text: 'select $1::int as amount' };
  const types = { getTypeParser: () => (text: string) => `<${text}>` } as unknown as pg.CustomTypesConfig;
  const rows = await database.transaction(async () => {
    const run = async (own: object) => (await database.pool.query({ ...statement, ...own }, [7])).rows[0] as unknown;
    return [await run({}), await run({ types }), await run({}), await run({ types })];
  });
  expect(rows).toEqual([{ amount: 7 }, { amount: '<7>' }, { amount: 7 }, { amount: '<7>' }]);
});

test('a statement without columns is described once too', async () => {
  const results = await runEach(
    { name: 'add', text: 'insert into item values ($1, $2)' },
    [1, 'a'],
    [2, 'b'],
    [3, 'c'],
  );
  expect(describe).toHaveBeenCalledTimes(1);
  expect(results.map(({ rows, rowCount }) => [rows, rowCount])).toEqual([
    [[], 1],
    [[], 1],
    [[], 1],
  ]);
});

test('a failure leads to the code that ran the statement, and the statement can run again', async () => {
  const statement = { name: 'quotient', text: 'select 6 / $1::int as quotient' };
  const run = (divisor: number) => database.pool.query(statement, [divisor]);
  const failureOf = () => run(0).catch((error: Error) => error);
  const [first, two, second, three] = [await failureOf(), await run(2), await failureOf(), await run(3)];
  expect([two.rows, three.rows]).toEqual([[{ quotient: 3 }], [{ quotient: 2 }]]);
  for (const failure of [first, second]) {
    expect(failure).toMatchObject({ code: '22012', message: 'division by zero' });
    expect((failure as Error).stack).toContain('queryPrepared.test');
  }
});

test('a statement whose columns have changed is refused', async () => {
  const statement = { name: 'all', text: 'select * from item where id > $1' };
  await runEach(statement, [0], [0]);
  const changed = database.transaction(async () => {
    await database.pool.query(statement, [0]);
    await database.pool.query('alter table item add column note text');
    await database.pool.query(statement, [0]);
  });
  await expect(changed).rejects.toThrow('cached plan must not change result type');
});
