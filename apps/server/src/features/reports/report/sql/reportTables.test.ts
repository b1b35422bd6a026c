import { sql, type SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import type { Caller } from '../../../../platform/http/Caller';
import { reportTables, tableSql } from './reportTables';

const caller = { tenantId: 1 } as Caller;

/** Text of the table of lines of plans for a caller with a data rule of plans. */
const linesUnder = (rule: SQL | undefined): string => {
  const { plan_lines: lines } = reportTables({ rulesOf: () => () => rule });
  return new PgDialect().sqlToQuery(tableSql(lines!, caller)).sql;
};

test('lines are those of the tenant', () => {
  expect(linesUnder(undefined)).toMatch(/from "purchase_plan_detail" where "purchase_plan_detail"."tenant_id" = \$1/);
});

test('lines are looked up in the documents of the caller only under a data rule', () => {
  const headers = 'in (select "purchase_plan"."id" from "purchase_plan" where';
  expect(linesUnder(sql`status = '1'`)).toContain(headers);
  expect(linesUnder(sql`status = '1'`)).toMatch(/"purchase_plan_detail"."tenant_id" = \$1/);
  expect(linesUnder(undefined)).not.toContain(headers);
});
