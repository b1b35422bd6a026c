import type { DataRule, DataRuleAdd, DataRuleEdit } from '@gezi/domain';
import type { LogChange } from '../../../identity/audit/changeLogger';
import { columnKind } from '../../../platform/query/columnKind';
import type { Caller } from '../../../platform/http/Caller';
import { refuse } from '../../../platform/http/refusal';
import { authority } from '../../../identity/rights/authority';
import { rulesOfPage } from '../../../identity/rights/givenRules';
import type { StoredRule } from '../../../platform/http/GrantedRule';
import { ruleFault } from '../../../identity/rights/ruleSql';
import type { Services } from '../../../FeatureModule';
import { texts } from '../../../platform/texts';
import { permissionStore, type PermissionRow } from './store';

const FIELDS = {
  'no-column': 'ruleColumn',
  'bad-expression': 'ruleValue',
  'unknown-variable': 'ruleValue',
  'bad-value': 'ruleValue',
};

/** Management of the data rules of pages, with the same rights as menus. */
export function pageRules({ db, clock, rights, dataRules }: Services) {
  const store = permissionStore(db, clock);
  const { mustAdministerAll } = authority(db);

  return { list, columns, add, edit, remove };

  async function list(permissionId: string, ruleName = '', ruleColumn = ''): Promise<DataRule[]> {
    const rules = await rulesOfPage(db, permissionId);
    return rules.filter(
      (rule) => rule.ruleName.includes(ruleName.trim()) && (rule.ruleColumn ?? '').includes(ruleColumn.trim()),
    );
  }

  /** Columns that rules of a page may use. */
  async function columns(permissionId: string) {
    const findPage = (await store.all()).find(({ id }) => id === permissionId);
    const component = findPage?.component ?? null;
    const labels = dataRules.labelsOf(component);
    return Object.entries(dataRules.columnsOf(component) ?? {}).map(([name, column]) => ({
      name,
      label: labels[name] ?? null,
      kind: columnKind(column),
    }));
  }

  async function add(caller: Caller, input: DataRuleAdd, logChange: LogChange): Promise<null> {
    await change(caller, async () => {
      const members = { ruleColumn: null, status: '1', ...input };
      await check(caller, await page(input.permissionId), members);
      const id = await store.addRule(caller, normalize(members));
      await logChange('add', () => texts.audit.ruleAdded(input.ruleName), { id, ...input });
    });
    return null;
  }

  async function edit(caller: Caller, { id, ...input }: DataRuleEdit, logChange: LogChange): Promise<null> {
    await change(caller, async () => {
      const before = await store.rule(id);
      if (!before) throw refuse(texts.notFound, 'id');
      const members = { ...before, ...input };
      await check(caller, await page(before.permissionId), members);
      const { ruleName, ruleColumn, ruleConditions, ruleValue, status } = normalize(members);
      await store.saveRule(caller, id, { ruleName, ruleColumn, ruleConditions, ruleValue, status });
      await logChange('edit', () => texts.audit.ruleEdited(ruleName), { id, before, ...input });
    });
    return null;
  }

  async function remove(caller: Caller, id: string, logChange: LogChange): Promise<null> {
    await change(caller, async () => {
      const rule = await store.rule(id);
      if (!rule) throw refuse(texts.notFound, 'id');
      await store.removeRule(id);
      await logChange('delete', () => texts.audit.ruleDeleted(rule.ruleName), { id });
    });
    return null;
  }

  async function page(permissionId: string): Promise<PermissionRow> {
    const found = (await store.all()).find(({ id, menuType }) => id === permissionId && menuType !== 2);
    if (!found) throw refuse(texts.notFound, 'permissionId');
    return found;
  }

  async function check(caller: Caller, { component }: PermissionRow, rule: StoredRule): Promise<void> {
    const fault = ruleFault(rule, dataRules.columnsOf(component), dataRules.valuesFor(caller));
    if (fault) throw refuse(texts.dataRule.faults[fault], FIELDS[fault]);
  }

  function change(caller: Caller, work: () => Promise<void>): Promise<void> {
    return rights.change('anybody', async () => {
      await mustAdministerAll(caller, texts.menu.shared);
      await work();
    });
  }
}

/** A SQL-like condition names its columns itself. */
const normalize = <Rule extends StoredRule>(rule: Rule): Rule =>
  rule.ruleConditions === 'USE_SQL_RULES' ? { ...rule, ruleColumn: null } : rule;
