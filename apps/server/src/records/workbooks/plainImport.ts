import { and, inArray, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { createdBy } from '../../platform/db/createdBy';
import { newId } from '../../platform/db';
import type { Caller } from '../../platform/http/Caller';
import type { RecordServices } from '../RecordServices';
import type { ListColumn, ListImport } from './ListImport';
import type { ImportRecord, ImportTable } from './saveRows';

interface PlainList {
  name: string;
  columns: readonly ListColumn[];
  table: ImportTable;
  /** The records of the caller's tenant. */
  isOwn: SQL;
  /** The one column that is unique. */
  code: AnyPgColumn;
}

/** The import of a list whose rows are stored as they come, each of the caller's tenant, with a code no two may share. */
export function plainImport(
  { db, clock }: Pick<RecordServices, 'db' | 'clock'>,
  caller: Caller,
  { name, columns, table, isOwn, code }: PlainList,
): ListImport {
  return {
    name,
    columns,
    table,
    async taken(_key, values) {
      const rows = await db.orm
        .select({ code })
        .from(code.table)
        .where(and(isOwn, inArray(code, [...values])));
      return new Set(rows.map((row) => String(row.code)));
    },
    records(rows) {
      const made = createdBy(caller, clock());
      return rows.map((row) => ({ ...row, ...made, id: newId() }) as ImportRecord);
    },
  };
}
