import { alias, PgDialect, pgTable, integer, jsonb, QueryBuilder, varchar } from 'drizzle-orm/pg-core';
import { and, asc, count, eq, exists, inArray, isNull, or, placeholder, sql, type SQL } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { QuickDialect } from './QuickDialect';

const plan = pgTable('purchase_plan', {
  id: varchar('id').primaryKey(),
  planNo: varchar('plan_no'),
  total: integer('total'),
  lines: jsonb('lines'),
});
const line = pgTable('plan_line', { id: varchar('id').primaryKey(), planId: varchar('plan_id') });
const other = alias(plan, 'other "plan"');
const build = new QueryBuilder();

const joined = build
  .select({ id: plan.id, no: other.planNo, size: sql<number>`coalesce(${plan.total}, ${0})`.as('size') })
  .from(plan)
  .leftJoin(other, and(eq(other.id, plan.id), isNull(other.total)))
  .where(or(eq(plan.planNo, "JH'1"), inArray(plan.id, ['a', 'b', 'c'])))
  .orderBy(asc(plan.planNo))
  .limit(10)
  .offset(20);
const counted = build
  .select({ planId: line.planId, lines: count().as('lines') })
  .from(line)
  .where(eq(line.id, 'x'))
  .groupBy(line.planId)
  .as('counted');

const STATEMENTS: Record<string, SQL> = {
  text: sql`select 1`,
  'values before, within and after a list': sql`select ${1} where ${'a'} in ${['b', plan.id, sql`${2} + 1`]} or ${true}`,
  'empty list': sql`select ${[]}`,
  'nothing and null': sql`select ${undefined}${null}`,
  'objects as values': sql`select ${new Date(0)}, ${{ a: 1 }}, ${Buffer.from('a')}`,
  'names and raw text': sql`select ${sql.identifier('a"b')} from ${plan} as ${sql.raw('"p"')}`,
  'join of parts': sql.join([sql`a`, sql`${1}`, plan.id], sql`, `),
  'value of a column': sql`update ${plan} set lines = ${sql.param([{ a: 1 }], plan.lines)}, total = ${sql.param(null, plan.total)}`,
  'statement as value': sql`select ${sql.param(sql`now() + ${1}`)}, ${2}`,
  'values in the text': sql`select ${1}, ${sql`${"it's"} and ${plan.id}`.inlineParams()}, ${2}`,
  'all values in the text': sql`select ${1}, ${sql`${'a'}`}`.inlineParams(),
  'values that come later': sql`select ${placeholder('first')}, ${sql.param(placeholder('second'), plan.total)}, ${3}`,
  'columns of an alias': sql`select ${other.id}, ${other.planNo} from ${other}`,
  'alias of a column': sql`select ${sql`1`.as('one')}, ${1}`,
  'query with joins': joined.getSQL(),
  'query as a value': sql`select ${1} where ${exists(joined)} and ${eq(plan.id, 'z')}`,
  'query as a table': build
    .select()
    .from(counted)
    .innerJoin(plan, eq(plan.id, counted.planId))
    .where(eq(plan.planNo, 'n'))
    .getSQL(),
  'query with a name': build
    .with(build.$with('few').as(joined))
    .select({ one: sql`${1}` })
    .from(plan)
    .where(eq(plan.total, 5))
    .getSQL(),
};

describe('statements have the text and values that drizzle gives them', () => {
  test.each(Object.entries(STATEMENTS))('%s', (_name, statement) => {
    const { typings: _typings, ...expected } = new PgDialect().sqlToQuery(statement);
    const quick = new QuickDialect();
    expect(quick.sqlToQuery(statement)).toEqual(expected);
    // With the texts of tables and columns that are kept now.
    expect(quick.sqlToQuery(statement)).toEqual(expected);
  });
});

test('a statement that drizzle refuses does not change the numbers of the next one', () => {
  const broken = sql`select ${1}, ${sql`${Symbol('none')}`.inlineParams()}`;
  const quick = new QuickDialect();
  expect(() => quick.sqlToQuery(broken)).toThrow('Cannot convert a Symbol value to a string');
  expect(quick.sqlToQuery(sql`select ${1}`)).toEqual({ sql: 'select $1', params: [1] });
});
