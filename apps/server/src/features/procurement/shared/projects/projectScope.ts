import { projectStatus } from '@gezi/domain';
import { and, eq, inArray, ne, or, sql, type SQL } from 'drizzle-orm';
import { purchaseInfo } from '../../../../platform/db';
import { hasRole, type Caller } from '../../../../platform/http/Caller';

/**
 * Purchase projects a caller may see (contract, part 3 §1): managers all of the tenant, purchasers all except drafts of
 * others, approvers those of departments in their charge. Suppliers and experts read projects by their own calls.
 */
export function projectScope(caller: Caller): SQL {
  const inTenant = eq(purchaseInfo.tenantId, caller.tenantId);
  if (hasRole(caller, 'admin', 'manager')) return inTenant;
  const visible: (SQL | undefined)[] = [];
  if (hasRole(caller, 'purchaser')) {
    visible.push(or(ne(purchaseInfo.status, projectStatus.draft), eq(purchaseInfo.applyUserId, caller.userId)));
  }
  if (hasRole(caller, 'approver') && caller.departsInCharge.length > 0) {
    visible.push(inArray(purchaseInfo.departId, [...caller.departsInCharge]));
  }
  return and(inTenant, or(...visible) ?? sql`false`)!;
}
