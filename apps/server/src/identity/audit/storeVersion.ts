import { and, eq, max } from 'drizzle-orm';
import { newId, sysDataLog, timeText, type Database } from '../../platform/db';
import type { Caller } from '../../platform/http/Caller';
import { masked } from './masked';

export interface ChangedRecord {
  /** As the database calls it, e.g. `sys_dict`. */
  table: string;
  id: string;
  type: 'add' | 'edit' | 'delete';
  /** The record after the change; before it where it was deleted. */
  content: Readonly<Record<string, unknown>>;
}

/** Keeps a record as it is after a change. Within the transaction that changes it, which holds the record. */
export const storeVersion =
  (db: Database, clock: () => number) =>
  async (caller: Caller, { table, id, type, content }: ChangedRecord): Promise<void> => {
    const { tenantId, username } = caller;
    const ofRecord = and(eq(sysDataLog.tenantId, tenantId), eq(sysDataLog.dataTable, table), eq(sysDataLog.dataId, id));
    const [last] = await db.orm
      .select({ version: max(sysDataLog.dataVersion) })
      .from(sysDataLog)
      .where(ofRecord);
    await db.orm.insert(sysDataLog).values({
      id: newId(),
      dataTable: table,
      dataId: id,
      dataContent: JSON.stringify(masked(content)),
      dataVersion: (last?.version ?? 0) + 1,
      type,
      createBy: username,
      createTime: timeText(clock()),
      tenantId,
    });
  };
