import { announcementCategory, announcementStatus, noticeKindOf, type NoticeKind } from '@gezi/domain';
import { eq } from 'drizzle-orm';
import { bulkInsert, newId, nextVersion, sysAnnouncement, sysAnnouncementSend, timeText } from '../../platform/db';
import type { PlatformServices } from '../../platform/PlatformServices';
import type { Outbox } from '../outbox/createOutbox';
import { noticeQueue } from '../outbox/noticeQueue';
import { recipientsOf, type Targets } from './recipients';

type Stored = typeof sysAnnouncement.$inferSelect;
type Delivered = Pick<
  Stored,
  'id' | 'tenantId' | 'titile' | 'titileEn' | 'msgContent' | 'msgContentEn' | 'msgType' | 'priority' | 'openPage'
> &
  Targets & { kind: NoticeKind; reached?: readonly string[] | undefined };

/** A message to single users, sent by a feature. */
interface PersonalMessage {
  tenantId: number;
  /** Recipients; users outside the tenant are ignored. */
  userIds: readonly string[];
  title: string;
  /** Shown in English instead of `title`. */
  titleEn?: string;
  /** Sanitised HTML. */
  content: string;
  /** Shown in English instead of `content`. */
  contentEn?: string;
  priority?: 'L' | 'M' | 'H';
  /** Username. */
  sender: string;
  /** Page that the notice leads to, and the record it is about. */
  link?: { page: string; busType: string; busId: string };
  /** Addresses and numbers that get the same news as a message. */
  reached?: readonly string[];
}

export interface Notices {
  /**
   * Publishes a draft or revoked announcement and gives every recipient a new copy. Call it within a transaction.
   *
   * @returns notifies open windows of the recipients; call it after the transaction commits
   */
  publish: (announcement: Stored, by: string) => Promise<() => void>;
  /**
   * Sends a system message. Call it within a transaction.
   *
   * @returns same as {@link publish}
   */
  send: (message: PersonalMessage) => Promise<() => void>;
  /** Members with which a message to a person starts, see `Outbox`. */
  startOf: Outbox['startOf'];
  /** Sends queued messages; call it after the transaction commits. */
  sendQueued: () => void;
  /** Notifies the open windows of a user of a change. */
  notifyWindows: (
    user: { userId: string; tenantId: number },
    message: { cmd: 'topic' | 'user'; msgId?: string },
  ) => void;
}

/** Above this number of receivers the whole tenant is notified, which is cheaper than listing them. */
const MAX_LISTED_RECEIVERS = 500;

/** Delivers announcements and system messages, on the platform and, for those who chose so, outside of it. */
export function createNotices(
  services: Pick<PlatformServices, 'db' | 'bus' | 'clock' | 'config'>,
  outbox: Outbox,
): Notices {
  const { db, bus, clock } = services;
  const queue = noticeQueue(services, outbox);

  async function publish(announcement: Stored, by: string): Promise<() => void> {
    const { id } = announcement;
    const now = timeText(clock());
    await db.orm
      .update(sysAnnouncement)
      .set({
        sendStatus: announcementStatus.published,
        sendTime: now,
        cancelTime: null,
        sender: announcement.sender ?? by,
        updateBy: by,
        updateTime: nextVersion(sysAnnouncement.updateTime, clock()),
      })
      .where(eq(sysAnnouncement.id, id));
    // A republished announcement is unread again.
    await db.orm.delete(sysAnnouncementSend).where(eq(sysAnnouncementSend.anntId, id));
    return deliver({ ...announcement, kind: 'announcement' }, by, now);
  }

  /** Gives every recipient a copy of an announcement that nobody has yet. */
  async function deliver(announcement: Delivered, by: string, now: string): Promise<() => void> {
    const { id, tenantId, titile, msgType } = announcement;
    if (msgType === 'ALL') {
      const isQueued = await leave(announcement, 'all', by);
      // Copies for everybody are created when each user opens the list.
      const text = JSON.stringify({ cmd: 'topic', msgId: id, msgTxt: titile });
      return () => {
        if (isQueued) outbox.wake();
        bus.publish({ kind: 'notice', to: { tenantId }, text });
      };
    }
    const receivers = await recipientsOf(db, tenantId, announcement);
    const isQueued = await leave(announcement, receivers, by);
    await bulkInsert(
      db,
      sysAnnouncementSend,
      receivers.map((userId) => ({
        id: newId(),
        anntId: id,
        userId,
        readFlag: '0',
        createBy: by,
        createTime: now,
        tenantId,
      })),
    );
    return () => {
      if (isQueued) outbox.wake();
      if (receivers.length === 0) return;
      if (receivers.length > MAX_LISTED_RECEIVERS) {
        // No title, because users who are not recipients get the event too.
        const text = JSON.stringify({ cmd: 'topic' });
        return bus.publish({ kind: 'notice', to: { tenantId }, text });
      }
      const text = JSON.stringify({ cmd: 'user', msgId: id, msgTxt: titile });
      bus.publish({ kind: 'notice', to: { userIds: receivers, tenantId }, text });
    };
  }

  const leave = (notice: Delivered, readers: readonly string[] | 'all', sender: string): Promise<boolean> =>
    queue({
      tenantId: notice.tenantId,
      readers,
      kind: notice.kind,
      priority: notice.priority,
      sender,
      title: notice.titile,
      titleEn: notice.titileEn,
      content: notice.msgContent ?? '',
      contentEn: notice.msgContentEn,
      page: notice.openPage,
      reached: notice.reached,
    });

  return {
    publish,
    startOf: outbox.startOf,
    sendQueued: outbox.wake,

    async send({ tenantId, userIds, title, titleEn, content, contentEn, priority = 'M', sender, link, reached }) {
      const now = timeText(clock());
      const addressed = {
        id: newId(),
        titile: title.slice(0, 255),
        titileEn: titleEn?.slice(0, 255) ?? null,
        msgContent: content,
        msgContentEn: contentEn ?? null,
        priority,
        msgType: 'USER',
        userIds: `${userIds.join()},`,
        openPage: link?.page ?? null,
        tenantId,
      };
      await db.write(
        db.orm.insert(sysAnnouncement).values({
          ...addressed,
          msgCategory: announcementCategory.system,
          sender,
          sendStatus: announcementStatus.published,
          sendTime: now,
          ...(link && { openType: 'url', busType: link.busType, busId: link.busId }),
          createBy: sender,
          createTime: now,
          updateBy: sender,
          updateTime: now,
        }),
      );
      return deliver({ ...addressed, kind: noticeKindOf(link?.busType), reached }, sender, now);
    },

    notifyWindows: ({ userId, tenantId }, message) =>
      bus.publish({ kind: 'notice', to: { userIds: [userId], tenantId }, text: JSON.stringify(message) }),
  };
}
