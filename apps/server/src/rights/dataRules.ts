import type { RuleVariable } from '@gezi/domain';
import { sql, type SQL } from 'drizzle-orm';
import type { Columns } from '../crud/Columns';
import { sysDepart, sysPermission, sysPermissionDataRule, sysUserDepart, timeText, type Database } from '../db';
import { hasRole, type Caller } from '../http/Caller';
import { groupBy } from '../kit/groupBy';
import { heldBy } from './heldRights';
import { ruleSql, rulesSql, type RuleValues, type StoredRule } from './ruleSql';

export interface DataRules {
  /**
   * Puts the list of a page under data rules.
   *
   * @param component of the page, as its menu has it
   * @param columns that rules may ask about
   * @returns which rows the rules of a caller leave; undefined = all
   */
  page(component: string, columns: Columns): (caller: Caller) => Promise<SQL | undefined>;
  /** What rules of a page may ask about; undefined where no list is under rules. */
  columnsOf(component: string | null): Columns | undefined;
  /** What variables stand for, for a caller at this moment. */
  valuesFor(caller: Caller): Promise<RuleValues>;
}

type HeldRule = StoredRule & { roleId: string; ruleId: string | null };

/**
 * Data rules of pages as conditions of their lists. A role that grants a page without a rule shows all of it; several
 * roles show what any of them does. Administrators see everything.
 *
 * @param clock epoch milliseconds
 */
export function createDataRules(db: Database, clock: () => number): DataRules {
  const pages = new Map<string, Columns>();

  async function rulesOf(caller: Caller, component: string): Promise<HeldRule[]> {
    const rule = sysPermissionDataRule;
    const { rows } = await db.orm.execute<Record<keyof HeldRule, string>>(sql`
      select held.role_id as "roleId", ${rule.id} as "ruleId", ${rule.ruleColumn} as "ruleColumn",
        ${rule.ruleConditions} as "ruleConditions", ${rule.ruleValue} as "ruleValue"
      from ${heldBy(caller.userId)}
      join ${sysPermission} on ${sysPermission.id} = held.permission_id
      left join ${rule} on ${rule.permissionId} = ${sysPermission.id} and ${rule.status} = '1'
        and ${rule.id} = any (string_to_array(held.data_rule_ids, ','))
      where held.tenant_id = ${caller.tenantId} and ${sysPermission.component} = ${component}
        and ${sysPermission.menuType} <> 2 and ${sysPermission.delFlag} = 0`);
    return rows;
  }

  async function valuesFor({ userId, username, realname, orgCode, tenantId }: Caller): Promise<RuleValues> {
    const now = timeText(clock());
    const { rows } = await db.orm.execute<{ code: string }>(sql`
      select ${sysDepart.orgCode} as code from ${sysUserDepart}
      join ${sysDepart} on ${sysDepart.id} = ${sysUserDepart.departId}
      where ${sysUserDepart.userId} = ${userId} and ${sysDepart.tenantId} = ${tenantId} and ${sysDepart.delFlag} = 0`);
    const values: Record<RuleVariable, readonly string[]> = {
      sys_user_code: [username],
      sys_user_name: [realname],
      sys_org_code: orgCode === null ? [] : [orgCode],
      sys_multi_org_code: rows.map(({ code }) => code),
      sys_date: [now.slice(0, 10)],
      sys_time: [now],
      tenant_id: [String(tenantId)],
    };
    return values;
  }

  return {
    page(component, columns) {
      pages.set(component, columns);
      return async (caller) => {
        if (hasRole(caller, 'admin')) return undefined;
        const held = await rulesOf(caller, component);
        if (!held.some(({ ruleId }) => ruleId)) return undefined;
        const values = await valuesFor(caller);
        const byRole = [...groupBy(held, ({ roleId }) => roleId).values()];
        return rulesSql(
          byRole.map((rules) => rules.filter(({ ruleId }) => ruleId).map((rule) => ruleSql(rule, columns, values))),
        );
      };
    },
    columnsOf: (component) => pages.get(component ?? ''),
    valuesFor,
  };
}
