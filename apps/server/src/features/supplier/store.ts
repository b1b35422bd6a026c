import { and, asc, eq, inArray, type InferInsertModel } from 'drizzle-orm';
import { bulkInsert, newId, supplierInfo, timeText, type Database } from '../../db';
import type { Caller } from '../../http/Caller';
import type { ImportedRow } from '../../workbooks/ListImport';

/** As the columns of the import have made sure. */
type Read = Pick<InferInsertModel<typeof supplierInfo>, 'name' | 'creditCode' | 'linkman' | 'mobile'>;

const UNIQUE = { name: supplierInfo.name, creditCode: supplierInfo.creditCode };

/** Rows of suppliers, of one tenant at a time. */
export const supplierStore = (db: Database, clock: () => number) => ({
  /** Of names or credit codes, those the tenant has. */
  async taken({ tenantId }: Caller, key: string, values: readonly string[]): Promise<ReadonlySet<string>> {
    const column = UNIQUE[key as keyof typeof UNIQUE];
    const found = new Set<string>();
    for (let from = 0; from < values.length; from += 5_000) {
      const rows = await db.orm
        .select({ value: column })
        .from(supplierInfo)
        .where(and(eq(supplierInfo.tenantId, tenantId), inArray(column, values.slice(from, from + 5_000))));
      for (const { value } of rows) found.add(value);
    }
    return found;
  },

  /** Approved already: who may import answers for them. */
  async add({ username, tenantId, orgCode }: Caller, rows: readonly ImportedRow[]): Promise<void> {
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
    await bulkInsert(
      db.orm,
      supplierInfo,
      rows.map((row) => ({ ...(row as Read), ...given, id: newId() })),
    );
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
