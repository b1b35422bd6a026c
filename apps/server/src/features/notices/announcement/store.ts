import { announcementStatus, type Announcement } from '@gezi/domain';
import { and, count, desc, eq, gte, inArray, isNotNull, isNull, lt, lte, or, sql, type SQL } from 'drizzle-orm';
import { listQuery, type ListRequest } from '../../../platform/query/listQuery';
import { localColumn } from '../../../platform/query/localColumn';
import { newId, sysAnnouncement, sysAnnouncementSend, timeText, type Database } from '../../../platform/db';
import type { Caller } from '../../../platform/http/Caller';

type Notice = Omit<Announcement, 'sender_dictText' | 'createBy_dictText'>;
type Reader = Pick<Caller, 'userId' | 'username' | 'tenantId'>;

/** SQL of announcements for one reader: those of the reader's tenant and of tenant 0. */
export function announcementStore(db: Database, clock: () => number) {
  /**
   * Condition: published, in its period, and addressed to the reader. Needs a join with the reader's copy, which
   * publishing or {@link receive} creates.
   */
  function isAddressedTo({ userId, tenantId }: Reader): SQL {
    const now = timeText(clock());
    return and(
      inArray(sysAnnouncement.tenantId, [...new Set([0, tenantId])]),
      eq(sysAnnouncement.sendStatus, announcementStatus.published),
      eq(sysAnnouncement.delFlag, '0'),
      or(isNull(sysAnnouncement.startTime), lte(sysAnnouncement.startTime, now)),
      or(isNull(sysAnnouncement.endTime), gte(sysAnnouncement.endTime, now)),
      or(
        eq(sysAnnouncement.msgType, 'ALL'),
        isNotNull(sysAnnouncementSend.id),
        sql`position(${`,${userId},`} in ',' || coalesce(${sysAnnouncement.userIds}, '')) > 0`,
      ),
    )!;
  }

  const copyOf = (userId: string) =>
    and(
      eq(sysAnnouncementSend.tenantId, sysAnnouncement.tenantId),
      eq(sysAnnouncementSend.anntId, sysAnnouncement.id),
      eq(sysAnnouncementSend.userId, userId),
    );

  return {
    /** Creates the reader's missing copies of announcements. */
    async receive(reader: Reader): Promise<void> {
      const missing = await db.orm
        .select({ id: sysAnnouncement.id, tenantId: sysAnnouncement.tenantId })
        .from(sysAnnouncement)
        .leftJoin(sysAnnouncementSend, copyOf(reader.userId))
        .where(and(isAddressedTo(reader), isNull(sysAnnouncementSend.id)));
      if (missing.length === 0) return;
      const now = timeText(clock());
      await db.orm
        .insert(sysAnnouncementSend)
        .values(
          missing.map(({ id, tenantId }) => ({
            id: newId(),
            anntId: id,
            userId: reader.userId,
            tenantId,
            createBy: reader.username,
            createTime: now,
          })),
        )
        .onConflictDoNothing();
    },

    /** The reader's unread announcements of a category, latest first, and their total. */
    async unread(reader: Reader, msgCategory: string, limit: number): Promise<{ list: Notice[]; total: number }> {
      const where = and(
        isAddressedTo(reader),
        eq(sysAnnouncement.msgCategory, msgCategory),
        eq(sysAnnouncementSend.readFlag, '0'),
      );
      const [[total], list] = await Promise.all([
        db.orm
          .select({ count: count() })
          .from(sysAnnouncement)
          .innerJoin(sysAnnouncementSend, copyOf(reader.userId))
          .where(where),
        db.orm
          .select(inLanguage(noticeFor(reader)))
          .from(sysAnnouncement)
          .innerJoin(sysAnnouncementSend, copyOf(reader.userId))
          .where(where)
          .orderBy(desc(sysAnnouncement.sendTime), desc(sysAnnouncement.id))
          .limit(limit),
      ]);
      return { list, total: total!.count };
    },

    async view(reader: Reader, id: string): Promise<Notice | undefined> {
      const [notice] = await db.orm
        .select(inLanguage(noticeFor(reader)))
        .from(sysAnnouncement)
        .leftJoin(sysAnnouncementSend, copyOf(reader.userId))
        .where(and(isAddressedTo(reader), eq(sysAnnouncement.id, id)));
      return notice;
    },

    /** A published announcement for everybody, in its period. Not restricted to a reader. */
    async findPublic(id: string) {
      const now = timeText(clock());
      const [notice] = await db.orm
        .select({ titile: sysAnnouncement.titile, msgContent: sysAnnouncement.msgContent })
        .from(sysAnnouncement)
        .where(
          and(
            eq(sysAnnouncement.id, id),
            eq(sysAnnouncement.msgType, 'ALL'),
            eq(sysAnnouncement.sendStatus, announcementStatus.published),
            eq(sysAnnouncement.delFlag, '0'),
            or(isNull(sysAnnouncement.startTime), lte(sysAnnouncement.startTime, now)),
            or(isNull(sysAnnouncement.endTime), gte(sysAnnouncement.endTime, now)),
          ),
        );
      return notice;
    },

    /** Revokes announcements past their end time. @returns their number */
    async revokeExpired(tenantId: number): Promise<number> {
      const now = timeText(clock());
      const { rowCount } = await db.orm
        .update(sysAnnouncement)
        .set({ sendStatus: announcementStatus.revoked, cancelTime: now, updateTime: now })
        .where(
          and(
            eq(sysAnnouncement.tenantId, tenantId),
            eq(sysAnnouncement.sendStatus, announcementStatus.published),
            eq(sysAnnouncement.delFlag, '0'),
            lt(sysAnnouncement.endTime, now),
          ),
        );
      return rowCount ?? 0;
    },

    /** All announcements of the reader, by default latest first. @param filter further conditions */
    async received(reader: Reader, request: ListRequest, filter?: SQL) {
      const list = listQuery(
        { columns: receivedColumns, scope: and(isAddressedTo(reader), filter) },
        { ...request, column: request.column ?? 'sendTime', order: request.order ?? 'desc' },
      );
      const [[total], rows] = await Promise.all([
        db.orm
          .select({ count: count() })
          .from(sysAnnouncement)
          .innerJoin(sysAnnouncementSend, copyOf(reader.userId))
          .where(list.where),
        db.orm
          .select(inLanguage(receivedShown))
          .from(sysAnnouncement)
          .innerJoin(sysAnnouncementSend, copyOf(reader.userId))
          .where(list.where)
          .orderBy(...list.orderBy)
          .limit(list.size)
          .offset(list.offset),
      ]);
      return { rows, total: total!.count, list };
    },

    /**
     * @param from first day of sending, `YYYY-MM-DD`
     * @param to last day, inclusive
     */
    sentWithin: (from: string | undefined, to: string | undefined): SQL | undefined =>
      and(
        from ? gte(sysAnnouncement.sendTime, `${from} 00:00:00`) : undefined,
        to ? lte(sysAnnouncement.sendTime, `${to} 23:59:59`) : undefined,
      ),

    async receivedOne(reader: Reader, sendId: string) {
      const [row] = await db.orm
        .select(inLanguage(receivedShown))
        .from(sysAnnouncement)
        .innerJoin(sysAnnouncementSend, copyOf(reader.userId))
        .where(and(isAddressedTo(reader), eq(sysAnnouncementSend.id, sendId)));
      return row;
    },

    markAllRead: (reader: Reader): Promise<void> => markCopies(reader),

    markRead: (reader: Reader, id: string): Promise<void> => markCopies(reader, eq(sysAnnouncementSend.anntId, id)),
  };

  async function markCopies(reader: Reader, condition?: SQL): Promise<void> {
    const now = timeText(clock());
    await db.orm
      .update(sysAnnouncementSend)
      .set({ readFlag: '1', readTime: now, updateBy: reader.username, updateTime: now })
      .where(
        and(
          inArray(sysAnnouncementSend.tenantId, [...new Set([0, reader.tenantId])]),
          eq(sysAnnouncementSend.userId, reader.userId),
          eq(sysAnnouncementSend.readFlag, '0'),
          condition,
        ),
      );
  }
}

/** Columns whose title and content are in the current language. */
const inLanguage = <Columns extends object>(columns: Columns) => ({
  ...columns,
  titile: localColumn(sysAnnouncement.titile, sysAnnouncement.titileEn),
  msgContent: localColumn(sysAnnouncement.msgContent, sysAnnouncement.msgContentEn) as SQL<string | null>,
});

const receivedColumns = {
  id: sysAnnouncementSend.id,
  anntId: sysAnnouncementSend.anntId,
  titile: sysAnnouncement.titile,
  sender: sysAnnouncement.sender,
  priority: sysAnnouncement.priority,
  msgCategory: sysAnnouncement.msgCategory,
  readFlag: sysAnnouncementSend.readFlag,
  readTime: sysAnnouncementSend.readTime,
  sendTime: sysAnnouncement.sendTime,
  busType: sysAnnouncement.busType,
  busId: sysAnnouncement.busId,
};

const receivedShown = {
  ...receivedColumns,
  userId: sysAnnouncementSend.userId,
  msgContent: sysAnnouncement.msgContent,
  msgAbstract: sysAnnouncement.msgAbstract,
  openType: sysAnnouncement.openType,
  openPage: sysAnnouncement.openPage,
};

const noticeFor = ({ userId }: Reader) => ({
  id: sysAnnouncement.id,
  titile: sysAnnouncement.titile,
  msgContent: sysAnnouncement.msgContent,
  msgAbstract: sysAnnouncement.msgAbstract,
  startTime: sysAnnouncement.startTime,
  endTime: sysAnnouncement.endTime,
  sender: sysAnnouncement.sender,
  priority: sysAnnouncement.priority,
  msgCategory: sysAnnouncement.msgCategory,
  msgType: sysAnnouncement.msgType,
  userIds: sql<string | null>`case when ${sysAnnouncement.msgType} = 'USER' then ${`${userId},`}::text end`,
  sendStatus: sysAnnouncement.sendStatus,
  sendTime: sysAnnouncement.sendTime,
  cancelTime: sysAnnouncement.cancelTime,
  delFlag: sysAnnouncement.delFlag,
  openType: sysAnnouncement.openType,
  openPage: sysAnnouncement.openPage,
  busType: sysAnnouncement.busType,
  busId: sysAnnouncement.busId,
  readFlag: sysAnnouncementSend.readFlag,
  starFlag: sysAnnouncementSend.starFlag,
  sendId: sysAnnouncementSend.id,
  createBy: sysAnnouncement.createBy,
  createTime: sysAnnouncement.createTime,
  updateBy: sysAnnouncement.updateBy,
  updateTime: sysAnnouncement.updateTime,
  sysOrgCode: sysAnnouncement.sysOrgCode,
  tenantId: sysAnnouncement.tenantId,
});
