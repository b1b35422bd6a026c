import { splitList } from '@gezi/advanced-query/core';
import { CODE, done, refused } from '@gezi/domain';
import { and, eq, getTableName, inArray } from 'drizzle-orm';
import { keptRecords } from '../../../records/lists/keptRecords';
import type { ListRequest } from '../../../platform/query/listQuery';
import type { sysCheckRule, sysFillRule } from '../../../platform/db';
import type { Caller } from '../../../platform/http/Caller';
import { refuse } from '../../../platform/http/refusal';
import type { Services } from '../../../FeatureModule';
import { texts } from '../../../platform/texts';
import type { ListColumn } from '../../../records/workbooks/ListImport';
import { plainImport } from '../../../records/workbooks/plainImport';
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
  /** What a workbook has of one, beside name and code. */
  sheet: readonly ListColumn[];
}

/** The rules of one kind, of a tenant; the code stands once among them and among those of tenant 0, which serve every tenant. */
export function valueRules<Rule extends ValueRule>(
  services: Pick<Services, 'db' | 'clock' | 'dataRules'>,
  { what, page, table, sheet }: RuleKind,
) {
  const own = ({ tenantId }: Caller) => eq(table.tenantId, tenantId);
  const shared = ({ tenantId }: Caller) => inArray(table.tenantId, [...new Set([0, tenantId])]);
  const kept = keptRecords<Rule>(services, {
    what,
    page,
    nameOf: ({ ruleName, ruleCode }) => `${ruleName}（${ruleCode}）`,
    table,
    scope: own,
    unique: { ruleCode: CODE_TITLE } as Partial<Record<keyof Rule & string, string>>,
    uniqueAmong: shared,
  });
  const sheetColumns = [...head, ...sheet];

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
    return { title: what, columns: sheetColumns, rows: await kept.all(caller, splitList(selections), filters) };
  }

  /** The list that workbooks go into. */
  async function imported(caller: Caller) {
    return plainImport(services, caller, {
      name: what,
      columns: sheetColumns,
      table: getTableName(table) as ImportTable,
      isOwn: own(caller),
      code: table.ruleCode,
    });
  }
}

const head: readonly ListColumn[] = [
  { key: 'ruleName', header: '规则名称', required: true, maxLength: 100, width: 24 },
  {
    key: 'ruleCode',
    header: CODE_TITLE,
    required: true,
    unique: true,
    maxLength: 100,
    width: 24,
    read: (text) => (new RegExp(CODE).test(text) ? done(text) : refused(texts.import.wrong(CODE_TITLE))),
  },
];
