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
import { recipientsOf } from './recipients';

type Stored = typeof sysAnnouncement.$inferSelect;

/** A message to single people, as features of the business send it. */
interface PersonalMessage {
  tenantId: number;
  /** Those of the tenant among them receive it. */
  userIds: readonly string[];
  title: string;
  /** Sanitised HTML. */
  content: string;
  priority?: 'L' | 'M' | 'H';
  /** Username. */
  sender: string;
}

export interface Notices {
  /**
   * Makes a draft or revoked announcement public: everybody it is for has a new copy. Within a transaction.
   *
   * @returns tells the open windows of those it is for; to be called once the transaction stands
   */
  publish: (announcement: Stored, by: string) => Promise<() => void>;
  /**
   * Sends a system message. Within a transaction.
   *
   * @returns as {@link publish} does
   */
  send: (message: PersonalMessage) => Promise<() => void>;
  /** Tells the open windows of a user that something of theirs has changed. */
  tell: (user: { userId: string; tenantId: number }, message: { cmd: 'topic' | 'user'; msgId?: string }) => void;
}

/** With more receivers than this the whole tenant is told to look, which costs the servers less than naming them all. */
const MOST_NAMED = 500;

/** The way announcements reach people, whoever sends them. */
export function createNotices(db: Database, bus: Bus, clock: () => number): Notices {
  async function publish(announcement: Stored, by: string): Promise<() => void> {
    const { id, tenantId, titile, msgType } = announcement;
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
    // What was read before it was revoked is news again.
    await db.orm.delete(sysAnnouncementSend).where(eq(sysAnnouncementSend.anntId, id));
    if (msgType === 'ALL') {
      // Copies for everybody are made as each looks.
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
      if (receivers.length > MOST_NAMED) {
        // Without the title: whoever it is not for shall not hear of it.
        const text = JSON.stringify({ cmd: 'topic' });
        return bus.publish({ kind: 'notice', to: { tenantId }, text });
      }
      const text = JSON.stringify({ cmd: 'user', msgId: id, msgTxt: titile });
      bus.publish({ kind: 'notice', to: { userIds: receivers, tenantId }, text });
    };
  }

  return {
    publish,

    async send({ tenantId, userIds, title, content, priority = 'M', sender }) {
      const now = timeText(clock());
      const [made] = await db.orm
        .insert(sysAnnouncement)
        .values({
          id: newId(),
          titile: title.slice(0, 255),
          msgContent: content,
          priority,
          msgCategory: announcementCategory.system,
          msgType: 'USER',
          userIds: `${userIds.join()},`,
          sender,
          createBy: sender,
          createTime: now,
          updateTime: now,
          tenantId,
        })
        .returning();
      return publish(made!, sender);
    },

    tell: ({ userId, tenantId }, message) =>
      bus.publish({ kind: 'notice', to: { userIds: [userId], tenantId }, text: JSON.stringify(message) }),
  };
}
