import { contractType, figureScopeOf } from '@gezi/domain';
import { and, eq, inArray, or, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Services } from '../../../FeatureModule';
import { contractInfo } from '../../../platform/db';
import type { Caller } from '../../../platform/http/Caller';

interface DepartmentTable {
  tenantId: AnyPgColumn;
  departId: AnyPgColumn;
}

/** Component key of a list whose data rules apply to figures; of several lists, each with its rows. */
type Lists = string | Readonly<Record<string, SQL>>;

/**
 * Documents that the figures of a caller count: those of the tenant, for approvers those of the departments in their
 * charge, minus what the data rules of their list hide. None for suppliers, experts and other roles.
 */
export const figureDocuments =
  ({ dataRules }: Pick<Services, 'dataRules'>) =>
  (caller: Caller, table: DepartmentTable, lists: Lists): SQL => {
    const rules =
      typeof lists === 'string'
        ? dataRules.rulesOf(lists)(caller)
        : or(...Object.entries(lists).map(([component, where]) => and(where, dataRules.rulesOf(component)(caller))));
    return and(figureRows(caller, table), rules)!;
  };

/** {@link figureDocuments} before data rules. */
export function figureRows(caller: Caller, table: DepartmentTable): SQL {
  const scope = figureScopeOf(caller);
  if (scope === 'none' || caller.tenantId === 0) return sql`false`;
  if (scope === 'departments' && caller.departsInCharge.length === 0) return sql`false`;
  const departments = scope === 'tenant' ? undefined : inArray(table.departId, [...caller.departsInCharge]);
  return and(eq(table.tenantId, caller.tenantId), departments)!;
}

/** True if data rules hide documents of the lists from the caller. */
export const hasDataRules = ({ dataRules }: Pick<Services, 'dataRules'>, caller: Caller, lists: Lists): boolean =>
  (typeof lists === 'string' ? [lists] : Object.keys(lists)).some((component) => dataRules.rulesOf(component)(caller));

/** Lists of the documents that figures count. */
export const PAGES = {
  plans: 'purchase/PlanList',
  projects: 'purchase/ProjectList',
  contracts: {
    'contract/FramedList': eq(contractInfo.contractType, contractType.framework),
    'contract/SingleList': eq(contractInfo.contractType, contractType.project),
  },
  orders: 'purchase/OrderList',
} as const;

/** True in a year; a moment or a day. @param year absent: always */
export const inYear = (column: AnyPgColumn | SQL | SQL.Aliased, year: number | undefined): SQL | undefined =>
  year === undefined ? undefined : sql`(${column} >= ${`${year}-01-01`} and ${column} < ${`${year + 1}-01-01`})`;
