import { dataRuleMembersOf, type Label, type ListField, type RuleVariable } from '@gezi/domain';
import { and, type SQL } from 'drizzle-orm';
import type { Columns } from '../../platform/query/Columns';
import { timeText } from '../../platform/db';
import { hasRole, type Caller } from '../../platform/http/Caller';
import { groupBy } from '../../platform/kit/groupBy';
import { ruleSql, rulesSql, type RuleValues } from './ruleSql';

/** Condition on the rows a caller sees; undefined: all rows. */
export type RowScope = (caller: Caller) => SQL | undefined;

export interface DataRules {
  /**
   * Applies data rules to the rows of a page: its list, its export, and every call that reads or changes one of them.
   *
   * @param component component of the page, as in its menu
   * @param columns columns that rules may use
   * @param scope rows without data rules; default: all
   * @param fields labels of the columns
   * @returns the rows of `scope` that match the rules of a caller
   */
  page(component: string, columns: Columns, scope?: RowScope, fields?: readonly ListField[]): RowScope;
  /** The same rules for another table of the page; a rule on a column it does not have matches no row. */
  forTable(component: string, columns: Columns): RowScope;
  /**
   * The data rules of a page for other calls that show its rows, e.g. dictionaries.
   *
   * @throws {Error} when called before the page is declared with {@link page}
   */
  rulesOf(component: string): RowScope;
  /** Columns that rules of a page may use; undefined for a page without data rules. */
  columnsOf(component: string | null): Columns | undefined;
  /** Labels of the columns of a page that its fields define. */
  labelsOf(component: string | null): Readonly<Record<string, Label>>;
  /** Current values of rule variables for a caller. */
  valuesFor(caller: Caller): RuleValues;
}

/**
 * Converts data rules of pages to conditions. A role that grants a page without a rule shows all of its rows; several roles
 * show the union of their rows. Administrators see all rows.
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

  const forTable = (component: string, columns: Columns) => (caller: Caller) => {
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
      const rules = forTable(component, columns);
      return (caller) => and(scope(caller), rules(caller));
    },
    forTable,
    rulesOf: (component) => (caller) => {
      const declared = pages.get(component);
      if (!declared) throw new Error(`no page ${component} declares data rules`);
      return forTable(component, declared.columns)(caller);
    },
    columnsOf: (component) => pages.get(component ?? '')?.columns,
    labelsOf: (component) => dataRuleMembersOf(pages.get(component ?? '')?.fields ?? []),
    valuesFor,
  };
}
