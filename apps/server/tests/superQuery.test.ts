import { matchesRow, planQuery, type QuerySchema } from '@gezi/advanced-query/core';
import { and, eq, sql, type SQL } from 'drizzle-orm';
import {
  boolean,
  date,
  doublePrecision,
  integer,
  numeric,
  pgTable,
  QueryBuilder,
  timestamp,
  varchar,
} from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SuperQuery } from '../src/platform/query/Columns';
import { listQuery } from '../src/platform/query/listQuery';
import { superQuerySql } from '../src/platform/query/superQuery';
import type { Database } from '../src/platform/db';
import { Refusal } from '../src/platform/http/refusal';
import { randomData } from './support/randomQueries';
import { createTestDatabase } from './testDatabase';

const things = pgTable('random_thing', {
  id: varchar('id').primaryKey(),
  name: varchar('name', { length: 50 }),
  size: integer('size'),
  price: numeric('price', { precision: 20, scale: 8 }),
  weight: doublePrecision('weight'),
  made: timestamp('made', { mode: 'string', precision: 0 }),
  due: date('due', { mode: 'string' }),
  done: boolean('done'),
});
const parts = pgTable('random_part', {
  thingId: varchar('thing_id').notNull(),
  label: varchar('label', { length: 50 }),
  count: integer('count'),
});

const definition: SuperQuery = {
  columns: {
    id: things.id,
    name: things.name,
    size: things.size,
    price: things.price,
    weight: things.weight,
    made: things.made,
    due: things.due,
    done: things.done,
  },
  details: {
    parts: { from: parts, on: eq(parts.thingId, things.id), columns: { label: parts.label, count: parts.count } },
  },
};
const schema: QuerySchema = {
  columns: {
    id: 'text',
    name: 'text',
    size: 'integer',
    price: 'amount',
    weight: 'amount',
    made: 'datetime',
    due: 'date',
    done: 'boolean',
  },
  details: { parts: { label: 'text', count: 'integer' } },
};

const QUERIES = 10_000;
const ROWS = 60;
const { row, query } = randomData(20_261_121);
const rows = Array.from({ length: ROWS }, (_none, index) => row(index));

let db: Database;
beforeAll(async () => {
  db = await createTestDatabase();
  await db.orm.execute(sql`create table random_thing (id varchar primary key, name varchar(50), size integer,
    price numeric(20, 8), weight double precision, made timestamp(0), due date, done boolean)`);
  await db.orm.execute(sql`create table random_part (thing_id varchar not null, label varchar(50), count integer)`);
  for (const { parts: inner, ...thing } of rows) {
    await db.orm.insert(things).values(thing);
    if (inner.length > 0) await db.orm.insert(parts).values(inner.map((part) => ({ thingId: thing.id, ...part })));
  }
});
afterAll(() => db.close());

const found = async (where: SQL | undefined) =>
  (await db.orm.select({ id: things.id }).from(things).where(where)).map(({ id }) => id).sort();

function refuses(params: string, matchType: string): boolean {
  try {
    superQuerySql(definition, params, matchType);
    return false;
  } catch (error) {
    return error instanceof Refusal;
  }
}

test(`${QUERIES} random queries: the database and the page find the same rows`, { timeout: 300_000 }, async () => {
  let asked = 0;
  let refused = 0;
  const differing: object[] = [];
  for (let at = 0; at < QUERIES; at += 1) {
    const { items, matchType } = query();
    const params = encodeURI(JSON.stringify(items));
    const plan = planQuery(schema, items, matchType);
    if (!plan.ok) {
      refused += 1;
      if (!refuses(params, matchType)) differing.push({ items, matchType, refusal: plan.reason });
      continue;
    }
    const predicate = plan.value;
    const expected = rows
      .filter((one) => !predicate || matchesRow(predicate, one))
      .map(({ id }) => id)
      .sort();
    const answer = await found(superQuerySql(definition, params, matchType));
    if (answer.join() !== expected.join()) differing.push({ items, matchType, answer, expected });
    if (answer.length > 0 && answer.length < ROWS) asked += 1;
  }
  expect(differing).toEqual([]);
  // Most queries must select some rows only, or the comparison is meaningless.
  expect(asked).toBeGreaterThan(QUERIES / 2);
  expect(refused).toBeGreaterThan(QUERIES / 100);
});

const INJECTIONS = [
  "' or '1'='1",
  "'; drop table random_thing; --",
  '1) or (1=1',
  'name" or "1"="1',
  'id; select pg_sleep(5)',
  '$1',
  '%',
  '\\',
  '/* */',
  'constructor',
  '__proto__',
  "１' OR １=１",
];

const shape = (items: object[], matchType = 'and') => {
  const scope = eq(things.id, '1');
  const where = and(scope, superQuerySql(definition, JSON.stringify(items), matchType));
  return new QueryBuilder().select({ id: things.id }).from(things).where(where).toSQL();
};

test.each(['{', 'x', '[{"field":"name"', '"x"', '1'])('refuses %j as no query', (params) => {
  expect(() => superQuerySql(definition, params)).toThrow('高级查询条件格式不正确');
});

describe('injection', () => {
  test.each(INJECTIONS)('binds %j as a value', async (text) => {
    for (const rule of ['eq', 'ne', 'like', 'left_like', 'right_like', 'gt', 'in']) {
      // Only texts with letters are compared without their case.
      const harmless = shape([{ field: 'name', rule, val: /[a-z]/i.test(text) ? 'x' : '泵' }]);
      const attacked = shape([{ field: 'name', rule, val: text }]);
      expect(attacked.sql).toBe(harmless.sql);
      await found(superQuerySql(definition, JSON.stringify([{ field: 'name', rule, val: text }])));
    }
    for (const field of ['size', 'price', 'made', 'due', 'done']) {
      expect(() => shape([{ field, rule: 'eq', val: text }])).toThrow(/值格式不正确/);
    }
  });

  /** The statement, or the message of its refusal. */
  function outcome(work: () => string): string {
    try {
      return work();
    } catch (error) {
      return error instanceof Refusal ? error.message : 'fault';
    }
  }

  // Unknown names are ignored, invalid ones are refused.
  test.each(INJECTIONS)('refuses or ignores %j as a field, rule or match type', (text) => {
    const plain = shape([]).sql;
    const shortened = text.slice(0, 60);
    const isWord = /^\w+$/.test(text);
    const resultOf = (item: object) => outcome(() => shape([item]).sql);
    expect(resultOf({ field: text, rule: 'eq', val: 'x' })).toBe(isWord ? plain : `高级查询字段不正确：${shortened}`);
    expect(resultOf({ field: `parts,${text}`, rule: 'eq', val: 'x' })).toBe(
      isWord ? plain : `高级查询字段不正确：parts,${shortened}`,
    );
    expect(resultOf({ field: 'name', rule: text, val: 'x' })).toBe(isWord ? plain : `高级查询规则不正确：${shortened}`);
    const group = { matchType: text, conditions: [{ field: 'name', rule: 'eq', val: 'x' }] };
    const joined = shape(group.conditions).sql;
    expect(resultOf(group)).toBe(isWord ? joined : `高级查询匹配方式不正确：${shortened}`);
  });

  test.each(INJECTIONS)('refuses %j as a column or an order', (text) => {
    const ask = (request: { column?: string; order?: string }) => {
      const columns = { ...definition.columns, id: things.id };
      const { orderBy } = listQuery({ columns, scope: undefined }, request);
      return new QueryBuilder()
        .select()
        .from(things)
        .orderBy(...orderBy)
        .toSQL().sql;
    };
    expect(outcome(() => ask({ column: text }))).toMatch(/^排序字段不存在：/);
    const descending = ask({ column: 'name', order: 'desc' });
    expect(outcome(() => ask({ column: 'name', order: text }))).toBe(
      /^[\w\s,]*$/.test(text) ? descending : `排序方向不正确：${text}`,
    );
  });
});

describe('limits', () => {
  const condition = { field: 'name', rule: 'eq', val: 'x' };
  const nested = (depth: number): object =>
    depth === 0 ? condition : { matchType: 'or', conditions: [nested(depth - 1)] };

  test('allows 50 conditions, groups included', () => {
    const half = Array.from({ length: 25 }, () => condition);
    expect(() => shape([...half, { matchType: 'or', conditions: half }])).not.toThrow();
    expect(() => shape([...half, { matchType: 'or', conditions: [...half, condition] }])).toThrow(
      '高级查询最多 50 个条件',
    );
  });

  test('allows 5 nested groups', () => {
    expect(() => shape([nested(4)])).not.toThrow();
    expect(() => shape([nested(5)])).toThrow('高级查询最多嵌套 5 层');
  });

  test('the scope is outside of every group', () => {
    const { sql: text } = shape(
      [{ matchType: 'or', conditions: [condition, { ...condition, val: 'y' }] }, condition],
      'or',
    );
    expect(text).toMatch(/where \("random_thing"\."id" = \$1 and \(.* or .*\)\)$/);
  });
});
