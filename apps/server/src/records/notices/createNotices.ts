import { announcementCategory, announcementStatus } from '@gezi/domain';
import { eq } from 'drizzle-orm';
import type { Bus } from '../../platform/bus/Bus';
import {
  bulkInsert,
  newId,
  nextVersion,
  sysAnnouncement,
  sysAnnouncementSend,
  timeText,
  type Database,
} from '../../platform/db';
import { recipientsOf, type Targets } from './recipients';

type Stored = typeof sysAnnouncement.$inferSelect;
type Delivered = Pick<Stored, 'id' | 'tenantId' | 'titile' | 'msgType'> & Targets;

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
  /** Notifies the open windows of a user of a change. */
  notifyWindows: (
    user: { userId: string; tenantId: number },
    message: { cmd: 'topic' | 'user'; msgId?: string },
  ) => void;
}

/** Above this number of receivers the whole tenant is notified, which is cheaper than listing them. */
const MAX_LISTED_RECEIVERS = 500;

/** Delivers announcements and system messages. */
export function createNotices(db: Database, bus: Bus, clock: () => number): Notices {
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
    return deliver(announcement, by, now);
  }

  /** Gives every recipient a copy of an announcement that nobody has yet. */
  async function deliver(announcement: Delivered, by: string, now: string): Promise<() => void> {
    const { id, tenantId, titile, msgType } = announcement;
    if (msgType === 'ALL') {
      // Copies for everybody are created when each user opens the list.
      const text = JSON.stringify({ cmd: 'topic', msgId: id, msgTxt: titile });
      return () => bus.publish({ kind: 'notice', to: { tenantId }, text });
    }
    const receivers = await recipientsOf(db, tenantId, announcement);
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

  return {
    publish,

    async send({ tenantId, userIds, title, titleEn, content, contentEn, priority = 'M', sender, link }) {
      const now = timeText(clock());
      const addressed = {
        id: newId(),
        titile: title.slice(0, 255),
        msgType: 'USER',
        userIds: `${userIds.join()},`,
        tenantId,
      };
      await db.orm.insert(sysAnnouncement).values({
        ...addressed,
        titileEn: titleEn?.slice(0, 255) ?? null,
        msgContent: content,
        msgContentEn: contentEn ?? null,
        priority,
        msgCategory: announcementCategory.system,
        sender,
        sendStatus: announcementStatus.published,
        sendTime: now,
        ...(link && { openType: 'url', openPage: link.page, busType: link.busType, busId: link.busId }),
        createBy: sender,
        createTime: now,
        updateBy: sender,
        updateTime: now,
      });
      return deliver(addressed, sender, now);
    },

    notifyWindows: ({ userId, tenantId }, message) =>
      bus.publish({ kind: 'notice', to: { userIds: [userId], tenantId }, text: JSON.stringify(message) }),
  };
}
