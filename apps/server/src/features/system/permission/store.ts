import { asc, eq, inArray, sql } from 'drizzle-orm';
import {
  newId,
  nextVersion,
  sysDepartPermission,
  sysDepartRolePermission,
  sysPermission,
  sysPermissionDataRule,
  sysRole,
  sysRolePermission,
  sysTenantPackPermission,
  timeText,
  type Database,
} from '../../../platform/db';
import type { Caller } from '../../../platform/http/Caller';

export type PermissionRow = typeof sysPermission.$inferSelect;
export type MenuMembers = Partial<
  Omit<typeof sysPermission.$inferInsert, 'id' | 'createBy' | 'createTime' | 'updateBy' | 'updateTime'>
>;

/** SQL of menus and buttons, which all tenants share, and of data rules. */
export const permissionStore = (db: Database, clock: () => number) => ({
  all: (): Promise<PermissionRow[]> =>
    db.orm
      .select()
      .from(sysPermission)
      .where(eq(sysPermission.delFlag, 0))
      .orderBy(asc(sysPermission.sortNo), asc(sysPermission.id)),

  /** Ids of menus with data rules. */
  async withRules(): Promise<Set<string>> {
    const rows = await db.orm.selectDistinct({ id: sysPermissionDataRule.permissionId }).from(sysPermissionDataRule);
    return new Set(rows.map(({ id }) => id));
  },

  roleIds: async (tenantId: number): Promise<string[]> =>
    (
      await db.orm
        .select({ id: sysRole.id })
        .from(sysRole)
        .where(inArray(sysRole.tenantId, [0, tenantId]))
        .orderBy(asc(sysRole.id))
    ).map(({ id }) => id),

  async add({ username, orgCode }: Caller, members: MenuMembers & { name: string; menuType: number }): Promise<string> {
    const id = newId();
    const now = timeText(clock());
    const created = { createBy: username, createTime: now, updateBy: username, updateTime: now, sysOrgCode: orgCode };
    await db.orm.insert(sysPermission).values({ ...members, ...created, id, tenantId: 0 });
    return id;
  },

  save: ({ username }: Caller, id: string, members: MenuMembers) =>
    db.orm
      .update(sysPermission)
      .set({ ...members, updateBy: username, updateTime: nextVersion(sysPermission.updateTime, clock()) })
      .where(eq(sysPermission.id, id)),

  /** Soft-deletes menus and removes their grants. The rows stay, so that a later release does not seed them again. */
  async remove({ username }: Caller, ids: readonly string[]): Promise<void> {
    const idList = [...ids];
    await db.orm.delete(sysRolePermission).where(inArray(sysRolePermission.permissionId, idList));
    await db.orm.delete(sysDepartPermission).where(inArray(sysDepartPermission.permissionId, idList));
    await db.orm.delete(sysDepartRolePermission).where(inArray(sysDepartRolePermission.permissionId, idList));
    await db.orm.delete(sysTenantPackPermission).where(inArray(sysTenantPackPermission.permissionId, idList));
    await db.orm.delete(sysPermissionDataRule).where(inArray(sysPermissionDataRule.permissionId, idList));
    await db.orm
      .update(sysPermission)
      .set({ delFlag: 1, updateBy: username, updateTime: timeText(clock()) })
      .where(inArray(sysPermission.id, idList));
  },

  /** Locks the root menus until the transaction ends, which serializes moves. */
  lockAll: () => db.orm.execute(sql`select 1 from ${sysPermission} where ${sysPermission.parentId} = '' for update`),

  async rule(id: string) {
    const [rule] = await db.orm.select().from(sysPermissionDataRule).where(eq(sysPermissionDataRule.id, id));
    return rule;
  },

  async addRule(
    { username, orgCode }: Caller,
    members: Pick<
      typeof sysPermissionDataRule.$inferInsert,
      'permissionId' | 'ruleName' | 'ruleColumn' | 'ruleConditions' | 'ruleValue' | 'status'
    >,
  ): Promise<string> {
    const id = newId();
    const now = timeText(clock());
    await db.orm
      .insert(sysPermissionDataRule)
      .values({ ...members, id, createBy: username, createTime: now, updateTime: now, sysOrgCode: orgCode });
    return id;
  },

  saveRule: ({ username }: Caller, id: string, members: Partial<typeof sysPermissionDataRule.$inferInsert>) =>
    db.orm
      .update(sysPermissionDataRule)
      .set({ ...members, updateBy: username, updateTime: timeText(clock()) })
      .where(eq(sysPermissionDataRule.id, id)),

  /** Deletes a data rule and removes it from roles and departments. */
  async removeRule(id: string): Promise<void> {
    for (const table of [sysRolePermission, sysDepartPermission, sysDepartRolePermission]) {
      await db.orm
        .update(table)
        .set({
          dataRuleIds: sql`nullif(array_to_string(array_remove(string_to_array(${table.dataRuleIds}, ','), ${id}), ','), '')`,
        })
        .where(sql`${id} = any (string_to_array(${table.dataRuleIds}, ','))`);
    }
    await db.orm.delete(sysPermissionDataRule).where(eq(sysPermissionDataRule.id, id));
  },
});
