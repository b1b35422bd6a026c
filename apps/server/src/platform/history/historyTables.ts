import { getTableName, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { flowHistory, flowInstance, sysDataLog, sysLog, sysMessage } from '../db';

/** A table that is divided by month. */
export interface HistoryTable {
  name: string;
  table: PgTable;
  /** Divides it. */
  time: AnyPgColumn;
  /** Rows that are not history yet: their month stays. */
  isInUse?: SQL;
}

const historyTable = (table: PgTable, time: AnyPgColumn, isInUse?: SQL): HistoryTable => ({
  name: getTableName(table),
  table,
  time,
  ...(isInUse && { isInUse }),
});

/** Every `historyTable` of the schema. */
export const historyTables: readonly HistoryTable[] = [
  historyTable(sysLog, sysLog.createTime),
  historyTable(sysDataLog, sysDataLog.createTime),
  historyTable(
    sysMessage,
    sysMessage.createTime,
    sql`(${sysMessage.nextTryTime} is not null or (${sysMessage.esSendStatus} = '0' and ${sysMessage.esSendTime} is not null))`,
  ),
  historyTable(
    flowHistory,
    flowHistory.time,
    sql`exists (select 1 from ${flowInstance} where ${flowInstance.id} = ${flowHistory.instanceId}
      and ${flowInstance.tenantId} = ${flowHistory.tenantId} and ${flowInstance.endTime} is null)`,
  ),
];

/** First day of a month, `YYYY-MM-01`. @param day `YYYY-MM-DD…` @param months added */
export function monthOf(day: string, months = 0): string {
  const [year, month] = day.split('-').map(Number);
  return new Date(Date.UTC(year!, month! - 1 + months, 1)).toISOString().slice(0, 10);
}
