import { and, eq } from 'drizzle-orm';
import { orgCodeWithin } from '../../identity/scopes/orgCodeWithin';
import { sysDepart, type Database } from '../../platform/db';
import { hasRole, type Caller } from '../../platform/http/Caller';
import { refuse } from '../../platform/http/refusal';
import { documentTexts } from './texts';

/**
 * Department that a document is made for: the caller's own or one below it, any of the tenant for administrators.
 *
 * @param departId default: the caller's current department
 * @throws {Refusal} naming `departId`
 */
export async function documentDepartment(db: Database, caller: Caller, departId: string | null | undefined) {
  const mayChooseAny = hasRole(caller, 'admin');
  if (!departId && !caller.orgCode) throw refuse(documentTexts.noDepart, 'departId');
  const isOwn = caller.orgCode ? orgCodeWithin(caller.orgCode) : undefined;
  const [depart] = await db.orm
    .select({ departId: sysDepart.id, departName: sysDepart.departName, sysOrgCode: sysDepart.orgCode })
    .from(sysDepart)
    .where(
      and(
        eq(sysDepart.tenantId, caller.tenantId),
        eq(sysDepart.delFlag, 0),
        departId ? eq(sysDepart.id, departId) : eq(sysDepart.orgCode, caller.orgCode!),
        mayChooseAny ? undefined : isOwn,
      ),
    );
  if (!depart || (!mayChooseAny && !caller.orgCode)) throw refuse(documentTexts.unknownDepart, 'departId');
  return depart;
}
