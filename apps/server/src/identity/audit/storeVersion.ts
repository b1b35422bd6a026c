import { getTableColumns, sql } from 'drizzle-orm';
import { combinedInsert, newId, sysDataCount, sysDataLog, timeText, type Database } from '../../platform/db';
import type { Caller } from '../../platform/http/Caller';
import { masked } from './masked';

export interface ChangedRecord {
  /** Table name in the database, e.g. `sys_dict`. */
  table: string;
  id: string;
  type: 'add' | 'edit' | 'delete';
  /** The record after the change; for a deletion, before it. */
  content: Readonly<Record<string, unknown>>;
}

/** Stores a version of a record. Call it within the transaction that changes and locks the record. */
export function storeVersion(db: Database, clock: () => number) {
  return (caller: Caller, { table, id, type, content }: ChangedRecord): Promise<void> =>
    db.write(
      db.combine(insertVersions, {
        id: newId(),
        dataTable: table,
        dataId: id,
        dataContent: JSON.stringify(masked(content)),
        type,
        createBy: caller.username,
        createTime: timeText(clock()),
        tenantId: caller.tenantId,
      }),
    );
}

const { tenantId, dataTable, dataId, version } = getTableColumns(sysDataCount);

const insertVersions = combinedInsert(
  sysDataLog,
  ['id', 'dataTable', 'dataId', 'dataContent', 'type', 'createBy', 'createTime', 'tenantId'],
  {
    // A trigger counts it. The types are those that the columns give the parameters.
    dataVersion: (row) => sql`coalesce((select ${version} from ${sysDataCount} where ${tenantId} = ${row.tenantId}
      and ${dataTable} = ${row.dataTable}::varchar and ${dataId} = ${row.dataId}::varchar), 0) + 1`,
  },
);
