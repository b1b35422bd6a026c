import { expect, test } from 'vitest';
import { ChangeCounts, changedTable } from './ChangeCounts';

test.each([
  ['insert into "plan" ("id") values ($1)', 'INSERT', 'plan'],
  ['\n    update "plan" set "name" = $1', 'UPDATE', 'plan'],
  ['INSERT INTO "plan" select 1', 'INSERT', 'plan'],
  ['delete from "plan" where "id" = $1', 'DELETE', ''],
  ['with old as (select 1) update "plan" set "name" = $1', 'UPDATE', ''],
  ['with new as (insert into "plan" default values returning id) select id from new', 'SELECT', ''],
  ['truncate "plan"', 'TRUNCATE', ''],
  ['select "update_time" from "plan" for update', 'SELECT', undefined],
  ['declare rows no scroll cursor for select 1', 'DECLARE', undefined],
  ['fetch 200 from rows', 'FETCH', undefined],
  ['with page as (select "id" from "plan") select "update_time" from page', 'SELECT', undefined],
])('%s (%s) changes «%s»', (text, command, table) => {
  expect(changedTable(text, command)).toBe(table);
});

test('counts a change for its tables, and an unknown one for every table', () => {
  const changes = new ChangeCounts();
  changes.add(['plan', 'plan_line']);
  changes.add(['plan']);
  expect([changes.count(), changes.count(['plan']), changes.count(['plan_line']), changes.count(['order'])]).toEqual([
    2, 2, 1, 0,
  ]);
  changes.add(['']);
  expect([changes.count(), changes.count(['plan']), changes.count(['order', 'plan_line'])]).toEqual([3, 3, 2]);
});
