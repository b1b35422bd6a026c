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
export function storeVersion(db: Database, clock: () => number) {
  const insert = db.orm
    .insert(sysDataLog)
    .values({
      id: value('id'),
      dataTable: value('table'),
      dataId: value('dataId'),
      dataContent: value('content'),
      // A trigger counts it.
      dataVersion: sql`coalesce((select ${sysDataCount.version} from ${sysDataCount} where ${and(
        eq(sysDataCount.tenantId, value('tenantId')),
        eq(sysDataCount.dataTable, value('table')),
        eq(sysDataCount.dataId, value('dataId')),
      )}), 0) + 1`,
      type: value('type'),
      createBy: value('username'),
      createTime: value('time'),
      tenantId: value('tenantId'),
    })
    .prepare('store_version');

  return (caller: Caller, { table, id, type, content }: ChangedRecord): Promise<void> =>
    db.write(
      insert.execute({
        id: newId(),
        table,
        dataId: id,
        content: JSON.stringify(masked(content)),
        type,
        username: caller.username,
        time: timeText(clock()),
        tenantId: caller.tenantId,
      }),
    );
}

const value = (name: string) => sql.placeholder(name);
