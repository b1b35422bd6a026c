import { setImmediate as nextTurn } from 'node:timers/promises';
import { and, eq, sql, type InferInsertModel } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { newId, supplierInfo, timeText, type Database } from '../../../platform/db';
import type { Caller } from '../../../platform/http/Caller';
import type { ImportedRow } from '../../../records/workbooks/ListImport';
import type { ImportRecord } from '../../../records/workbooks/saveRows';

/** Required columns, guaranteed by the import. */
type RequiredColumns = Pick<InferInsertModel<typeof supplierInfo>, 'name' | 'creditCode' | 'linkman' | 'mobile'>;

const UNIQUE = { name: supplierInfo.name, creditCode: supplierInfo.creditCode };

/** Values per query, so that other requests are not blocked for long. */
const STEP = 1_000;

/** Binds the list as one parameter, because parsing a thousand parameters is slower than the query. */
const isOneOf = (column: AnyPgColumn, values: readonly string[]) =>
  sql`${column} = any(${sql.param([...values])}::text[])`;

/** SQL of the import of suppliers. */
export const supplierImportStore = (db: Database, clock: () => number) => ({
  /** Returns those of `values` (names or credit codes) that the tenant already has. */
  async findExisting({ tenantId }: Caller, key: string, values: readonly string[]): Promise<ReadonlySet<string>> {
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

  /** Records of imported rows. They are approved, because importing needs a permission. */
  records({ username, tenantId, orgCode }: Caller, rows: readonly ImportedRow[]): ImportRecord[] {
    const now = timeText(clock());
    const defaults = {
      supplierMaterialTypeList: [],
      status: '1',
      auditStatus: '1',
      source: '3',
      createBy: username,
      createTime: now,
      sysOrgCode: orgCode,
      tenantId,
    };
    return rows.map((row) => ({ ...(row as RequiredColumns), ...defaults, id: newId() }));
  },
});
