import { roleFields } from '@gezi/domain';
import { and, asc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { listQuery, type ListRequest } from '../../../platform/query/listQuery';
import { createdBy } from '../../../platform/db/createdBy';
import { selectList } from '../../../platform/query/selectList';
import { tenantRows } from '../../../records/lists/tenantRows';
import { newId, sysRole, sysRoleIndex, sysRolePermission, sysUser, sysUserRole } from '../../../platform/db';
import type { Caller } from '../../../platform/http/Caller';
import { ROLE_PAGE, roleColumns } from '../../../identity/rights/rolePage';
import type { Services } from '../../../FeatureModule';
import type { ImportedRow } from '../../../records/workbooks/ListImport';
import type { ImportRecord } from '../../../records/workbooks/saveRows';

/** SQL of roles of the tenant and of tenant 0, which serve all tenants. */
export function roleStore({ db, clock, dataRules }: Pick<Services, 'db' | 'clock' | 'dataRules'>) {
  const ofTenant = ({ tenantId }: Pick<Caller, 'tenantId'>): SQL => inArray(sysRole.tenantId, [0, tenantId]);

  const scope = dataRules.page(ROLE_PAGE, roleColumns, ofTenant, roleFields);

  return {
    ...tenantRows(db, clock, sysRole, { scope, columns: roleColumns }),

    list: (caller: Caller, request: ListRequest) =>
      selectList(db, sysRole, roleColumns, listQuery({ columns: roleColumns, scope: scope(caller) }, request)),

    /** Roles with the ids, within the data rules of the page. */
    findByIds: (caller: Caller, ids: readonly string[]) =>
      db.orm
        .select(roleColumns)
        .from(sysRole)
        .where(and(scope(caller), inArray(sysRole.id, [...ids]))),

    /** Options for selects, ignoring the data rules of the page. */
    all: (caller: Caller) =>
      db.orm.select(roleColumns).from(sysRole).where(ofTenant(caller)).orderBy(asc(sysRole.roleCode), asc(sysRole.id)),

    /** Whether another role of any tenant has the code. */
    async isTaken(roleCode: string, id = ''): Promise<boolean> {
      const rows = await db.orm.select({ id: sysRole.id }).from(sysRole).where(eq(sysRole.roleCode, roleCode));
      return rows.some((row) => row.id !== id);
    },

    /** Returns those of `codes` that already exist in any tenant. */
    async findExisting(codes: readonly string[]): Promise<ReadonlySet<string>> {
      const rows = await db.orm
        .select({ code: sysRole.roleCode })
        .from(sysRole)
        .where(sql`${sysRole.roleCode} = any(${sql.param([...codes])}::text[])`);
      return new Set(rows.map(({ code }) => code));
    },

    /** Records of the current tenant. */
    records(caller: Caller, rows: readonly ImportedRow[]): ImportRecord<'sys_role'>[] {
      const created = createdBy(caller, clock());
      return rows.map((row) => ({ ...(row as { roleName: string; roleCode: string }), ...created, id: newId() }));
    },

    /** Number of users with one of the roles, in any tenant. */
    async countHolders(ids: readonly string[]): Promise<number> {
      const [row] = await db.orm
        .select({ count: sql<number>`count(distinct ${sysUserRole.userId})::int` })
        .from(sysUserRole)
        .innerJoin(sysUser, eq(sysUser.id, sysUserRole.userId))
        .where(and(inArray(sysUserRole.roleId, [...ids]), eq(sysUser.delFlag, 0)));
      return row!.count;
    },

    /** Removes roles with their assignments, permissions and landing pages. */
    async remove(roles: readonly { id: string; roleCode: string }[]): Promise<void> {
      const ids = roles.map(({ id }) => id);
      await db.orm.delete(sysUserRole).where(inArray(sysUserRole.roleId, ids));
      await db.orm.delete(sysRolePermission).where(inArray(sysRolePermission.roleId, ids));
      await db.orm.delete(sysRoleIndex).where(
        inArray(
          sysRoleIndex.roleCode,
          roles.map(({ roleCode }) => roleCode),
        ),
      );
      await db.orm.delete(sysRole).where(inArray(sysRole.id, ids));
    },
  };
}
