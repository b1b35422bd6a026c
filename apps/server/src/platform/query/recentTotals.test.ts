import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Database } from '../db';
import { recentTotal } from './recentTotals';

const plans = { sql: 'select count(*) from "plan" where "plan"."name" = $1', params: ['轴承'] };

let changes: Record<string, number>;
let isInTransaction: boolean;
let db: Database;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
  changes = {};
  isInTransaction = false;
  const count = (tables: readonly string[] = []) => tables.reduce((sum, table) => sum + (changes[table] ?? 0), 0);
  db = { changes: count, isInTransaction: () => isInTransaction } as unknown as Database;
});
afterEach(() => vi.useRealTimers());

test('knows a total for 5 seconds', () => {
  recentTotal(db, plans).keep(7);
  vi.advanceTimersByTime(4_999);
  expect(recentTotal(db, plans).known).toBe(7);
  vi.advanceTimersByTime(1);
  expect(recentTotal(db, plans).known).toBeUndefined();
});

test('knows it for the same values of the same database only', () => {
  recentTotal(db, plans).keep(7);
  expect(recentTotal(db, { ...plans, params: ['水泵'] }).known).toBeUndefined();
  expect(recentTotal({ ...db }, plans).known).toBeUndefined();
});

test('forgets it when one of its tables changes', () => {
  const joined = { ...plans, sql: `${plans.sql} and exists (select 1 from "plan_line")` };
  recentTotal(db, plans).keep(7);
  recentTotal(db, joined).keep(3);
  changes.plan_line = 1;
  expect(recentTotal(db, plans).known).toBe(7);
  expect(recentTotal(db, joined).known).toBeUndefined();
});

test('does not keep a total that a change may have overtaken', () => {
  const counting = recentTotal(db, plans);
  changes.plan = 1;
  counting.keep(7);
  expect(recentTotal(db, plans).known).toBeUndefined();
});

test('knows and keeps nothing in a transaction', () => {
  recentTotal(db, plans).keep(7);
  isInTransaction = true;
  expect(recentTotal(db, plans).known).toBeUndefined();
  recentTotal(db, { ...plans, params: [] }).keep(9);
  isInTransaction = false;
  expect(recentTotal(db, { ...plans, params: [] }).known).toBeUndefined();
});

test('does not keep totals of long values', () => {
  const many = { ...plans, params: ['x'.repeat(1_000)] };
  recentTotal(db, many).keep(7);
  expect(recentTotal(db, many).known).toBeUndefined();
});
