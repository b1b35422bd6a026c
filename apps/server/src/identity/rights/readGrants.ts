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

/** What roles, roles of departments and departments grant, with the data rules in force. */
export const readGrants = {
  ofRoles: (db: Database, roleIds: readonly string[]): Promise<GrantedRight[]> =>
    select(
      db,
      sql`select ${sysRolePermission.permissionId} as permission_id, ${sysRolePermission.dataRuleIds} as data_rule_ids
        from ${sysRolePermission} where ${sysRolePermission.roleId} = any(${sql.param([...roleIds])}::text[])`,
    ),

  /** As far as their department has it. */
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

  /** A page under data rules, comma-joined. */
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

/** Menus and buttons with all their rows. */
export const wholeRights = (permissionIds: readonly string[]): GrantedRight[] =>
  permissionIds.map((permissionId) => ({ permissionId, ruleIds: [] }));
