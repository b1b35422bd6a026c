import { messageType } from '@gezi/domain';
import { inArray } from 'drizzle-orm';
import { sysUser, timeText } from '../../platform/db';
import type { RecordServices } from '../RecordServices';
import { storeMessages, type MessageMembers } from './storeMessages';
import { writtenNotice } from './writtenNotice';

/** Where a person is notified. */
interface Contact {
  /** Tenant whose message list stores the notices. */
  tenantId: number;
  /** Accounts that read the notice, and their tenant (0 = any); absent when nobody can sign in. */
  readers?: { userIds: readonly string[]; tenantId: number } | undefined;
  mobile: string | null;
  email: string | null;
}

interface PersonalNotice {
  title: () => string;
  content: () => string;
  /** Page that the notice leads to, and the record it is about. */
  link?: { page: string; busType: string; busId: string };
}

/**
 * Notifies a person on the platform, by SMS and by e-mail, whether registered or not. Each notice is stored as a message.
 * Call it within a transaction.
 *
 * @returns notifies open windows; call it after the transaction commits
 */
export function personalNotices({ db, clock, notices }: Pick<RecordServices, 'db' | 'clock' | 'notices'>) {
  return async (
    { tenantId, readers, mobile, email }: Contact,
    { title, content, link }: PersonalNotice,
    sender: string,
  ): Promise<() => void> => {
    const now = timeText(clock());
    // The language of the receiver is unknown: messages are in Chinese, notices in both languages.
    const notice = writtenNotice({ title, content });
    const users = readers
      ? await db.orm
          .select({ username: sysUser.username })
          .from(sysUser)
          .where(inArray(sysUser.id, [...readers.userIds]))
      : [];
    const channels = [
      ...users.map(({ username }) => [messageType.system, username] as const),
      [messageType.sms, mobile],
      [messageType.mail, email],
    ] as const;
    const messages: MessageMembers[] = [];
    for (const [esType, esReceiver] of channels) {
      if (!esReceiver) continue;
      const start = await notices.startOf(esType, tenantId, now);
      messages.push({ esTitle: notice.title, esType, esReceiver, esContent: notice.content, ...start });
    }
    await storeMessages(db, clock(), { username: sender, tenantId }, messages);
    if (!readers || readers.userIds.length === 0) return notices.sendQueued;
    const notifyWindows = await notices.send({
      tenantId: readers.tenantId,
      userIds: readers.userIds,
      ...notice,
      sender,
      ...(link && { link }),
      reached: [mobile, email].filter((address) => address !== null),
    });
    return () => {
      notifyWindows();
      notices.sendQueued();
    };
  };
}
