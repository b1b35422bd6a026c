import { sql } from 'drizzle-orm';
import { sysPermission, sysPermissionDataRule } from '../../platform/db';
import type { GrantedRule } from '../../platform/http/GrantedRule';
import { heldBy } from './heldRights';

const rule = sysPermissionDataRule;
const isActive = sql`${rule.status} = '1'`;

/**
 * A user's grants of pages with active data rules, in each tenant: per role, its rules or `ruleId` null. Skips the lookup
 * if there are no active rules at all.
 */
export const pageRulesOf = (userId: unknown) => sql<(GrantedRule & { tenantId: number })[]>`(
  case when exists (select 1 from ${rule} where ${isActive}) then (
    select coalesce(json_agg(json_build_object(
      'tenantId', held.tenant_id, 'component', ${sysPermission.component}, 'roleId', held.role_id,
      'ruleId', ${rule.id}, 'ruleColumn', ${rule.ruleColumn}, 'ruleConditions', ${rule.ruleConditions},
      'ruleValue', ${rule.ruleValue})), '[]')
    from ${heldBy(userId)}
    join ${sysPermission} on ${sysPermission.id} = held.permission_id
    left join ${rule} on ${rule.permissionId} = ${sysPermission.id} and ${isActive}
      and ${rule.id} = any (string_to_array(held.data_rule_ids, ','))
    where ${sysPermission.menuType} <> 2 and ${sysPermission.delFlag} = 0 and exists (
      select 1 from ${rule} here where here.permission_id = ${sysPermission.id} and here.status = '1')
  ) else '[]' end)`;
