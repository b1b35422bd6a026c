import { splitList } from '@gezi/advanced-query/core';
import { importColumnsOf, type ListField } from '@gezi/domain';
import { and, eq, getTableName, inArray } from 'drizzle-orm';
import { versionedRecords } from '../../../records/lists/versionedRecords';
import type { ListRequest } from '../../../platform/query/listQuery';
import type { sysCheckRule, sysFillRule } from '../../../platform/db';
import type { Caller } from '../../../platform/http/Caller';
import { refuse } from '../../../platform/http/refusal';
import type { Services } from '../../../FeatureModule';
import { texts } from '../../../platform/texts';
import { plainImport } from '../../../records/workbooks/plainImport';
import { sheetColumns, type CellReader } from '../../../records/workbooks/sheetColumns';
import type { ImportTable } from '../../../records/workbooks/saveRows';

interface ValueRule {
  id: string;
  ruleName: string;
  ruleCode: string;
  updateTime: string | null;
}

/** A kind of rule that callers refer to by its code. */
export interface RuleKind {
  /** Name of one rule for users. */
  recordName: () => string;
  /** Menu component of the list page. */
  page: string;
  table: typeof sysCheckRule | typeof sysFillRule;
  fields: readonly ListField[];
  /** Custom cell parsers by column. */
  readers: Readonly<Record<string, CellReader>>;
}

/** Rules of one kind. Codes are unique among those of the tenant and of tenant 0, which serve all tenants. */
export function valueRules<Rule extends ValueRule>(
  services: Pick<Services, 'db' | 'clock' | 'dataRules'>,
  { recordName, page, table, fields, readers }: RuleKind,
) {
  const inTenant = ({ tenantId }: Caller) => eq(table.tenantId, tenantId);
  const shared = ({ tenantId }: Caller) => inArray(table.tenantId, [...new Set([0, tenantId])]);
  const records = versionedRecords<Rule>(services, {
    recordName,
    page,
    fields,
    nameOf: ({ ruleName, ruleCode }) => `${ruleName}（${ruleCode}）`,
    table,
    scope: inTenant,
    unique: { ruleCode: () => texts.rule.code } as Partial<Record<keyof Rule & string, () => string>>,
    uniqueAmong: shared,
  });
  const columns = sheetColumns(importColumnsOf(fields), {}, readers);

  return { ...records, findOrRefuse, exportList, importList };

  /** @throws {Refusal} naming `ruleCode` when the rule does not exist */
  async function findOrRefuse(caller: Caller, ruleCode: string): Promise<Rule> {
    const [rule] = await services.db.orm
      .select()
      .from(table)
      .where(and(shared(caller), eq(table.ruleCode, ruleCode)))
      .limit(1);
    if (!rule) throw refuse(texts.rule.unknown(ruleCode), 'ruleCode');
    return rule as Rule;
  }
  /** Rows for an export: the selected ones, or all that match the filters. */
  async function exportList(caller: Caller, { selections = '', ...filters }: ListRequest & { selections?: string }) {
    return { title: recordName, columns, rows: await records.all(caller, splitList(selections), filters) };
  }

  /** Definition for the import. */
  async function importList(caller: Caller) {
    return plainImport(services, caller, {
      name: recordName,
      columns,
      table: getTableName(table) as ImportTable,
      isOwn: inTenant(caller),
      code: table.ruleCode,
    });
  }
}
