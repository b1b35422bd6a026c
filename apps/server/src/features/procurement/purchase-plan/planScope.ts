import { planStatus } from '@gezi/domain';
import { and, eq, inArray, ne, or, sql, type SQL } from 'drizzle-orm';
import { orgCodeWithin } from '../../../identity/scopes/orgCodeWithin';
import { purchasePlan, sysDepart } from '../../../platform/db';
import { hasRole, type Caller } from '../../../platform/http/Caller';

/**
 * Demand plans a caller may see (contract, part 3 §1). Declarers see those of their department and its subdepartments,
 * approvers those of departments in their charge, managers all of the tenant, purchasers all except drafts of others.
 * Other roles see none.
 */
export function planScope(caller: Caller): SQL {
  const inTenant = eq(purchasePlan.tenantId, caller.tenantId);
  if (hasRole(caller, 'admin', 'manager')) return inTenant;
  const visible: (SQL | undefined)[] = [];
  if (hasRole(caller, 'purchaser')) {
    visible.push(or(ne(purchasePlan.status, planStatus.draft), eq(purchasePlan.applyUserId, caller.userId)));
  }
  if (hasRole(caller, 'declarer')) {
    visible.push(eq(purchasePlan.applyUserId, caller.userId));
    if (caller.orgCode) visible.push(inDepartments(orgCodeWithin(caller.orgCode), caller.tenantId));
  }
  if (hasRole(caller, 'approver') && caller.departsInCharge.length > 0) {
    visible.push(inArray(purchasePlan.departId, [...caller.departsInCharge]));
  }
  return and(inTenant, or(...visible) ?? sql`false`)!;
}

const inDepartments = (where: SQL, tenantId: number) =>
  sql`${purchasePlan.departId} in (select ${sysDepart.id} from ${sysDepart}
    where ${sysDepart.tenantId} = ${tenantId} and ${where})`;
