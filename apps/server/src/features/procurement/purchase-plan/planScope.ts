import { planStatus } from '@gezi/domain';
import { and, eq, inArray, ne, or, sql, type SQL } from 'drizzle-orm';
import { orgCodeWithin } from '../../../identity/scopes/orgCodeWithin';
import { purchasePlan, sysDepart } from '../../../platform/db';
import { hasRole, type Caller } from '../../../platform/http/Caller';

/**
 * The demand plans a caller may see, tenant first (contract, part 3 §1): declarers those of their department and below,
 * approvers those of the departments in charge, buyers and managers all of the tenant, though a purchaser not the drafts
 * of others. Whoever has none of the roles sees none.
 */
export function planScope(caller: Caller): SQL {
  const inTenant = eq(purchasePlan.tenantId, caller.tenantId);
  if (hasRole(caller, 'admin', 'manager')) return inTenant;
  const views: (SQL | undefined)[] = [];
  if (hasRole(caller, 'purchaser')) {
    views.push(or(ne(purchasePlan.status, planStatus.draft), eq(purchasePlan.applyUserId, caller.userId)));
  }
  if (hasRole(caller, 'declarer')) {
    views.push(eq(purchasePlan.applyUserId, caller.userId));
    if (caller.orgCode) views.push(inDepartments(orgCodeWithin(caller.orgCode), caller.tenantId));
  }
  if (hasRole(caller, 'approver') && caller.departsInCharge.length > 0) {
    views.push(inArray(purchasePlan.departId, [...caller.departsInCharge]));
  }
  return and(inTenant, or(...views) ?? sql`false`)!;
}

const inDepartments = (where: SQL, tenantId: number) =>
  sql`${purchasePlan.departId} in (select ${sysDepart.id} from ${sysDepart}
    where ${sysDepart.tenantId} = ${tenantId} and ${where})`;
