import { orderStatus } from '@gezi/domain';
import { and, eq, inArray, isNotNull, ne, or, sql, type SQL } from 'drizzle-orm';
import { orgCodeWithin } from '../../../identity/scopes/orgCodeWithin';
import { orderReceipt, purchaseOrder, sysDepart } from '../../../platform/db';
import { hasRole, type Caller } from '../../../platform/http/Caller';
import { isOwnSupplierSql } from '../../../records/suppliers/isOwnSupplierSql';

/** Orders of a supplier that were submitted to it. */
const isOfSupplier = (supplierId: string): SQL =>
  and(
    eq(purchaseOrder.supplierId, supplierId),
    ne(purchaseOrder.status, orderStatus.draft),
    isNotNull(purchaseOrder.submitTime),
  )!;

/**
 * Purchase orders a caller may see (contract, part 3 §1): managers all of the tenant, purchasers all except drafts of
 * others, approvers those of departments in their charge, declarers those for their department and those they are the
 * consignee of. Suppliers see those submitted to them.
 */
export function orderScope(caller: Caller): SQL {
  const inTenant = eq(purchaseOrder.tenantId, caller.tenantId);
  if (caller.supplierId) return and(inTenant, isOfSupplier(caller.supplierId))!;
  if (hasRole(caller, 'admin', 'manager')) return inTenant;
  const isSubmitted = ne(purchaseOrder.status, orderStatus.draft);
  const visible: (SQL | undefined)[] = [];
  if (hasRole(caller, 'purchaser')) visible.push(or(isSubmitted, eq(purchaseOrder.purchaseUserId, caller.userId)));
  if (hasRole(caller, 'approver') && caller.departsInCharge.length > 0) {
    visible.push(and(isSubmitted, inArray(purchaseOrder.departId, [...caller.departsInCharge])));
  }
  if (hasRole(caller, 'declarer')) {
    const isConsignee = eq(purchaseOrder.consignee, caller.realname);
    const isForDepart = caller.orgCode ? inDepartments(orgCodeWithin(caller.orgCode), caller.tenantId) : undefined;
    visible.push(and(isSubmitted, or(isConsignee, isForDepart)));
  }
  return and(inTenant, or(...visible) ?? sql`false`)!;
}

const inDepartments = (where: SQL, tenantId: number) =>
  sql`${purchaseOrder.departId} in (select ${sysDepart.id} from ${sysDepart}
    where ${sysDepart.tenantId} = ${tenantId} and ${where})`;

/** Orders of the caller's supplier with every tenant. */
export const saleScope = (caller: Caller): SQL =>
  caller.supplierId ? and(isOfSupplier(caller.supplierId), isOwnSupplierSql(caller))! : sql`false`;

/** Receipts of the orders that a caller sees. */
export function receiptScope(caller: Caller): SQL {
  const inTenant = eq(orderReceipt.tenantId, caller.tenantId);
  if (caller.supplierId) return and(inTenant, eq(orderReceipt.supplierId, caller.supplierId))!;
  if (hasRole(caller, 'admin', 'manager', 'purchaser')) return inTenant;
  return and(
    inTenant,
    sql`${orderReceipt.orderId} in (select ${purchaseOrder.id} from ${purchaseOrder} where ${orderScope(caller)})`,
  )!;
}
