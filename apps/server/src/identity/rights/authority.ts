import { coversRights, mayActOn, type GrantedRight, type UserAction } from '@gezi/domain';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { sysPermission, sysTenant, sysTenantPackPermission, type Database } from '../../platform/db';
import { hasRole, type Caller } from '../../platform/http/Caller';
import { refuse } from '../../platform/http/refusal';
import { texts } from '../../platform/texts';
import { heldBy } from './heldRights';
import { ADMIN, administersEvery, readStandings } from './standings';

/** Checks on whom a caller may act, which rights a caller may grant, and whether the caller administers all tenants. */
export function authority(db: Database) {
  /** Whether a user has the administrator role in every tenant. */
  async function administersAll(userId: string): Promise<boolean> {
    const { rows } = await db.orm.execute<{ all: boolean }>(sql`select ${administersEvery(userId)} as all`);
    return rows[0]!.all;
  }

  /** Ids of the menus and buttons that the roles of a user grant in a tenant. */
  async function permissionIdsOf(tenantId: number, userId: string): Promise<Set<string>> {
    const { rows } = await db.orm.execute<{ id: string }>(
      sql`select distinct held.permission_id as id from ${heldBy(userId)} where held.tenant_id = ${tenantId}`,
    );
    return new Set(rows.map(({ id }) => id));
  }

  /** Permission ids in the package of a tenant; undefined if it has no package and therefore no limit. */
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

  /**
   * Checks {@link mayActOn} for each user. Call it within the transaction that locks them.
   *
   * @throws {Refusal} naming `field` and the first user the caller may not act on
   */
  async function mustActOn(
    caller: Caller,
    userIds: readonly string[],
    action: UserAction,
    field: string,
  ): Promise<void> {
    if (userIds.length === 0) return;
    const { acting, targets } = await readStandings(db, caller, userIds);
    for (const target of targets) {
      const outcome = mayActOn(acting, target, action);
      if (!outcome.ok) throw refuse(texts.authority[outcome.reason](target.username), field);
    }
  }

  /**
   * Callers may only grant or revoke rights, or change roles that grant them, if they have these rights. Administrators
   * have all rights.
   *
   * @throws {Refusal} naming `field`
   */
  async function mustHold(caller: Caller, rights: readonly GrantedRight[], field?: string): Promise<void> {
    if (rights.length === 0 || hasRole(caller, ADMIN)) return;
    const { acting } = await readStandings(db, caller, []);
    if (!coversRights(acting.rights, rights)) throw refuse(texts.grant.moreThanOwn, field);
  }

  /** @throws {Refusal} if one of the ids is not in the package of the current tenant */
  async function mustBeInPackage({ tenantId }: Caller, permissionIds: readonly string[]): Promise<void> {
    const pack = permissionIds.length > 0 ? await packageOf(tenantId) : undefined;
    if (pack && permissionIds.some((id) => !pack.has(id))) throw refuse(texts.grant.outsidePackage, 'permissionIds');
  }

  /** For changes that affect every tenant. @throws {Refusal} unless the caller administers every tenant */
  async function mustAdministerAll(caller: Caller, text: string, field?: string): Promise<void> {
    if (!(await administersAll(caller.userId))) throw refuse(text, field);
  }

  /** @throws {Refusal} if one of the ids is not a menu or button */
  async function mustBeKnown(permissionIds: readonly string[]): Promise<void> {
    if (permissionIds.length === 0) return;
    const rows = await db.orm
      .select({ id: sysPermission.id })
      .from(sysPermission)
      .where(and(inArray(sysPermission.id, [...permissionIds]), eq(sysPermission.delFlag, 0)));
    if (rows.length < new Set(permissionIds).size) throw refuse(texts.grant.unknownPermission, 'permissionIds');
  }

  return {
    administersAll,
    permissionIdsOf,
    packageOf,
    mustActOn,
    mustHold,
    mustBeInPackage,
    mustBeKnown,
    mustAdministerAll,
  };
}
