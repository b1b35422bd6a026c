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

/**
 * Documents that the figures of a caller count: those of the tenant, for approvers those of the departments in their
 * charge, minus what the data rules of their list hide. None for suppliers, experts and other roles.
 */
export const figureDocuments =
  ({ dataRules }: Pick<Services, 'dataRules'>) =>
  (caller: Caller, table: DepartmentTable, page: string | Readonly<Record<string, SQL>>): SQL => {
    const scope = figureScopeOf(caller);
    if (scope === 'none' || caller.tenantId === 0) return sql`false`;
    const departments =
      scope === 'tenant'
        ? undefined
        : caller.departsInCharge.length > 0
          ? inArray(table.departId, [...caller.departsInCharge])
          : sql`false`;
    const rules =
      typeof page === 'string'
        ? dataRules.rulesOf(page)(caller)
        : or(...Object.entries(page).map(([component, where]) => and(where, dataRules.rulesOf(component)(caller))));
    return and(eq(table.tenantId, caller.tenantId), departments, rules)!;
  };

/** Component keys of the lists whose data rules apply to figures; of several lists, with the rows of each. */
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
export const inYear = (column: AnyPgColumn, year: number | undefined): SQL | undefined =>
  year === undefined ? undefined : sql`(${column} >= ${`${year}-01-01`} and ${column} < ${`${year + 1}-01-01`})`;
