import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { statementNames } from '../../src/platform/db/statementNames';
import { createTestDatabase } from '../testDatabase';

const db = await createTestDatabase({ content: 'empty' });
afterAll(() => db.close());

test('names a statement with parameters at its second use', () => {
  const nameOf = statementNames();
  expect(nameOf('select $1', [1])).toBeUndefined();
  const name = nameOf('select $1', [2]);
  expect(name).toBe('gezi_1');
  expect(nameOf('select $1', [3])).toBe(name);
  expect(nameOf('checkpoint', undefined)).toBeUndefined();
  expect(nameOf('checkpoint', undefined)).toBeUndefined();
});

test('limits names to repeated statements', () => {
  const nameOf = statementNames();
  const twice = (text: string) => [nameOf(text, [1]), nameOf(text, [1])][1];
  for (let at = 0; at < 5_000; at += 1) nameOf(`once ${at}`, [1]);
  const named = Array.from({ length: 500 }, (_, at) => twice(`often ${at}`));
  expect(named.filter(Boolean)).toHaveLength(200);
  expect(new Set(named.filter(Boolean)).size).toBe(200);
});

test('named statements return each caller’s own result, in and outside of transactions', async () => {
  const add = (one: number, other: number) =>
    db.orm.execute<{ sum: number }>(sql`select ${one}::int + ${other}::int as sum`).then(({ rows }) => rows[0]!.sum);
  for (let round = 0; round < 5; round += 1) expect(await add(round, 1)).toBe(round + 1);
  expect(await db.transaction(() => Promise.all([add(1, 1), add(2, 2), add(3, 3)]))).toEqual([2, 4, 6]);
  const { rows } = await db.transaction(async () => {
    await add(5, 5);
    return db.pool.query(
      `select count(*)::int as n from pg_prepared_statements where statement like 'select $1::int +%'`,
    );
  });
  expect(rows).toEqual([{ n: 1 }]);
});
