import { and, inArray, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { createdBy } from '../../platform/db/createdBy';
import { newId } from '../../platform/db';
import type { Caller } from '../../platform/http/Caller';
import type { RecordServices } from '../RecordServices';
import type { ListColumn, ListImport } from './ListImport';
import type { ImportRecord, ImportTable } from './saveRows';

interface PlainList {
  name: () => string;
  columns: readonly ListColumn[];
  table: ImportTable;
  /** Condition for records of the caller's tenant. */
  isOwn: SQL;
  /** The only unique column. */
  code: AnyPgColumn;
}

/** Import of a single-table list with a unique code. Rows are stored unchanged in the caller's tenant. */
export function plainImport(
  { db, clock }: Pick<RecordServices, 'db' | 'clock'>,
  caller: Caller,
  { name, columns, table, isOwn, code }: PlainList,
): ListImport {
  return {
    name,
    columns,
    table,
    async findExisting(_key, values) {
      const rows = await db.orm
        .select({ code })
        .from(code.table)
        .where(and(isOwn, inArray(code, [...values])));
      return new Set(rows.map((row) => String(row.code)));
    },
    records(rows) {
      const created = createdBy(caller, clock());
      return rows.map((row) => ({ ...row, ...created, id: newId() }) as ImportRecord);
    },
  };
}
