import { and, eq, sql } from 'drizzle-orm';
import { newId, sysDataCount, sysDataLog, timeText, type Database } from '../../platform/db';
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
export const storeVersion =
  (db: Database, clock: () => number) =>
  async (caller: Caller, { table, id, type, content }: ChangedRecord): Promise<void> => {
    const { tenantId, username } = caller;
    const ofRecord = and(
      eq(sysDataCount.tenantId, tenantId),
      eq(sysDataCount.dataTable, table),
      eq(sysDataCount.dataId, id),
    );
    await db.orm.insert(sysDataLog).values({
      id: newId(),
      dataTable: table,
      dataId: id,
      dataContent: JSON.stringify(masked(content)),
      // A trigger counts it.
      dataVersion: sql`coalesce((select ${sysDataCount.version} from ${sysDataCount} where ${ofRecord}), 0) + 1`,
      type,
      createBy: username,
      createTime: timeText(clock()),
      tenantId,
    });
  };
