import { messageStatus } from '@gezi/domain';
import { and, eq, isNotNull, lte, sql, type SQL } from 'drizzle-orm';
import { CURRENT_TIME, sysMessage, type Database } from '../../platform/db';
import type { DueRecord } from '../../platform/jobs/DueWork';

/** Seconds that a server has for one attempt; then another one may try. Longer than every sender's timeout. */
const LEASE = 60;

const { id, tenantId, esType, channelId, priority, nextTryTime, expireTime, esSendNum } = sysMessage;
const after = (seconds: number): SQL => sql`${CURRENT_TIME} + ${seconds} * interval '1 second'`;
/** The channel that a message leaves by: one of all tenants for SMS, one of the tenant for mail, or a robot. */
const route = sql<string>`case ${esType} when '1' then 'sms' when '2' then 'mail:' || ${tenantId} else 'robot:' || ${channelId} end`;

export interface ClaimedMessage extends Pick<
  typeof sysMessage.$inferSelect,
  | 'id'
  | 'tenantId'
  | 'esType'
  | 'esReceiver'
  | 'esTitle'
  | 'esContent'
  | 'priority'
  | 'channelId'
  | 'sealedParam'
  | 'esSendNum'
  | 'nextTryTime'
> {
  /** Channel that it leaves by. */
  route: string;
  isExpired: boolean;
}

/** The queued messages of all tenants. Times are those of the database, which all servers share. */
export function queueStore(db: Database) {
  const claimed = (message: ClaimedMessage) => and(eq(id, message.id), eq(nextTryTime, message.nextTryTime!));

  return {
    /** Due messages, urgent ones first. @param paused routes to leave out */
    due: (limit: number, paused: readonly string[]): Promise<DueRecord[]> =>
      db.orm
        .select({ id, tenantId })
        .from(sysMessage)
        .where(
          and(
            isNotNull(nextTryTime),
            lte(nextTryTime, CURRENT_TIME),
            paused.length > 0 ? sql`${route} <> all(${sql.param(paused)}::text[])` : undefined,
          ),
        )
        .orderBy(sql`case ${priority} when 'H' then 0 when 'M' then 1 else 2 end`, nextTryTime)
        .limit(limit),

    /** Takes a due message for one attempt; undefined if another server has taken it. A lease that ends is due again. */
    async claim(messageId: string): Promise<ClaimedMessage | undefined> {
      const [row] = await db.orm
        .update(sysMessage)
        .set({ nextTryTime: after(LEASE), esSendNum: sql`${esSendNum} + 1` })
        .where(and(eq(id, messageId), lte(nextTryTime, CURRENT_TIME)))
        .returning({
          id,
          tenantId,
          esType,
          esReceiver: sysMessage.esReceiver,
          esTitle: sysMessage.esTitle,
          esContent: sysMessage.esContent,
          priority,
          channelId,
          sealedParam: sysMessage.sealedParam,
          esSendNum,
          nextTryTime,
          route,
          isExpired: sql<boolean>`coalesce(${expireTime} < ${CURRENT_TIME}, false)`,
        });
      return row;
    },

    /** Gives a message back without counting the attempt. @param seconds until it is due */
    release: (message: ClaimedMessage, seconds: number) =>
      db.orm
        .update(sysMessage)
        .set({ nextTryTime: after(seconds), esSendNum: sql`${esSendNum} - 1` })
        .where(claimed(message)),

    /** The message has left, even if another server holds the lease now. */
    sent: (message: ClaimedMessage) =>
      db.orm
        .update(sysMessage)
        .set({
          esSendStatus: messageStatus.sent,
          esSendTime: CURRENT_TIME,
          esResult: null,
          nextTryTime: null,
          sealedParam: null,
          updateTime: CURRENT_TIME,
        })
        .where(eq(id, message.id)),

    retry: (message: ClaimedMessage, reason: string, seconds: number) =>
      db.orm
        .update(sysMessage)
        .set({ esResult: reason, nextTryTime: after(seconds), updateTime: CURRENT_TIME })
        .where(claimed(message)),

    /** The dead letter keeps its reason. */
    fail: (message: ClaimedMessage, reason: string) =>
      db.orm
        .update(sysMessage)
        .set({
          esSendStatus: messageStatus.failed,
          esResult: reason,
          nextTryTime: null,
          sealedParam: null,
          updateTime: CURRENT_TIME,
        })
        .where(claimed(message)),

    remove: (message: ClaimedMessage) => db.orm.delete(sysMessage).where(eq(id, message.id)),
  };
}
