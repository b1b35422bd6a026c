import { and, eq, inArray, sql } from 'drizzle-orm';
import {
  sysPermission,
  sysRole,
  sysTenant,
  sysTenantPackPermission,
  sysUserRole,
  type Database,
} from '../../platform/db';
import { hasRole, type Caller } from '../../platform/http/Caller';
import { refuse } from '../../platform/http/refusal';
import { texts } from '../../platform/texts';
import { heldBy } from './heldRights';

export const ADMIN = 'admin';

/** What somebody may give away, and whether they speak for all tenants. */
export function authority(db: Database) {
  /** Whether a user has the administrator's role in every tenant there is. */
  async function administersAll(userId: string): Promise<boolean> {
    const { rows } = await db.orm.execute<{ all: boolean }>(sql`select not exists (
      select 1 from ${sysTenant} where not exists (
        select 1 from ${sysUserRole} join ${sysRole} on ${sysRole.id} = ${sysUserRole.roleId}
        where ${sysUserRole.userId} = ${userId} and ${sysUserRole.tenantId} = ${sysTenant.id}
          and ${sysRole.roleCode} = ${ADMIN})) as all`);
    return rows[0]!.all;
  }

  /** Ids of the menus and buttons that roles of a user grant in a tenant. */
  async function heldIn(tenantId: number, userId: string): Promise<Set<string>> {
    const { rows } = await db.orm.execute<{ id: string }>(
      sql`select distinct held.permission_id as id from ${heldBy(userId)} where held.tenant_id = ${tenantId}`,
    );
    return new Set(rows.map(({ id }) => id));
  }

  /** Ids that the package of a tenant has; undefined = it has no package, everything is there. */
  async function packageOf(tenantId: number): Promise<Set<string> | undefined> {
    const [tenant] = await db.orm
      .select({ packId: sysTenant.packId })
      .from(sysTenant)
      .where(eq(sysTenant.id, tenantId));
    if (!tenant?.packId) return undefined;
    const rows = await db.orm
      .select({ id: sysTenantPackPermission.permissionId })
      .from(sysTenantPackPermission)
      .where(eq(sysTenantPackPermission.packId, tenant.packId));
    return new Set(rows.map(({ id }) => id));
  }

  /** Nobody gives away more than they have; administrators have everything. @throws {Refusal} */
  async function mayGive(caller: Caller, permissionIds: readonly string[]): Promise<void> {
    if (permissionIds.length === 0 || hasRole(caller, ADMIN)) return;
    const own = await heldIn(caller.tenantId, caller.userId);
    if (permissionIds.some((id) => !own.has(id))) throw refuse(texts.grant.moreThanOwn);
  }

  /** @throws {Refusal} when the package of the tenant in force lacks one of the ids */
  async function mustBeInPackage({ tenantId }: Caller, permissionIds: readonly string[]): Promise<void> {
    const pack = permissionIds.length > 0 ? await packageOf(tenantId) : undefined;
    if (pack && permissionIds.some((id) => !pack.has(id))) throw refuse(texts.grant.outsidePackage, 'permissionIds');
  }

  /** What serves every tenant is changed by who administers every tenant. @throws {Refusal} for anybody else */
  async function forAllTenants(caller: Caller, text: string, field?: string): Promise<void> {
    if (!(await administersAll(caller.userId))) throw refuse(text, field);
  }

  /** @throws {Refusal} when one of the ids is no menu or button */
  async function mustBeKnown(permissionIds: readonly string[]): Promise<void> {
    if (permissionIds.length === 0) return;
    const rows = await db.orm
      .select({ id: sysPermission.id })
      .from(sysPermission)
      .where(and(inArray(sysPermission.id, [...permissionIds]), eq(sysPermission.delFlag, 0)));
    if (rows.length < new Set(permissionIds).size) throw refuse(texts.grant.unknownPermission, 'permissionIds');
  }

  return { administersAll, heldIn, packageOf, mayGive, mustBeInPackage, mustBeKnown, forAllTenants };
}
