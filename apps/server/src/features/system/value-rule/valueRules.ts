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

const CODE_TITLE = '规则编码';

interface ValueRule {
  id: string;
  ruleName: string;
  ruleCode: string;
  updateTime: string | null;
}

/** A kind of rule that is asked for by its code. */
export interface RuleKind {
  /** What one is called. */
  what: string;
  /** Component of the page that lists them. */
  page: string;
  table: typeof sysCheckRule | typeof sysFillRule;
  fields: readonly ListField[];
  /** Reads the cells of a workbook that mean something of their own. */
  readers: Readonly<Record<string, CellReader>>;
}

/** The rules of one kind, of a tenant; the code stands once among them and among those of tenant 0, which serve every tenant. */
export function valueRules<Rule extends ValueRule>(
  services: Pick<Services, 'db' | 'clock' | 'dataRules'>,
  { what, page, table, fields, readers }: RuleKind,
) {
  const own = ({ tenantId }: Caller) => eq(table.tenantId, tenantId);
  const shared = ({ tenantId }: Caller) => inArray(table.tenantId, [...new Set([0, tenantId])]);
  const kept = versionedRecords<Rule>(services, {
    what,
    page,
    fields,
    nameOf: ({ ruleName, ruleCode }) => `${ruleName}（${ruleCode}）`,
    table,
    scope: own,
    unique: { ruleCode: CODE_TITLE } as Partial<Record<keyof Rule & string, string>>,
    uniqueAmong: shared,
  });
  const columns = sheetColumns(importColumnsOf(fields), {}, readers);

  return { ...kept, named, exported, imported };

  /** @throws {Refusal} naming `ruleCode`, for a rule nobody knows */
  async function named(caller: Caller, ruleCode: string): Promise<Rule> {
    const [rule] = await services.db.orm
      .select()
      .from(table)
      .where(and(shared(caller), eq(table.ruleCode, ruleCode)))
      .limit(1);
    if (!rule) throw refuse(texts.rule.unknown(ruleCode), 'ruleCode');
    return rule as unknown as Rule;
  }
  /** For a workbook: those of the conditions, or those chosen. */
  async function exported(caller: Caller, { selections = '', ...filters }: ListRequest & { selections?: string }) {
    return { title: what, columns, rows: await kept.all(caller, splitList(selections), filters) };
  }

  /** The list that workbooks go into. */
  async function imported(caller: Caller) {
    return plainImport(services, caller, {
      name: what,
      columns,
      table: getTableName(table) as ImportTable,
      isOwn: own(caller),
      code: table.ruleCode,
    });
  }
}
