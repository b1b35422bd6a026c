import { departRoleFields } from '@gezi/domain';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { listQuery, type ListRequest } from '../../../platform/query/listQuery';
import { selectList } from '../../../platform/query/selectList';
import { tenantRows } from '../../../records/lists/tenantRows';
import {
  sysDepart,
  sysDepartPermission,
  sysDepartRole,
  sysDepartRolePermission,
  sysDepartRoleUser,
  sysUser,
  sysUserDepart,
  type Database,
} from '../../../platform/db';
import type { Caller } from '../../../platform/http/Caller';
import type { DataRules, RowScope } from '../../../identity/rights/dataRules';

const columns = {
  id: sysDepartRole.id,
  departId: sysDepartRole.departId,
  roleName: sysDepartRole.roleName,
  roleCode: sysDepartRole.roleCode,
  description: sysDepartRole.description,
  createBy: sysDepartRole.createBy,
  createTime: sysDepartRole.createTime,
  updateBy: sysDepartRole.updateBy,
  updateTime: sysDepartRole.updateTime,
  sysOrgCode: sysDepartRole.sysOrgCode,
  tenantId: sysDepartRole.tenantId,
};

/** Department roles of the tenant within the data rules of their page. */
export const visibleDepartRoles = (dataRules: DataRules): RowScope =>
  dataRules.page(
    'system/DepartRoleList',
    columns,
    ({ tenantId }) => eq(sysDepartRole.tenantId, tenantId),
    departRoleFields,
  );

/** SQL of department roles and department permissions. Every statement filters by tenant. */
export const departRoleStore = (db: Database, clock: () => number, scope: RowScope) => ({
  ...tenantRows(db, clock, sysDepartRole, { columns, scope }),

  list(caller: Caller, departId: string | undefined, request: ListRequest) {
    const filtered = and(scope(caller), departId ? eq(sysDepartRole.departId, departId) : undefined);
    return selectList(db, sysDepartRole, columns, listQuery({ columns, scope: filtered }, request));
  },

  ofDepart: ({ tenantId }: Caller, departId: string) =>
    db.orm
      .select(columns)
      .from(sysDepartRole)
      .where(and(eq(sysDepartRole.tenantId, tenantId), eq(sysDepartRole.departId, departId)))
      .orderBy(asc(sysDepartRole.roleCode), asc(sysDepartRole.id)),

  async findByIds(caller: Caller, ids: readonly string[], lock = false) {
    if (ids.length === 0) return [];
    const query = db.orm
      .select(columns)
      .from(sysDepartRole)
      .where(and(scope(caller), inArray(sysDepartRole.id, [...ids])))
      .orderBy(asc(sysDepartRole.id));
    return lock ? query.for('update') : query;
  },

  async findDepart({ tenantId }: Caller, id: string) {
    const [depart] = await db.orm
      .select({ id: sysDepart.id, departName: sysDepart.departName })
      .from(sysDepart)
      .where(and(eq(sysDepart.tenantId, tenantId), eq(sysDepart.id, id), eq(sysDepart.delFlag, 0)));
    return depart;
  },

  async isTaken(departId: string, roleCode: string, id = ''): Promise<boolean> {
    const rows = await db.orm
      .select({ id: sysDepartRole.id })
      .from(sysDepartRole)
      .where(and(eq(sysDepartRole.departId, departId), eq(sysDepartRole.roleCode, roleCode)));
    return rows.some((row) => row.id !== id);
  },

  async remove(ids: readonly string[]): Promise<void> {
    await db.orm.delete(sysDepartRoleUser).where(inArray(sysDepartRoleUser.roleId, [...ids]));
    await db.orm.delete(sysDepartRolePermission).where(inArray(sysDepartRolePermission.roleId, [...ids]));
    await db.orm.delete(sysDepartRole).where(inArray(sysDepartRole.id, [...ids]));
  },

  /** User who belongs to all given departments; undefined otherwise. */
  async findMember(userId: string, departIds: readonly string[]) {
    const rows = await db.orm
      .select({ id: sysUser.id, username: sysUser.username })
      .from(sysUser)
      .innerJoin(sysUserDepart, eq(sysUserDepart.userId, sysUser.id))
      .where(and(eq(sysUser.id, userId), eq(sysUser.delFlag, 0), inArray(sysUserDepart.departId, [...departIds])));
    return rows.length === departIds.length ? rows[0] : undefined;
  },

  async rolesOfUser(userId: string, roleIds: readonly string[]): Promise<string[]> {
    if (roleIds.length === 0) return [];
    const rows = await db.orm
      .select({ roleId: sysDepartRoleUser.roleId })
      .from(sysDepartRoleUser)
      .where(and(eq(sysDepartRoleUser.userId, userId), inArray(sysDepartRoleUser.roleId, [...roleIds])))
      .orderBy(asc(sysDepartRoleUser.roleId));
    return rows.map(({ roleId }) => roleId);
  },

  /** Users with the role who still belong to its department. */
  holders: (roleId: string) =>
    db.orm
      .select({ id: sysUser.id, username: sysUser.username, realname: sysUser.realname })
      .from(sysDepartRoleUser)
      .innerJoin(sysDepartRole, eq(sysDepartRole.id, sysDepartRoleUser.roleId))
      .innerJoin(sysUser, eq(sysUser.id, sysDepartRoleUser.userId))
      .innerJoin(
        sysUserDepart,
        and(eq(sysUserDepart.userId, sysUser.id), eq(sysUserDepart.departId, sysDepartRole.departId)),
      )
      .where(and(eq(sysDepartRoleUser.roleId, roleId), eq(sysUser.delFlag, 0)))
      .orderBy(asc(sysUser.username)),

  async give(userId: string, roleIds: readonly string[]): Promise<void> {
    if (roleIds.length === 0) return;
    await db.orm
      .insert(sysDepartRoleUser)
      .values(roleIds.map((roleId) => ({ userId, roleId })))
      .onConflictDoNothing();
  },

  async take(userId: string, roleIds: readonly string[]): Promise<void> {
    if (roleIds.length === 0) return;
    await db.orm
      .delete(sysDepartRoleUser)
      .where(and(eq(sysDepartRoleUser.userId, userId), inArray(sysDepartRoleUser.roleId, [...roleIds])));
  },

  async permissionsOfDepart(departId: string): Promise<string[]> {
    const rows = await db.orm
      .select({ id: sysDepartPermission.permissionId })
      .from(sysDepartPermission)
      .where(eq(sysDepartPermission.departId, departId))
      .orderBy(asc(sysDepartPermission.permissionId));
    return rows.map(({ id }) => id);
  },

  async permissionsOfRoles(roleIds: readonly string[]): Promise<string[]> {
    if (roleIds.length === 0) return [];
    const rows = await db.orm
      .selectDistinct({ id: sysDepartRolePermission.permissionId })
      .from(sysDepartRolePermission)
      .where(inArray(sysDepartRolePermission.roleId, [...roleIds]))
      .orderBy(asc(sysDepartRolePermission.permissionId));
    return rows.map(({ id }) => id);
  },

  async grantDepart(departId: string, permissionIds: readonly string[]): Promise<void> {
    if (permissionIds.length === 0) return;
    await db.orm
      .insert(sysDepartPermission)
      .values(permissionIds.map((permissionId) => ({ departId, permissionId })))
      .onConflictDoNothing();
  },

  /** Revokes permissions from a department and its roles. */
  async revokeDepart(departId: string, permissionIds: readonly string[]): Promise<void> {
    if (permissionIds.length === 0) return;
    const permissionList = [...permissionIds];
    const roles = db.orm
      .select({ id: sysDepartRole.id })
      .from(sysDepartRole)
      .where(eq(sysDepartRole.departId, departId));
    await db.orm
      .delete(sysDepartPermission)
      .where(
        and(eq(sysDepartPermission.departId, departId), inArray(sysDepartPermission.permissionId, permissionList)),
      );
    await db.orm
      .delete(sysDepartRolePermission)
      .where(
        and(
          inArray(sysDepartRolePermission.roleId, roles),
          inArray(sysDepartRolePermission.permissionId, permissionList),
        ),
      );
  },

  async grantRole(roleId: string, permissionIds: readonly string[]): Promise<void> {
    if (permissionIds.length === 0) return;
    await db.orm
      .insert(sysDepartRolePermission)
      .values(permissionIds.map((permissionId) => ({ roleId, permissionId })))
      .onConflictDoNothing();
  },

  async revokeRole(roleId: string, permissionIds: readonly string[]): Promise<void> {
    if (permissionIds.length === 0) return;
    await db.orm
      .delete(sysDepartRolePermission)
      .where(
        and(
          eq(sysDepartRolePermission.roleId, roleId),
          inArray(sysDepartRolePermission.permissionId, [...permissionIds]),
        ),
      );
  },

  /** Data rule ids of a page, comma-joined; undefined when the page is not granted. */
  async rulesOfDepart(departId: string, permissionId: string): Promise<string | null | undefined> {
    const [row] = await db.orm
      .select({ dataRuleIds: sysDepartPermission.dataRuleIds })
      .from(sysDepartPermission)
      .where(and(eq(sysDepartPermission.departId, departId), eq(sysDepartPermission.permissionId, permissionId)));
    return row?.dataRuleIds;
  },

  async rulesOfRole(roleId: string, permissionId: string): Promise<string | null | undefined> {
    const [row] = await db.orm
      .select({ dataRuleIds: sysDepartRolePermission.dataRuleIds })
      .from(sysDepartRolePermission)
      .where(and(eq(sysDepartRolePermission.roleId, roleId), eq(sysDepartRolePermission.permissionId, permissionId)));
    return row?.dataRuleIds;
  },

  saveRulesOfDepart: (departId: string, permissionId: string, dataRuleIds: string | null) =>
    db.orm
      .update(sysDepartPermission)
      .set({ dataRuleIds })
      .where(and(eq(sysDepartPermission.departId, departId), eq(sysDepartPermission.permissionId, permissionId))),

  saveRulesOfRole: (roleId: string, permissionId: string, dataRuleIds: string | null) =>
    db.orm
      .update(sysDepartRolePermission)
      .set({ dataRuleIds })
      .where(and(eq(sysDepartRolePermission.roleId, roleId), eq(sysDepartRolePermission.permissionId, permissionId))),
});
