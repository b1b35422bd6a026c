import type { Caller } from '../../platform/http/Caller';
import type { CallerRow } from './callerQuery';

/** The caller in one tenant, and whether a role there grants the requested permission. */
export interface Standing {
  caller: Caller;
  granted: boolean;
}

/**
 * The caller in one tenant. Roles and departments of other tenants are ignored.
 *
 * @param tenantId one of the user's tenants, or 0
 */
export function callerIn(row: CallerRow, tenantId: number, from: Pick<Caller, 'ip' | 'lowAppId'>): Standing {
  const inThisTenant = <Item extends { tenantId: number }>(items: readonly Item[]) =>
    items.filter((item) => item.tenantId === tenantId);
  const roles = inThisTenant(row.roles).map(({ code }) => code);
  const departments = inThisTenant(row.departments);
  const caller: Caller = {
    sessionId: row.sessionId,
    userId: row.userId,
    username: row.username,
    realname: row.realname,
    userType: row.userType as Caller['userType'],
    supplierId: row.supplierId,
    status: row.status,
    roles,
    orgCode: currentDepartment(row.orgCode, departments),
    orgCodes: departments.map(({ orgCode }) => orgCode),
    departsInCharge: inThisTenant(row.inCharge).map(({ id }) => id),
    pageRules: inThisTenant(row.pageRules),
    tenantId,
    ...from,
  };
  const all = roles.includes('admin') && !row.lackedIn.includes(tenantId);
  return { caller, granted: all || row.grantedIn.includes(tenantId) };
}

/** The last chosen department if it belongs to the tenant, otherwise the user's only department there. */
function currentDepartment(chosen: string | null, own: CallerRow['departments']): string | null {
  if (chosen !== null && own.some(({ orgCode }) => orgCode === chosen)) return chosen;
  return own.length === 1 ? own[0]!.orgCode : null;
}
