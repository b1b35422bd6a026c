import { contractStatus, SALE_STATUSES } from '@gezi/domain';
import { and, eq, inArray, ne, or, sql, type SQL } from 'drizzle-orm';
import { contractInfo } from '../../../platform/db';
import { hasRole, type Caller } from '../../../platform/http/Caller';
import { isOwnSupplierSql } from '../../../records/suppliers/isOwnSupplierSql';

/** Contracts of a supplier that it is asked to confirm or has confirmed. */
const isOfSupplier = (supplierId: string): SQL =>
  and(eq(contractInfo.supplierId, supplierId), inArray(contractInfo.status, [...SALE_STATUSES]))!;

/**
 * Contracts a caller may see (contract, part 3 §1): managers all of the tenant, purchasers all except drafts of others,
 * approvers those of departments in their charge, suppliers their own from the confirmation on.
 */
export function contractScope(caller: Caller): SQL {
  const inTenant = eq(contractInfo.tenantId, caller.tenantId);
  if (caller.supplierId) return and(inTenant, isOfSupplier(caller.supplierId))!;
  if (hasRole(caller, 'admin', 'manager')) return inTenant;
  const visible: (SQL | undefined)[] = [];
  if (hasRole(caller, 'purchaser')) {
    visible.push(or(ne(contractInfo.status, contractStatus.draft), eq(contractInfo.executorUserId, caller.userId)));
  }
  if (hasRole(caller, 'approver') && caller.departsInCharge.length > 0) {
    visible.push(inArray(contractInfo.departId, [...caller.departsInCharge]));
  }
  return and(inTenant, or(...visible) ?? sql`false`)!;
}

/** Contracts of the caller's supplier with every tenant. */
export const saleScope = (caller: Caller): SQL =>
  caller.supplierId ? and(isOfSupplier(caller.supplierId), isOwnSupplierSql(caller))! : sql`false`;
