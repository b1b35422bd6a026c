import type { Caller } from '../../platform/http/Caller';
import type { CallerRow } from './callerQuery';

/** The caller as of one tenant, and whether a role held there grants the permission that was asked for. */
export interface Standing {
  caller: Caller;
  granted: boolean;
}

/**
 * Somebody in one tenant: what they are in another one (roles, departments, departments in charge) does not count.
 *
 * @param tenantId one of theirs, or 0
 */
export function callerIn(row: CallerRow, tenantId: number, from: Pick<Caller, 'ip' | 'lowAppId'>): Standing {
  const here = <Item extends { tenantId: number }>(items: readonly Item[]) =>
    items.filter((item) => item.tenantId === tenantId);
  const roles = here(row.roles).map(({ code }) => code);
  const departments = here(row.departments);
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
    departsInCharge: here(row.inCharge).map(({ id }) => id),
    pageRules: here(row.pageRules),
    tenantId,
    ...from,
  };
  const all = roles.includes('admin') && !row.lackedIn.includes(tenantId);
  return { caller, granted: all || row.grantedIn.includes(tenantId) };
}

/** The one chosen last, where it is one of the tenant in force; who has a single one there is in it. */
function currentDepartment(chosen: string | null, own: CallerRow['departments']): string | null {
  if (chosen !== null && own.some(({ orgCode }) => orgCode === chosen)) return chosen;
  return own.length === 1 ? own[0]!.orgCode : null;
}
