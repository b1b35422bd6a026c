import { dataRuleMembersOf, type Label, type ListField, type RuleVariable } from '@gezi/domain';
import { and, type SQL } from 'drizzle-orm';
import type { Columns } from '../../platform/query/Columns';
import { timeText } from '../../platform/db';
import { hasRole, type Caller } from '../../platform/http/Caller';
import { groupBy } from '../../platform/kit/groupBy';
import { ruleSql, rulesSql, type RuleValues } from './ruleSql';

/** Which rows a caller sees; undefined = all. */
export type RowScope = (caller: Caller) => SQL | undefined;

export interface DataRules {
  /**
   * Puts the rows of a page under data rules: its list, its export, and whatever reads or changes one of them.
   *
   * @param component of the page, as its menu has it
   * @param columns that rules may ask about
   * @param scope rows there are without rules; default all
   * @param fields what the members are called
   * @returns the rows of `scope` that the rules of a caller leave
   */
  page(component: string, columns: Columns, scope?: RowScope, fields?: readonly ListField[]): RowScope;
  /** The same rules for another table of the page: what asks about a column it lacks leaves none of its rows. */
  also(component: string, columns: Columns): RowScope;
  /** What rules of a page may ask about; undefined where no list is under rules. */
  columnsOf(component: string | null): Columns | undefined;
  /** What the members of a page are called, as far as its fields name them. */
  labelsOf(component: string | null): Readonly<Record<string, Label>>;
  /** What variables stand for, for a caller at this moment. */
  valuesFor(caller: Caller): RuleValues;
}

/**
 * Data rules of pages as conditions of their lists. A role that grants a page without a rule shows all of it; several
 * roles show what any of them does. Administrators see everything.
 *
 * @param clock epoch milliseconds
 */
export function createDataRules(clock: () => number): DataRules {
  const pages = new Map<string, { columns: Columns; fields: readonly ListField[] }>();

  function valuesFor({ username, realname, orgCode, orgCodes, tenantId }: Caller): RuleValues {
    const now = timeText(clock());
    const values: Record<RuleVariable, readonly string[]> = {
      sys_user_code: [username],
      sys_user_name: [realname],
      sys_org_code: orgCode === null ? [] : [orgCode],
      sys_multi_org_code: orgCodes,
      sys_date: [now.slice(0, 10)],
      sys_time: [now],
      tenant_id: [String(tenantId)],
    };
    return values;
  }

  const also = (component: string, columns: Columns) => (caller: Caller) => {
    if (hasRole(caller, 'admin')) return undefined;
    const held = caller.pageRules.filter((rule) => rule.component === component);
    if (!held.some(({ ruleId }) => ruleId)) return undefined;
    const values = valuesFor(caller);
    const byRole = [...groupBy(held, ({ roleId }) => roleId).values()];
    return rulesSql(
      byRole.map((rules) => rules.filter(({ ruleId }) => ruleId).map((rule) => ruleSql(rule, columns, values))),
    );
  };

  return {
    page(component, columns, scope = () => undefined, fields = []) {
      pages.set(component, { columns, fields });
      const rules = also(component, columns);
      return (caller) => and(scope(caller), rules(caller));
    },
    also,
    columnsOf: (component) => pages.get(component ?? '')?.columns,
    labelsOf: (component) => dataRuleMembersOf(pages.get(component ?? '')?.fields ?? []),
    valuesFor,
  };
}
