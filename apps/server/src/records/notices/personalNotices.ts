import { messageType } from '@gezi/domain';
import { eq } from 'drizzle-orm';
import { sysUser, timeText } from '../../platform/db';
import type { RecordServices } from '../RecordServices';
import { storeMessages } from './storeMessages';
import { messageOutcome } from './messageOutcome';
import { writtenNotice } from './writtenNotice';

/** Where a person is notified. */
interface Contact {
  /** Tenant whose message list stores the notices. */
  tenantId: number;
  /** Account that reads the notice, and its tenant (0 = any); absent when nobody can sign in. */
  reader?: { userId: string; tenantId: number } | undefined;
  mobile: string | null;
  email: string | null;
}

/**
 * Notifies a person on the platform, by SMS and by e-mail, whether registered or not. Each notice is stored as a message.
 * Call it within a transaction.
 *
 * @returns notifies open windows; call it after the transaction commits
 */
export function personalNotices({ db, clock, notices }: Pick<RecordServices, 'db' | 'clock' | 'notices'>) {
  return async (
    { tenantId, reader, mobile, email }: Contact,
    { title, content }: { title: () => string; content: () => string },
    sender: string,
  ): Promise<() => void> => {
    const now = timeText(clock());
    // The language of the receiver is unknown: messages are in Chinese, notices in both languages.
    const notice = writtenNotice({ title, content });
    const [user] = reader
      ? await db.orm.select({ username: sysUser.username }).from(sysUser).where(eq(sysUser.id, reader.userId))
      : [];
    const channels = [
      [messageType.system, user?.username],
      [messageType.sms, mobile],
      [messageType.mail, email],
    ] as const;
    await storeMessages(
      db,
      clock(),
      { username: sender, tenantId },
      channels.flatMap(([esType, esReceiver]) =>
        esReceiver
          ? { esTitle: notice.title, esType, esReceiver, esContent: notice.content, ...messageOutcome(esType, now) }
          : [],
      ),
    );
    if (!reader) return () => {};
    return notices.send({
      tenantId: reader.tenantId,
      userIds: [reader.userId],
      ...notice,
      sender,
    });
  };
}
