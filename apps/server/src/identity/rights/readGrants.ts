import type { GrantedRight } from '@gezi/domain';
import { sql, type SQL } from 'drizzle-orm';
import {
  sysDepartPermission,
  sysDepartRole,
  sysDepartRolePermission,
  sysRolePermission,
  type Database,
} from '../../platform/db';
import { rulesInForce } from './standings';

/** Rights granted by roles and department roles, with the active data rules. */
export const readGrants = {
  ofRoles: (db: Database, roleIds: readonly string[]): Promise<GrantedRight[]> =>
    select(
      db,
      sql`select ${sysRolePermission.permissionId} as permission_id, ${sysRolePermission.dataRuleIds} as data_rule_ids
        from ${sysRolePermission} where ${sysRolePermission.roleId} = any(${sql.param([...roleIds])}::text[])`,
    ),

  /** Within the permissions of their department. */
  ofDepartRoles: (db: Database, roleIds: readonly string[]): Promise<GrantedRight[]> =>
    select(
      db,
      sql`select ${sysDepartRolePermission.permissionId} as permission_id,
          concat_ws(',', ${sysDepartRolePermission.dataRuleIds}, ${sysDepartPermission.dataRuleIds}) as data_rule_ids
        from ${sysDepartRolePermission}
        join ${sysDepartRole} on ${sysDepartRole.id} = ${sysDepartRolePermission.roleId}
        join ${sysDepartPermission} on ${sysDepartPermission.departId} = ${sysDepartRole.departId}
          and ${sysDepartPermission.permissionId} = ${sysDepartRolePermission.permissionId}
        where ${sysDepartRolePermission.roleId} = any(${sql.param([...roleIds])}::text[])`,
    ),

  /** The right to a page with comma-separated data rules. */
  async ofRules(db: Database, permissionId: string, dataRuleIds: string | null): Promise<GrantedRight> {
    const [right] = await select(
      db,
      sql`select ${permissionId}::text as permission_id, ${dataRuleIds}::text as data_rule_ids`,
    );
    return right!;
  },
};

async function select(db: Database, granted: SQL): Promise<GrantedRight[]> {
  const { rows } = await db.orm.execute<GrantedRight & Record<string, unknown>>(sql`
    select granted.permission_id as "permissionId",
      ${rulesInForce(sql`granted.permission_id`, sql`granted.data_rule_ids`)} as "ruleIds"
    from (${granted}) granted`);
  return rows;
}

/** Rights to menus and buttons without data rules. */
export const wholeRights = (permissionIds: readonly string[]): GrantedRight[] =>
  permissionIds.map((permissionId) => ({ permissionId, ruleIds: [] }));
