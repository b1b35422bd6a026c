import { setImmediate as nextTurn } from 'node:timers/promises';
import { and, asc, eq, inArray, or, sql, type InferInsertModel } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { likeSql } from '../../../platform/query/conditionSql';
import { newId, supplierInfo, timeText, type Database } from '../../../platform/db';
import { isExternal, type Caller } from '../../../platform/http/Caller';
import type { ImportedRow } from '../../../records/workbooks/ListImport';
import type { ImportRecord } from '../../../records/workbooks/saveRows';

/** As the columns of the import have made sure. */
type Read = Pick<InferInsertModel<typeof supplierInfo>, 'name' | 'creditCode' | 'linkman' | 'mobile'>;

const UNIQUE = { name: supplierInfo.name, creditCode: supplierInfo.creditCode };

/** Values asked for at once: others wait meanwhile. */
const STEP = 1_000;

/** As one parameter: a thousand of them take longer to be read than to be found. */
const isOneOf = (column: AnyPgColumn, values: readonly string[]) =>
  sql`${column} = any(${sql.param([...values])}::text[])`;

/** Rows of suppliers, of one tenant at a time. */
export const supplierStore = (db: Database, clock: () => number) => ({
  /** Of names or credit codes, those the tenant has. */
  async taken({ tenantId }: Caller, key: string, values: readonly string[]): Promise<ReadonlySet<string>> {
    const column = UNIQUE[key as keyof typeof UNIQUE];
    const found = new Set<string>();
    for (let from = 0; from < values.length; from += STEP) {
      const rows = await db.orm
        .select({ value: column })
        .from(supplierInfo)
        .where(and(eq(supplierInfo.tenantId, tenantId), isOneOf(column, values.slice(from, from + STEP))));
      for (const { value } of rows) found.add(value);
      await nextTurn();
    }
    return found;
  },

  /** Approved already: who may import answers for them. */
  records({ username, tenantId, orgCode }: Caller, rows: readonly ImportedRow[]): ImportRecord[] {
    const now = timeText(clock());
    const given = {
      supplierMaterialTypeList: [],
      status: '1',
      auditStatus: '1',
      source: '3',
      createBy: username,
      createTime: now,
      sysOrgCode: orgCode,
      tenantId,
    };
    return rows.map((row) => ({ ...(row as Read), ...given, id: newId() }));
  },

  /** Those whose name, short name or credit code holds a text; who acts for a supplier finds that one alone. */
  async find(caller: Caller, keyword: string, limit: number) {
    const { id, name, shortName, creditCode, linkman } = supplierInfo;
    const rows = await db.orm
      .select({ id, title: name, code: creditCode, note: linkman })
      .from(supplierInfo)
      .where(
        and(
          eq(supplierInfo.tenantId, caller.tenantId),
          isExternal(caller) ? (caller.supplierId ? eq(id, caller.supplierId) : sql`false`) : undefined,
          or(...[name, shortName, creditCode].map((column) => likeSql(column, 'contains', keyword))),
        ),
      )
      .orderBy(asc(name), asc(id))
      .limit(limit);
    return rows.map((row) => ({ ...row, title: row.title ?? '' }));
  },

  /** @param ids none = all */
  list: ({ tenantId }: Caller, ids: readonly string[]) =>
    db.orm
      .select()
      .from(supplierInfo)
      .where(and(eq(supplierInfo.tenantId, tenantId), ids.length > 0 ? inArray(supplierInfo.id, [...ids]) : undefined))
      .orderBy(asc(supplierInfo.createTime), asc(supplierInfo.id))
      .limit(50_000),
});
